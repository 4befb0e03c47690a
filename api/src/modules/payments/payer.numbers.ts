import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, In, Repository } from 'typeorm';
import { keptSinceMoment } from '@imisozi/core/privacy/periods';
import type { PaymentStatus } from '@imisozi/core/payment-status';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { PeriodsInForce } from '../personal-data/periods-in-force.js';
import { Payment } from './payment.entity.js';

/** Payments of which nobody asks any longer who has paid. */
const DONE: readonly PaymentStatus[] = ['SETTLED', 'FAILED', 'CLOSED', 'REFUNDED'];

/** Erases the numbers from which clients paid by mobile money (rules/privacy 19). */
@Injectable()
export class PayerNumbers {
  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly periods: PeriodsInForce,
  ) {}

  /** @returns how many */
  @EveryInterval('erase numbers of payers')
  async round(): Promise<number> {
    const createdAt = LessThan(keptSinceMoment('payers', await this.periods.get()));
    const { affected } = await this.payments.update(
      { status: In([...DONE]), createdAt, phoneNumber: Not(IsNull()) },
      { phoneNumber: null },
    );
    return affected ?? 0;
  }
}
