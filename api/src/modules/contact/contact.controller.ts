import { told } from '../../common/message-answer.js';
import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { Post } from '../../platform/http/route.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { ContactService } from './contact.service.js';
import { ContactDto } from './dto/contact.dto.js';
import { ContactAnswer, contactMessageView } from './dto/contact-message.view.js';

@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post('', PUBLIC, 'Send a message to the company', {
    description: 'Also used for event support requests.',
    created: ContactAnswer,
    limits: { name: 'contact', limit: 20, seconds: 600 },
  })
  async send(
    @Body() body: ContactDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<ContactAnswer> {
    return {
      ...told('message-sent'),
      data: contactMessageView(await this.contact.send(body, sender, language)),
    };
  }
}
