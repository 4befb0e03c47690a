import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import type { ErasedPerson } from '../personal-data/person.js';

/** What other systems were told about the records of somebody. */
@Injectable()
export class DeliveriesOfPeople implements PersonalRecords {
  readonly kind = 'webhooks';

  constructor(data: PersonalData) {
    data.register(this);
  }

  async erase(tx: EntityManager, { recordIds }: ErasedPerson): Promise<void> {
    await tx.delete(WebhookDelivery, { recordId: In([...recordIds]) });
  }
}
