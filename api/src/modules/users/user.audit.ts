import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { AuditService } from '../audit/audit.service.js';
import { aboutUser } from './about-user.js';
import {
  USER_BLOCKED,
  USER_CREATED,
  USER_ROLE_CHANGED,
  USER_UNBLOCKED,
  type UserEvent,
  type UserRoleChanged,
} from './user.events.js';

/** Records changes of accounts in the audit trail. */
@Injectable()
export class UserAudit {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(USER_CREATED, 'audit')
  userCreated(tx: EntityManager, { user, actor }: UserEvent): Promise<void> {
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'create', after: user });
  }

  @OnDomainEvent(USER_BLOCKED, 'audit')
  userBlocked(tx: EntityManager, { user, actor }: UserEvent): Promise<void> {
    const [before, after] = [{ isActive: true }, { isActive: false }];
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'block', before, after });
  }

  @OnDomainEvent(USER_UNBLOCKED, 'audit')
  userUnblocked(tx: EntityManager, { user, actor }: UserEvent): Promise<void> {
    const [before, after] = [{ isActive: false }, { isActive: true }];
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'unblock', before, after });
  }

  @OnDomainEvent(USER_ROLE_CHANGED, 'audit')
  userRoleChanged(tx: EntityManager, { user, before, actor }: UserRoleChanged): Promise<void> {
    const { role, agentId } = user;
    const change = { before, after: { role, agentId } };
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'update', ...change });
  }
}
