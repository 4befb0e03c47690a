import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import type { Company } from '@imisozi/core/company';
import { InjectCompany } from '../../config/config.module.js';
import { isDuplicate, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { SecurityTrail } from '../audit/security-trail.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { ChangePasswordDto, ForgotPasswordDto, ResetPasswordDto } from './dto/password.dto.js';
import { LoginLimits } from './login.limits.js';
import { SEND_RESET_LINK } from './password.jobs.js';
import { PasswordLinks } from './password-links.service.js';
import { PASSWORD_CHANGED, PASSWORD_SET } from './password.events.js';
import { passwordProblems } from './password.rules.js';
import { hashPassword, passwordMatches } from './password.hash.js';
import { SessionsService } from './sessions/sessions.service.js';

/** Forgotten, first and changed passwords (rules/accounts 5 to 7). */
@Injectable()
export class PasswordsService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly links: PasswordLinks,
    private readonly transactions: Transactions,
    private readonly jobs: JobQueue,
    private readonly registry: JobRegistry,
    private readonly events: DomainEvents,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly trail: SecurityTrail,
    @InjectCompany() private readonly company: Company,
  ) {}

  onModuleInit(): void {
    this.registry.register(SEND_RESET_LINK, ({ userId, tokenId }) => this.sendLink(userId, tokenId));
  }

  /**
   * Queues a link, if the mail address has an account. The caller cannot tell whether it has: both cases do the same
   * work.
   */
  async forgot({ email }: ForgotPasswordDto, actor: Actor): Promise<void> {
    const user = await this.users.findByEmail(email);
    this.trail.record('ask-reset', { ...actor, user: { id: user?.id ?? null, email } });
    await this.transactions.run((tx) =>
      this.jobs.add(tx, SEND_RESET_LINK, { userId: user?.id ?? null, tokenId: randomUUID() }),
    );
  }

  /**
   * Sets the password of a link's account. It ends every session and every other link of the account, and its owner is
   * told.
   * @returns whether it was the account's first
   * @throws Refused for a link that is unknown, used or expired, or whose account is blocked, and for a password that
   * is too easy to guess
   */
  async set(actor: Actor, { token, password }: ResetPasswordDto): Promise<boolean> {
    const link = await this.links.find(token);
    if (!link?.user) {
      this.trail.record('reset-failed', actor);
      throw noLongerValid();
    }
    const { user } = link;
    const { id, email } = user;
    await this.check(password, user);
    // Hashing is slow on purpose, so it is done before the transaction.
    const passwordHash = await hashPassword(password);
    await this.transactions.run(async (tx) => {
      if (!(await this.links.use(tx, link))) throw noLongerValid();
      if (!(await this.users.resetPassword(tx, id, passwordHash))) throw noLongerValid();
      await this.events.publish(tx, PASSWORD_SET, {
        user,
        tokenId: link.id,
        actor: { ...actor, user: { id, email } },
      });
    });
    return user.passwordHash === null;
  }

  /**
   * Changes the caller's own password. It ends the account's other sessions and its open links; its owner is told.
   * @throws Refused when the current one is wrong, or the new one too easy to guess
   * @throws TooManyRequests after ten wrong ones
   */
  async change(actor: Actor, caller: CurrentUser, { password, newPassword }: ChangePasswordDto): Promise<void> {
    const user = await this.verifyOwn(actor, caller, password);
    if (newPassword === password) throw refusal('password-unchanged');
    await this.check(newPassword, user);
    const passwordHash = await hashPassword(newPassword);
    await this.transactions.run(async (tx) => {
      if (!(await this.users.changePassword(tx, user, passwordHash))) throw refusal('password-wrong');
      await this.sessions.endOthers(tx, caller);
      await this.links.useUp(tx, user.id);
      await this.events.publish(tx, PASSWORD_CHANGED, { user, actor });
    });
  }

  /**
   * The account of a caller who knows its password.
   * @throws Refused when it is wrong
   * @throws TooManyRequests after ten wrong ones
   */
  async verifyOwn(actor: Actor, caller: CurrentUser, password: string): Promise<User> {
    const user = await this.users.find(caller.id);
    const guess = await this.limits.count(caller.email, user, actor.ip);
    if (!user || !(await passwordMatches(user.passwordHash, password))) {
      this.trail.record('login-failed', actor);
      throw refusal('password-wrong');
    }
    await this.limits.succeeded(guess);
    return user;
  }

  private async check(password: string, owner: User): Promise<void> {
    const problems = await passwordProblems('New password', password, owner, this.company);
    if (problems.length > 0) throw new Refused(problems);
  }

  private async sendLink(userId: string | null, tokenId: string): Promise<void> {
    const user = userId && (await this.users.find(userId));
    if (!user || !user.isActive) return;
    try {
      await this.transactions.run((tx) => this.links.create(tx, user, 'reset', tokenId));
    } catch (error) {
      // An earlier run of the job died only after its commit: the link is already being sent.
      if (!isDuplicate(error)) throw error;
    }
  }
}

const noLongerValid = () => refusal('link-ended');
