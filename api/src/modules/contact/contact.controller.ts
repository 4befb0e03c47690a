import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { ContactService } from './contact.service.js';
import { ContactDto } from './dto/contact.dto.js';
import { ContactAnswer, contactMessageView } from './dto/contact-message.view.js';

@ApiTags('Contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'contact', limit: 20, seconds: 600 })
  @ApiOperation({ summary: 'Send a message to the company', description: 'Also used for event support requests.' })
  @ApiCreatedResponse({ type: ContactAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  async send(
    @Body() body: ContactDto,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<ContactAnswer> {
    return {
      message: "Thank you, your message has been sent. We'll reply soon.",
      data: contactMessageView(await this.contact.send(body, sender, language)),
    };
  }
}
