import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type EntityManager } from 'typeorm';
import { keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { inBatches } from '../personal-data/in-batches.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';

/** What other systems were told about the records of somebody. */
@Injectable()
export class DeliveriesOfPeople implements PersonalRecords {
  readonly kind = 'webhooks';

  constructor(
    @InjectRepository(WebhookDelivery) private readonly rows: Repository<WebhookDelivery>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const old = { createdAt: LessThan(keptSinceTime('news', inForce)) };
    await inBatches(this.rows, old, ({ among }) => this.rows.delete(among), stopping);
  }

  async erase(tx: EntityManager, { recordIds }: ErasedPerson): Promise<void> {
    await tx.delete(WebhookDelivery, { recordId: In([...recordIds]) });
  }
}
