import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { aboutUser } from '../../users/about-user.js';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

/** What a colleague sees and ends of the own sessions (rules/accounts 10). */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(caller: CurrentUser): Promise<Session[]> {
    return this.sessions.openOf(caller);
  }

  /** @throws Refused for an unknown id, and for a session of somebody else */
  end(actor: Actor, caller: CurrentUser, id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { device } = await this.sessions.endOwn(tx, caller, id);
      await this.audit.record(tx, actor, { ...aboutUser(caller), action: 'end-session', after: { device } });
    });
  }

  endOthers(actor: Actor, caller: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.sessions.endOthers(tx, caller);
      await this.audit.record(tx, actor, { ...aboutUser(caller), action: 'end-other-sessions' });
    });
  }
}
