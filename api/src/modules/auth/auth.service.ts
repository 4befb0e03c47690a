import { Injectable } from '@nestjs/common';
import { refusal } from '../../platform/errors/refused.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { TooManyRequests } from '../../platform/limits/too-many-requests.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import { SecurityTrail, type SecurityAction } from '../audit/security-trail.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { LoginAnswer, LoginDto } from './dto/login.dto.js';
import { LoginLimits, type Guess } from './login.limits.js';
import { passwordMatches } from './password.hash.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: LoginLimits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Exchanges credentials for a token (rules/accounts 1).
   * @throws Refused, the same for an unknown mail address as for a wrong password, and after the same time
   * @throws Refused for a blocked account, only after the right password
   * @throws TooManyRequests after ten wrong passwords from one network
   */
  async login({ email, password }: LoginDto, actor: Actor, isDeployedClient: boolean): Promise<LoginAnswer> {
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
    return {
      token: await this.open(user, actor, guess, isDeployedClient),
      message: `Welcome back, ${user.firstName}.`,
    };
  }

  /** Ends the caller's session, if there is one. */
  async logout(caller: CurrentUser | undefined, actor: Actor): Promise<void> {
    if (!caller) return;
    await this.sessions.end(caller.session);
    this.trail.record('logout', actor);
  }

  private async open(user: User, actor: Actor, guess: Guess, isDeployedClient: boolean): Promise<string> {
    const token = await this.transactions.run(async (tx) => {
      await this.users.noteLogin(tx, user.id);
      await this.audit.record(
        tx,
        { ...actor, user },
        { action: 'login', resource: 'users', recordId: user.id, label: `${user.firstName} ${user.lastName}` },
      );
      return this.sessions.open(tx, user, { network: clientNetwork(actor.ip), isDeployedClient });
    });
    await this.limits.succeeded(guess);
    await this.sessions.forgetOld(user);
    return token;
  }
}
