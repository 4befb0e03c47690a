import { Injectable } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { TooManyRequests } from '../../platform/limits/too-many-requests.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { SecurityTrail, type SecurityAction } from '../audit/security-trail.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { LoginDto } from './dto/login.dto.js';
import { FactorsService } from './factors/factors.service.js';
import { LoginLimits, type Guess } from './login.limits.js';
import { passwordMatches } from './password.hash.js';
import { LOGIN_FROM_NEW_DEVICE } from './sessions/session.events.js';
import { SessionsService, type Login } from './sessions/sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly factors: FactorsService,
    private readonly limits: LoginLimits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly trail: SecurityTrail,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Exchanges credentials for a token (rules/accounts 1).
   * @throws Refused, the same for an unknown mail address as for a wrong password, and after the same time
   * @throws Refused for a blocked account, only after the right password
   * @throws Refused without the code of a second factor, or for a wrong one, only after the right password
   * @throws TooManyRequests after ten wrong passwords from one network
   */
  async login(
    { email, password, code }: LoginDto,
    actor: Actor,
    login: Login,
  ): Promise<{ token: string; message: string }> {
    const user = await this.users.findByEmail(email);
    const note = (action: SecurityAction) =>
      this.trail.record(action, { ...actor, user: { id: user?.id ?? null, email } });
    const guess = await this.limits.count(email, user, actor.ip).catch((error: unknown) => {
      if (error instanceof TooManyRequests) note('lock-out');
      throw error;
    });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) {
      note('login-failed');
      throw refusal('login-wrong');
    }
    if (!user.isActive) {
      note('login-refused');
      throw refusal('account-inactive');
    }
    const hasFactor = await this.factors.isAsked(user.id);
    if (hasFactor && !code) throw refusal('second-factor-needed');
    const opened = await this.open(user, actor, guess, login, hasFactor ? code : undefined);
    if (opened === null) {
      note('login-failed');
      throw refusal('second-factor-wrong');
    }
    return {
      token: opened,
      message: `Welcome back, ${user.firstName}.`,
    };
  }

  /** Ends the caller's session, if there is one. */
  async logout(caller: CurrentUser | undefined, actor: Actor): Promise<void> {
    if (!caller) return;
    await this.sessions.end(caller.session);
    this.trail.record('logout', actor);
  }

  /** @returns the token; null for a wrong code */
  private async open(
    user: User,
    actor: Actor,
    guess: Guess,
    login: Login,
    code: string | undefined,
  ): Promise<string | null> {
    const isKnown = user.lastLoginAt === null || (await this.sessions.knows(user.id, login));
    const token = await this.transactions.run(async (tx) => {
      if (code !== undefined && !(await this.factors.take(tx, user, code, actor))) return null;
      await this.users.noteLogin(tx, user.id);
      await this.audit.record(
        tx,
        { ...actor, user },
        { action: 'login', resource: 'users', recordId: user.id, label: `${user.firstName} ${user.lastName}` },
      );
      if (!isKnown) await this.events.publish(tx, LOGIN_FROM_NEW_DEVICE, { user, login });
      return this.sessions.open(tx, user, login, code !== undefined);
    });
    if (token === null) return null;
    await this.limits.succeeded(guess);
    await this.sessions.forgetOld(user);
    return token;
  }
}
