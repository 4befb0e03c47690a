import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnDomainEvent } from '../../../platform/domain-events/domain-event.js';
import { AuditService } from '../../audit/audit.service.js';
import { aboutUser } from '../../users/about-user.js';
import { FACTOR_CHANGED, type FactorChanged } from './factor.events.js';

/** Records in the audit trail what happened to second factors. */
@Injectable()
export class FactorAudit {
  constructor(private readonly audit: AuditService) {}

  @OnDomainEvent(FACTOR_CHANGED, 'audit')
  changed(tx: EntityManager, { user, change, actor }: FactorChanged): Promise<void> {
    return this.audit.record(tx, actor, { ...aboutUser(user), action: change });
  }
}
