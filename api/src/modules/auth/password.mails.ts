import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { catMoment } from '@imisozi/core/kigali-time';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import {
  PASSWORD_CHANGED,
  PASSWORD_LINK_CREATED,
  PASSWORD_SET,
  type PasswordChanged,
  type PasswordLinkCreated,
  type PasswordSet,
} from './password.events.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordToken } from './password-token.entity.js';

/** The token of a link that can set, or has set, a password. */
interface AboutToken {
  readonly tokenId: string;
}

const RESET_PASSWORD = mailKind<AboutToken>('password-reset', { isPersonal: true });
const ACTIVATE_ACCOUNT = mailKind<AboutToken>('account-activation', { isPersonal: true });
/** Tells the owner of an account that its password was set with a link. */
const SET_BY_LINK = mailKind<AboutToken>('password-changed');
/** The same, if the owner changed it in the dashboard. */
const CHANGED_BY_OWNER = mailKind<{ readonly userId: string; readonly changedAt: string }>('password-changed-by-owner');

const LINK_OF = { reset: RESET_PASSWORD, activate: ACTIVATE_ACCOUNT } as const;

/** The mails about passwords and new accounts: when they are queued, and their content. */
@Injectable()
export class PasswordMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly links: PasswordLinks,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      RESET_PASSWORD,
      async ({ tokenId }) => this.reset(await this.open(tokenId)),
      () => this.reset(sample('reset')),
    );
    this.kinds.register(
      ACTIVATE_ACCOUNT,
      async ({ tokenId }) => this.activate(await this.open(tokenId)),
      () => this.activate(sample('activate')),
    );
    this.kinds.register(
      SET_BY_LINK,
      async ({ tokenId }) => this.setByLink(await this.used(tokenId)),
      () => this.setByLink(sample('reset')),
    );
    this.kinds.register(
      CHANGED_BY_OWNER,
      async ({ userId, changedAt }) => this.changed(await this.owner(userId), new Date(changedAt), 'owner'),
      () => this.changed(SAMPLE_USER, SAMPLE_MOMENT, 'owner'),
    );
  }

  @OnDomainEvent(PASSWORD_LINK_CREATED, 'mails')
  linkCreated(tx: EntityManager, { user, tokenId, purpose }: PasswordLinkCreated): Promise<void> {
    return this.mail.queue(tx, LINK_OF[purpose], { tokenId }, { to: user.email });
  }

  @OnDomainEvent(PASSWORD_SET, 'mails')
  passwordSet(tx: EntityManager, { user, tokenId }: PasswordSet): Promise<void> {
    return this.mail.queue(tx, SET_BY_LINK, { tokenId }, { to: user.email });
  }

  @OnDomainEvent(PASSWORD_CHANGED, 'mails')
  passwordChanged(tx: EntityManager, { user }: PasswordChanged): Promise<void> {
    const about = { userId: user.id, changedAt: new Date().toISOString() };
    return this.mail.queue(tx, CHANGED_BY_OWNER, about, { to: user.email });
  }

  /** A mail that could not be sent in time would only contain an expired link. */
  private async open(tokenId: string): Promise<PasswordToken> {
    const token = await this.links.findById(tokenId);
    if (!token) throw new UnrecoverableError('The link has been used or has expired');
    return token;
  }

  private async used(tokenId: string): Promise<PasswordToken> {
    const token = await this.links.findUsed(tokenId);
    if (!token) throw new UnrecoverableError('No password was set with this link');
    return token;
  }

  private async owner(userId: string): Promise<User> {
    const user = await this.users.find(userId);
    if (!user) throw new UnrecoverableError('The account no longer exists');
    return user;
  }

  private setByLink({ user, usedAt, purpose }: PasswordToken): MailContent {
    return this.changed(user!, usedAt!, purpose === 'activate' ? 'activation' : 'reset');
  }

  private reset(token: PasswordToken): MailContent {
    return {
      subject: 'Set a new password',
      preview: 'The link can be used once and expires after 60 minutes.',
      heading: 'Set a new password',
      blocks: [
        {
          kind: 'paragraph',
          text: `Hello ${token.user!.firstName},\nSomeone, hopefully you, asked for a new password for your account at ${this.company.name}.`,
        },
        { kind: 'button', label: 'Choose a new password', url: this.links.urlOf(token) },
        { kind: 'note', text: `The link can be used once, until ${catMoment(token.expiresAt)}.` },
        { kind: 'note', text: "If it wasn't you, you can ignore this email: your password stays the same." },
      ],
    };
  }

  private activate(token: PasswordToken): MailContent {
    return {
      subject: `Your account at ${this.company.name}`,
      preview: 'Choose a password to get started.',
      heading: 'Murakaza neza!',
      blocks: [
        {
          kind: 'paragraph',
          text: `Hello ${token.user!.firstName},\nAn account has been created for you at ${this.company.name}. Your username is ${token.user!.email}. Choose a password to get started.`,
        },
        { kind: 'button', label: 'Choose a password', url: this.links.urlOf(token) },
        {
          kind: 'note',
          text: `The link can be used once, until ${catMoment(token.expiresAt)}. After that, you can ask for a new one with "Forgot your password?" on the login page.`,
        },
      ],
    };
  }

  /** Contains no link that sets a password: the reader must request one. */
  private changed({ firstName, email }: AccountOwner, at: Date, by: 'activation' | 'reset' | 'owner'): MailContent {
    const what = by === 'activation' ? 'Your password was set' : 'Your password was changed';
    return {
      subject: what,
      preview: "If this was you, there's nothing you need to do.",
      heading: what,
      blocks: [
        {
          kind: 'paragraph',
          text: `Hello ${firstName},\nYour account at ${this.company.name} has a new password. ${WHERE_LOGGED_OUT[by]}`,
        },
        {
          kind: 'facts',
          rows: [
            ['Account', email],
            ['When', catMoment(at)],
          ],
        },
        {
          kind: 'note',
          text: `If it wasn't you, ask for a new password at once with "Forgot your password?" on the login page, and let us know: ${this.company.phone}, ${this.company.email}.`,
        },
      ],
    };
  }
}

type AccountOwner = Pick<User, 'firstName' | 'email'>;

/** Changing a password in the dashboard keeps that session open; setting it with a link ends every session. */
const WHERE_LOGGED_OUT = {
  activation: 'You can now log in with it.',
  reset: 'For your security, you have been logged out on all devices.',
  owner: 'For your security, you have been logged out on all other devices.',
} as const;

const SAMPLE_USER: AccountOwner = { firstName: 'Demo', email: 'demo@example.org' };
const SAMPLE_MOMENT = new Date('2026-05-04T07:42:00Z');

/** A sample link for previews. No token has its id, so it is not valid. */
const sample = (purpose: PasswordToken['purpose']): PasswordToken =>
  Object.assign(new PasswordToken(), {
    id: '00000000-0000-4000-8000-000000000044',
    purpose,
    expiresAt: new Date('2026-05-04T08:30:00Z'),
    usedAt: SAMPLE_MOMENT,
    user: SAMPLE_USER as User,
  } satisfies Partial<PasswordToken>);
