import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { AirTicketsService } from './air-tickets.service.js';
import { AirTicketDto } from './dto/air-ticket.dto.js';
import { AirTicketAnswer, airTicketView } from './dto/air-ticket.view.js';
import { HtmlInquiryDto } from './dto/html-inquiry.dto.js';

const SENT = 'Air Ticket sent successfully!';

@ApiTags('Air tickets')
@Controller()
export class AirTicketsController {
  constructor(private readonly airTickets: AirTicketsService) {}

  @Post('airticket')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'air-ticket', limit: 20, seconds: 600 })
  @ApiOperation({
    summary: 'Send an air-ticket inquiry',
    description: 'Sends an email to the company and an acknowledgement to the visitor.',
  })
  @ApiCreatedResponse({ type: AirTicketAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  async inquire(
    @Body() body: AirTicketDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<AirTicketAnswer> {
    return { message: SENT, data: airTicketView(await this.airTickets.inquire(body, sender, language)) };
  }

  @Post('maillist/sendhtml')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'send-html', limit: 10, seconds: 600 })
  @ApiOperation({
    summary: 'Send an air-ticket inquiry as deployed clients do',
    description: 'The text always goes to the company; the address in `sendTo` only gets an acknowledgement.',
    deprecated: true,
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  async inquireByHtml(@Body() body: HtmlInquiryDto, @SentBy() sender: Sender): Promise<MessageAnswer> {
    await this.airTickets.inquireByHtml(body, sender);
    return { message: SENT };
  }
}
