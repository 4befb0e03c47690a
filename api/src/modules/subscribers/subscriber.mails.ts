import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnrecoverableError } from '../../common/jobs/job-registry.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import type { Env } from '../../config/env.js';
import type { MailContent } from '../mail/mail.content.js';
import { MailKinds } from '../mail/mail.kinds.js';
import { SUBSCRIBED } from './subscriber.mail-kinds.js';
import { SubscribersService } from './subscribers.service.js';

/** Nobody has this id, so the links of a preview unsubscribe nobody. */
export const SAMPLE_SUBSCRIBER = '00000000-0000-4000-8000-000000000045';

/** What mails to subscribers say, and how each lets its reader go. */
@Injectable()
export class MaillistMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly templates: MailKinds,
    private readonly maillist: SubscribersService,
  ) {}

  onModuleInit(): void {
    this.templates.register(
      SUBSCRIBED,
      async ({ subscriberId }) => {
        if (!(await this.maillist.find(subscriberId))) throw new UnrecoverableError('The subscriber has left already');
        return this.welcome(subscriberId);
      },
      () => this.welcome(SAMPLE_SUBSCRIBER),
    );
  }

  /**
   * The headers of RFC 8058: mail programs offer one click, and send a POST that a link checker never sends; as a link
   * the same address leads to a page that asks.
   */
  unsubscribeHeaders(subscriberId: string): Record<string, string> {
    return {
      'List-Unsubscribe': `<${this.env.PUBLIC_URL}/api/maillist/one-click/${subscriberId}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }

  /** The page that lets the reader go once it is shown; with `?ask` after a question. */
  unsubscribePage(subscriberId: string): string {
    return `${this.env.PUBLIC_URL}/maillist/unsubcribe/${subscriberId}`;
  }

  private welcome(subscriberId: string): MailContent {
    return {
      subject: `Welcome to the ${this.company.name} newsletter`,
      preview: 'New journeys, seasons and events, about once a month.',
      heading: 'Murakaza neza!',
      blocks: [
        {
          kind: 'paragraph',
          text: `Thank you for subscribing. ${this.company.name} will write to you when there is a new journey, an event or a story worth your time.`,
        },
        { kind: 'button', label: 'See our tours', url: `${this.env.PUBLIC_URL}/tours` },
        {
          kind: 'note',
          text: 'Not you, or changed your mind?',
          link: { label: 'Unsubscribe', url: this.unsubscribePage(subscriberId) },
        },
      ],
      headers: this.unsubscribeHeaders(subscriberId),
    };
  }
}
