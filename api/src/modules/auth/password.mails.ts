import { Injectable, type OnModuleInit } from '@nestjs/common';
import { catMoment } from '@imisozi/core/kigali-time';
import { UnrecoverableError } from '../../common/jobs/job-registry.js';
import { InjectCompany } from '../../config/config.module.js';
import type { Company } from '@imisozi/core/company';
import { MailKinds, type MailContent } from '../mail/mail.kinds.js';
import type { User } from '../users/user.entity.js';
import { ACTIVATE_ACCOUNT, PASSWORD_CHANGED, RESET_PASSWORD } from './password.mail-kinds.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordToken } from './password-token.entity.js';

/** What mails say about passwords and new accounts. */
@Injectable()
export class PasswordMails implements OnModuleInit {
  constructor(
    @InjectCompany() private readonly company: Company,
    private readonly kinds: MailKinds,
    private readonly links: PasswordLinks,
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
      PASSWORD_CHANGED,
      async ({ tokenId }) => this.changed(await this.used(tokenId)),
      () => this.changed(sample('reset')),
    );
  }

  /** A mail that could not be sent in time would only bring a dead link. */
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

  private changed({ user, usedAt, purpose }: PasswordToken): MailContent {
    const word = purpose === 'activate' ? 'set' : 'changed';
    return passwordChanged(this.company, { user: user!, at: usedAt!, word });
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
          text: `The link can be used once, until ${catMoment(token.expiresAt)}. After that, ask for a new one with "Forgot password".`,
        },
      ],
    };
  }
}

/** Names no link that sets a password: whoever reads the mail has to ask for one as everybody does. */
export function passwordChanged(
  company: Company,
  { user, at, word }: { user: Pick<User, 'firstName' | 'email'>; at: Date; word: 'set' | 'changed' },
): MailContent {
  const what = `Your password was ${word}`;
  return {
    subject: what,
    preview: "If this was you, there's nothing you need to do.",
    heading: what,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${user.firstName},\nYour account at ${company.name} has a new password. Please log in again on every device you use.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Account', user.email],
          ['When', catMoment(at)],
        ],
      },
      {
        kind: 'note',
        text: `If it wasn't you, ask for a new password at once with "Forgot password" on the login page, and let us know: ${company.phone}, ${company.email}.`,
      },
    ],
  };
}

/** A link of nobody's, for previews. No token has its id, so it opens nothing. */
const sample = (purpose: PasswordToken['purpose']): PasswordToken =>
  Object.assign(new PasswordToken(), {
    id: '00000000-0000-4000-8000-000000000044',
    purpose,
    expiresAt: new Date('2026-05-04T08:30:00Z'),
    usedAt: new Date('2026-05-04T07:42:00Z'),
    user: { firstName: 'Demo', email: 'demo@example.org' } as User,
  } satisfies Partial<PasswordToken>);
