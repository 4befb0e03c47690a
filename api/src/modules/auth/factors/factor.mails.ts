import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { catMoment } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../../platform/domain-events/domain-event.js';
import { InjectCompany } from '../../../config/config.module.js';
import { MailKinds, mailKind, type MailContent } from '../../mail/mail.kinds.js';
import { MailService } from '../../mail/mail.service.js';
import { FACTOR_CHANGED, type FactorChange, type FactorChanged } from './factor.events.js';

interface Changed {
  readonly firstName: string;
  readonly email: string;
  readonly change: FactorChange;
  readonly at: string;
}

const CHANGED = mailKind<Changed>('second-factor-changed');

/** Tells the owner of an account what happened to its second factor (rules/accounts 11). */
@Injectable()
export class FactorMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      CHANGED,
      async (about) => this.content(about),
      () => this.content(SAMPLE),
    );
  }

  @OnDomainEvent(FACTOR_CHANGED, 'mails')
  changed(tx: EntityManager, { user: { firstName, email }, change }: FactorChanged): Promise<void> {
    return this.mail.queue(tx, CHANGED, { firstName, email, change, at: new Date().toISOString() }, { to: email });
  }

  private content({ firstName, email, change, at }: Changed): MailContent {
    const [subject, sentence] = TEXTS[change];
    return {
      subject,
      preview: "If this was you, there's nothing you need to do.",
      heading: subject,
      blocks: [
        { kind: 'paragraph', text: `Hello ${firstName},\n${sentence}` },
        {
          kind: 'facts',
          rows: [
            ['Account', email],
            ['When', catMoment(new Date(at))],
          ],
        },
        {
          kind: 'note',
          text: `If it wasn't you, set a new password at once with "Forgot your password?" on the login page, and let us know: ${this.company.phone}, ${this.company.email}.`,
        },
      ],
    };
  }
}

const TEXTS: Readonly<Record<FactorChange, readonly [subject: string, sentence: string]>> = {
  'factor-added': [
    'A second factor was added',
    'From now on your account also asks for the code of an authenticator app. It was logged out everywhere else.',
  ],
  'factor-removed': ['A second factor was removed', 'An authenticator app no longer opens your account.'],
  'factors-reset': [
    'Your second factor was removed',
    'The office removed the authenticator apps and recovery codes of your account, which was logged out everywhere. The password alone opens it until you add a new one.',
  ],
  'recovery-codes-made': [
    'New recovery codes were made',
    'The recovery codes that your account had before are no longer valid.',
  ],
  'recovery-code-used': [
    'A recovery code was used',
    'Somebody logged in to your account with a recovery code in place of the authenticator app. Each code works once.',
  ],
};

const SAMPLE: Changed = {
  firstName: 'Demo',
  email: 'demo@example.org',
  change: 'factor-added',
  at: '2026-05-04T07:42:00Z',
};
