import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { AuditService } from '../audit/audit.service.js';
import { aboutUser } from '../users/about-user.js';
import { PASSWORD_CHANGED, PASSWORD_SET, type PasswordChanged, type PasswordSet } from './password.events.js';

/** Records in the audit trail that passwords were set and changed. */
@Injectable()
export class PasswordAudit {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(PASSWORD_SET, 'audit')
  passwordSet(tx: EntityManager, { user, actor }: PasswordSet): Promise<void> {
    const action = user.passwordHash === null ? 'activate' : 'reset-password';
    return this.audit.record(tx, actor, { ...aboutUser(user), action });
  }

  @OnDomainEvent(PASSWORD_CHANGED, 'audit')
  passwordChanged(tx: EntityManager, { user, actor }: PasswordChanged): Promise<void> {
    return this.audit.record(tx, actor, { ...aboutUser(user), action: 'change-password' });
  }
}
