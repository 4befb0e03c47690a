import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, In, Repository } from 'typeorm';
import { PAYERS_KEPT_DAYS } from '@imisozi/core/privacy/kept-days';
import type { PaymentStatus } from '@imisozi/core/payment-status';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Payment } from './payment.entity.js';

const A_DAY_MS = 86_400_000;

/** Payments of which nobody asks any longer who has paid. */
const DONE: readonly PaymentStatus[] = ['SETTLED', 'FAILED', 'CLOSED', 'REFUNDED'];

/** Erases the numbers from which clients paid by mobile money (rules/privacy 19). */
@Injectable()
export class PayerNumbers {
  constructor(@InjectRepository(Payment) private readonly payments: Repository<Payment>) {}

  /** @returns how many */
  @EveryInterval('erase numbers of payers')
  async round(): Promise<number> {
    const before = new Date(Date.now() - PAYERS_KEPT_DAYS * A_DAY_MS);
    const { affected } = await this.payments.update(
      { status: In([...DONE]), createdAt: LessThan(before), phoneNumber: Not(IsNull()) },
      { phoneNumber: null },
    );
    return affected ?? 0;
  }
}
