import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InvalidBody } from '../../common/errors/invalid-body.js';
import { JobQueue } from '../../common/jobs/job-queue.js';
import { JobRegistry } from '../../common/jobs/job-registry.js';
import { isDuplicate, Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { MailService } from '../mail/mail.service.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ForgotPasswordDto, ResetPasswordDto } from './dto/password.dto.js';
import { SEND_RESET_LINK } from './password.jobs.js';
import { PasswordLinks } from './password-links.js';
import { PASSWORD_CHANGED } from './password.mail-templates.js';
import { hashPassword } from './passwords.js';

/** Forgotten and first passwords (contract 3). */
@Injectable()
export class PasswordsService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly links: PasswordLinks,
    private readonly transactions: Transactions,
    private readonly jobs: JobQueue,
    private readonly registry: JobRegistry,
    private readonly audit: AuditService,
    private readonly mail: MailService,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_RESET_LINK, ({ userId, tokenId }) => this.sendLink(userId, tokenId));
  }

  /** Promises a link, if the address has an account. The caller can not tell: both ways do the same work. */
  async forgot({ email }: ForgotPasswordDto): Promise<void> {
    const user = await this.users.findByEmail(email);
    await this.transactions.run((tx) =>
      this.jobs.add(tx, SEND_RESET_LINK, { userId: user?.id ?? null, tokenId: randomUUID() }),
    );
  }

  /**
   * Sets the password a link is for. It ends every session and every other link of the account, and its
   * owner is told.
   * @returns whether it was the account's first
   * @throws InvalidBody for a link that is unknown, used or expired, or whose account is blocked
   */
  async set(actor: Actor, { token, password }: ResetPasswordDto): Promise<boolean> {
    const link = await this.links.find(token);
    if (!link?.user) throw noLongerValid();
    const { id, email, firstName, lastName } = link.user;
    const isFirst = link.user.passwordHash === null;
    // Slow on purpose, so it is done before the transaction and not inside.
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (tx) => {
      if (!(await this.links.use(tx, link))) throw noLongerValid();
      const changed = await tx.update(
        User,
        { id, isActive: true },
        { passwordHash, tokenVersion: () => 'tokenVersion + 1', updatedAt: new Date() },
      );
      if (changed.affected !== 1) throw noLongerValid();
      await this.mail.queue(tx, PASSWORD_CHANGED, { tokenId: link.id }, { to: email });
      await this.audit.record(
        tx,
        { ...actor, user: { id, email } },
        {
          action: isFirst ? 'activate' : 'reset-password',
          resource: 'users',
          recordId: id,
          label: `${firstName} ${lastName}`,
        },
      );
    });
    return isFirst;
  }

  private async sendLink(userId: string | null, tokenId: string): Promise<void> {
    const user = userId && (await this.users.find(userId));
    if (!user || !user.isActive) return;
    try {
      await this.transactions.run((tx) => this.links.send(tx, user, 'reset', tokenId));
    } catch (error) {
      // The job ran before and died only afterwards: the link is on its way already.
      if (!isDuplicate(error)) throw error;
    }
  }
}

const noLongerValid = () => new InvalidBody(['This link is no longer valid, please ask for a new one.']);
