import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { LedgerEntry } from './ledger-entry.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';

/** Notes with money in and out; the entries stay, because they are the accounts. */
@Injectable()
export class LedgerOfPeople implements PersonalRecords {
  readonly kind = 'ledger';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(LedgerEntry, { orderId: In([...orderIds]) }, { note: '' });
  }
}
