import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../common/domain-events/domain-event.js';
import { UnrecoverableError } from '../../common/jobs/job-registry.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import { SUBSCRIBER_JOINED, type SubscriberJoined } from './subscriber.events.js';
import { SubscribersService } from './subscribers.service.js';
import { SAMPLE_SUBSCRIBER, UnsubscribeLinks } from './unsubscribe-links.service.js';

const WELCOME = mailKind<{ readonly subscriberId: string }>('subscribed');

/** The mails to subscribers: when they are promised, and what they say. */
@Injectable()
export class SubscriberMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
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
    );
  }

  @OnDomainEvent(SUBSCRIBER_JOINED)
  subscriberJoined(tx: EntityManager, { subscriber: { id, email } }: SubscriberJoined): Promise<void> {
    return this.mail.queue(tx, WELCOME, { subscriberId: id }, { to: email });
  }

  private welcome(subscriberId: string): MailContent {
    return {
      subject: `Welcome to the ${this.company.name} newsletter`,
      preview: 'New journeys, seasonal offers and events, about once a month.',
      heading: 'Murakaza neza!',
      blocks: [
        {
          kind: 'paragraph',
          text: `Thank you for subscribing to our newsletter. We'll write to you whenever there's a new journey, an event or a story worth your time.`,
        },
        { kind: 'button', label: 'See our tours', url: `${this.env.PUBLIC_URL}/tours` },
        {
          kind: 'note',
          text: "Didn't sign up, or changed your mind?",
          link: { label: 'Unsubscribe', url: this.links.page(subscriberId) },
        },
      ],
      headers: this.links.headers(subscriberId),
    };
  }
}
