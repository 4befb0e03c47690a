import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import type { ErasedPerson, Person } from '../personal-data/person.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { Payment } from './payment.entity.js';

/** From which number a booking was paid: the payment stays, because it is part of the accounts. */
@Injectable()
export class PayersOfPeople implements PersonalRecords {
  readonly kind = 'payments';

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    const where = { order: { email: In([...emails]) } };
    return wholeRecords(await this.payments.find({ where, order: NEWEST_FIRST })).map(
      // Sessions are the gateway's, and say nothing of the person.
      ({ sessionId: _session, successIndicator: _indicator, ...payment }) => payment,
    );
  }

  async erase(tx: EntityManager, { orderIds }: ErasedPerson): Promise<void> {
    await tx.update(Payment, { orderId: In([...orderIds]) }, { phoneNumber: null });
  }
}
