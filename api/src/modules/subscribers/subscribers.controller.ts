import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller, Get, Head, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow, Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { MessageAnswer } from '../../common/message-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { SubscribersAnswer, subscriberView } from './dto/subscriber.view.js';
import { SubscribersService } from './subscribers.service.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

const UNSUBSCRIBE_LIMIT = { name: 'unsubscribe', limit: 60, seconds: 600 };
const GONE = 'You have been unsubscribed. We are sorry to see you go.';

/** `subcribers` and `unsubcribe` are the spelling of deployed clients, and of links in mails already sent. */
@ApiTags('Mailing list')
@Controller('maillist')
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly links: UnsubscribeLinks,
  ) {}

  @Post('subscribe')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'subscribe', limit: 20, seconds: 600 })
  @ApiOperation({
    summary: 'Subscribe',
    description: 'Subscribing again changes nothing and returns the same message.',
  })
  @ApiCreatedResponse({ type: MessageAnswer })
  @ApiOkResponse({ description: 'The address is already on the list.', type: MessageAnswer })
  @ApiBadRequestResponse({ description: 'The address is missing or invalid.', type: ErrorAnswer })
  async subscribe(
    @Body() body: SubscribeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<MessageAnswer> {
    void reply.status((await this.subscribers.subscribe(body, sender, language)) ? 201 : 200);
    return { message: 'Thank you for subscribing to our mailing list.' };
  }

  @Get('subcribers')
  @Allow('subscribers', 'list')
  @ApiOperation({ summary: 'All subscribers, newest first' })
  @ApiOkResponse({ type: SubscribersAnswer })
  async list(): Promise<SubscribersAnswer> {
    return { subscribers: (await this.subscribers.list()).map(subscriberView) };
  }

  /** Without it a HEAD would run the GET below: a link checker that only asks must not unsubscribe anybody. */
  @Head('unsubcribe/:id')
  @HttpCode(204)
  @Public()
  @ApiExcludeEndpoint()
  head(): void {
    return undefined;
  }

  @Get('unsubcribe/:id')
  @Public()
  @RateLimit(UNSUBSCRIBE_LIMIT)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Unsubscribe',
    description: 'Called by the page that the link in the mail opens, once it is displayed.',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiNotFoundResponse({ description: 'The address is not, or no longer, on the list.', type: ErrorAnswer })
  async unsubscribe(@Param('id') id: string): Promise<MessageAnswer> {
    await this.links.follow(id);
    return { message: GONE };
  }

  /** Where `List-Unsubscribe` leads when it is followed as a link: the page asks before it unsubscribes anybody. */
  @Get('one-click/:id')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The page that asks whether to unsubscribe' })
  @ApiResponse({ status: 303, description: 'Redirects to the page.' })
  ask(@Param('id') id: string, @Res() reply: FastifyReply): FastifyReply {
    return reply.redirect(`${this.links.page(encodeURIComponent(id))}?ask`, 303);
  }

  @Post('one-click/:id')
  @HttpCode(200)
  @Public()
  @RateLimit(UNSUBSCRIBE_LIMIT)
  @ApiOperation({ summary: 'Unsubscribe with one click in an email program', description: 'RFC 8058.' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiNotFoundResponse({ description: 'The address is not, or no longer, on the list.', type: ErrorAnswer })
  async oneClick(@Param('id') id: string): Promise<MessageAnswer> {
    return this.unsubscribeByOneClick(id);
  }

  @Post('unsubcribe/:id')
  @HttpCode(200)
  @Public()
  @RateLimit(UNSUBSCRIBE_LIMIT)
  @ApiOperation({
    summary: 'Unsubscribe with one click',
    description: 'Kept for links in mails that have already been sent.',
  })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiNotFoundResponse({ description: 'The address is not, or no longer, on the list.', type: ErrorAnswer })
  async unsubscribeByOneClick(@Param('id') id: string): Promise<MessageAnswer> {
    await this.links.follow(id);
    return { message: GONE };
  }
}
