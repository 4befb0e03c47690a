import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { AuditEntry } from './audit-entry.entity.js';
import { inBatches } from '../personal-data/in-batches.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';
import { whereSpelled } from '../personal-data/spelled-like.js';

/** Rows in one statement. */
const CHUNK = 200;

/** The audit trail: who did what and when stays, what it was about somebody goes. */
@Injectable()
export class TrailOfPeople implements PersonalRecords {
  readonly kind = 'trail';

  constructor(
    @InjectRepository(AuditEntry) private readonly rows: Repository<AuditEntry>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { createdAt: LessThan(keptSinceTime('trail', inForce)) };
    await inBatches(this.rows, old, ({ among }) => this.rows.delete(among), stopping);
  }

  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const spelled = whereSpelled(
      tx.createQueryBuilder(AuditEntry, 'row').select('row.id'),
      ['label', 'changes'],
      person,
    );
    const about = person.recordIds.length > 0 ? { recordId: In([...person.recordIds]) } : { id: In([]) };
    const ids = (await spelled.orWhere(about).getMany()).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += CHUNK) {
      await tx.update(AuditEntry, { id: In(ids.slice(from, from + CHUNK)) }, { label: '', changes: {}, fields: null });
    }
  }
}
