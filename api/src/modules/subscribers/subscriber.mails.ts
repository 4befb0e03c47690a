import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { pageAt, texts } from '../../texts/reader.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { MailTexts } from '../mail/texts/mail-texts.js';
import { SUBSCRIBER_JOINED, type SubscriberJoined } from './subscriber.events.js';
import { SubscribersService } from './subscribers.service.js';
import { SAMPLE_SUBSCRIBER, UnsubscribeLinks } from './unsubscribe-links.service.js';

const WELCOME = mailKind<{ readonly subscriberId: string }>('subscribed');

/** The mails to subscribers: when they are queued, and their content. */
@Injectable()
export class SubscriberMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly subscribers: SubscribersService,
    private readonly links: UnsubscribeLinks,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      WELCOME,
      async ({ subscriberId }) => {
        if (!(await this.subscribers.find(subscriberId)))
          throw new UnrecoverableError('The subscriber has already unsubscribed');
        return this.welcome(subscriberId);
      },
      () => this.welcome(SAMPLE_SUBSCRIBER),
      'mail-subscribed',
    );
  }

  @OnDomainEvent(SUBSCRIBER_JOINED, 'mails')
  subscriberJoined(tx: EntityManager, { subscriber: { id, email }, language }: SubscriberJoined): Promise<void> {
    return this.mail.queue(tx, WELCOME, { subscriberId: id }, { to: email, language });
  }

  private async welcome(subscriberId: string): Promise<MailContent> {
    const { head, parts } = await this.words.fill('mail-subscribed', {});
    return {
      ...head,
      blocks: [
        ...parts.text,
        { kind: 'button', label: texts().buttons.tours, url: pageAt(this.env.PUBLIC_URL, '/tours') },
        {
          kind: 'note',
          text: texts().noLongerInterested,
          link: { label: texts().unsubscribe, url: this.links.page(subscriberId) },
        },
      ],
      headers: this.links.headers(subscriberId),
    };
  }
}
