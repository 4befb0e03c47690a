import type { LanguageCode } from '@imisozi/core/languages';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { Body, Controller, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { allow, PUBLIC } from '../../platform/auth/access.decorators.js';
import { Get, Head, Post } from '../../platform/http/route.js';
import { MessageAnswer, told } from '../../common/message-answer.js';
import { SentBy, type Sender } from '../../platform/limits/recipient-limits.js';
import { SubscribeDto } from './dto/subscribe.dto.js';
import { SubscribersAnswer, subscriberView } from './dto/subscriber.view.js';
import { SubscribersService } from './subscribers.service.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

const UNSUBSCRIBE_LIMIT = { name: 'unsubscribe', limit: 60, seconds: 600 };

/** `subcribers` and `unsubcribe` are the spelling of deployed clients, and of links in mails already sent. */
@ApiTags('Mailing list')
@Controller('maillist')
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly links: UnsubscribeLinks,
  ) {}

  @Post('subscribe', PUBLIC, 'Subscribe', {
    description: 'Subscribing again changes nothing and returns the same message.',
    answer: MessageAnswer,
    created: MessageAnswer,
    limits: { name: 'subscribe', limit: 20, seconds: 600 },
    200: 'The address is already on the list.',
  })
  async subscribe(
    @Body() body: SubscribeDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @SentBy() sender: Sender,
    @ContentLanguage() language: LanguageCode,
  ): Promise<MessageAnswer> {
    void reply.status((await this.subscribers.subscribe(body, sender, language)) ? 201 : 200);
    return told('subscribed');
  }

  @Get('subcribers', allow('subscribers', 'list'), 'All subscribers, newest first', { answer: SubscribersAnswer })
  async list(): Promise<SubscribersAnswer> {
    return { subscribers: (await this.subscribers.list()).map(subscriberView) };
  }

  /** Without it a HEAD would run the GET below: a link checker must not unsubscribe anybody. */
  @Head('unsubcribe/:id', PUBLIC, 'Unsubscribe nobody', { empty: true, hidden: true })
  head(): void {
    return undefined;
  }

  @Get('unsubcribe/:id', PUBLIC, 'Unsubscribe', {
    description: 'Called by the page that the link in the mail opens, once it is displayed.',
    answer: MessageAnswer,
    limits: UNSUBSCRIBE_LIMIT,
  })
  async unsubscribe(@Param('id') id: string): Promise<MessageAnswer> {
    await this.links.follow(id);
    return told('unsubscribed');
  }

  /** The target of `List-Unsubscribe` when it is opened as a link: the page asks before it unsubscribes anybody. */
  @Get('one-click/:id', PUBLIC, 'The page that asks whether to unsubscribe', { 303: 'Redirects to the page.' })
  ask(@Param('id') id: string, @Res() reply: FastifyReply): FastifyReply {
    return reply.redirect(`${this.links.page(encodeURIComponent(id))}?ask`, 303);
  }

  @Post('one-click/:id', PUBLIC, 'Unsubscribe with one click in an email program', {
    description: 'RFC 8058.',
    answer: MessageAnswer,
    limits: UNSUBSCRIBE_LIMIT,
  })
  async oneClick(@Param('id') id: string): Promise<MessageAnswer> {
    return this.unsubscribeByOneClick(id);
  }

  @Post('unsubcribe/:id', PUBLIC, 'Unsubscribe with one click', {
    description: 'Kept for links in mails that have already been sent.',
    answer: MessageAnswer,
    limits: UNSUBSCRIBE_LIMIT,
  })
  async unsubscribeByOneClick(@Param('id') id: string): Promise<MessageAnswer> {
    await this.links.follow(id);
    return told('unsubscribed');
  }
}
