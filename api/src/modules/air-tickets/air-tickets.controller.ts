import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Post } from '../../platform/http/route.js';
import { MessageAnswer, told } from '../../common/message-answer.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { AirTicketsService } from './air-tickets.service.js';
import { AirTicketDto } from './dto/air-ticket.dto.js';
import { AirTicketAnswer, airTicketView } from './dto/air-ticket.view.js';
import { HtmlInquiryDto } from './dto/html-inquiry.dto.js';

@ApiTags('Air tickets')
@Controller()
export class AirTicketsController {
  constructor(private readonly airTickets: AirTicketsService) {}

  @Post('airticket', PUBLIC, 'Send an air-ticket inquiry', {
    description: 'Sends an email to the company and an acknowledgement to the visitor.',
    created: AirTicketAnswer,
    limits: { name: 'air-ticket', limit: 20, seconds: 600 },
  })
  async inquire(
    @Body() body: AirTicketDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<AirTicketAnswer> {
    return { ...told('air-ticket-sent'), data: airTicketView(await this.airTickets.inquire(body, sender, language)) };
  }

  @Post('maillist/sendhtml', PUBLIC, 'Send an air-ticket inquiry as deployed clients do', {
    description: 'The text always goes to the company; the address in `sendTo` only gets an acknowledgement.',
    answer: MessageAnswer,
    limits: { name: 'send-html', limit: 10, seconds: 600 },
    deprecated: true,
  })
  async inquireByHtml(@Body() body: HtmlInquiryDto, @SentBy() sender: Sender): Promise<MessageAnswer> {
    await this.airTickets.inquireByHtml(body, sender);
    return told('air-ticket-sent');
  }
}
