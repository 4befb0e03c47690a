import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { UNPAID_GIFTS_KEPT_DAYS } from '@imisozi/core/privacy/kept-days';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { GiftVoucher } from './gift-voucher.entity.js';

const A_DAY_MS = 86_400_000;

/** Deletes vouchers that nobody has paid (rules/privacy 17). */
@Injectable()
export class GiftVoucherErasing {
  constructor(@InjectRepository(GiftVoucher) private readonly vouchers: Repository<GiftVoucher>) {}

  /** A session at the gateway has ended long before. @returns the number of vouchers */
  @EveryInterval('delete gift vouchers that nobody paid')
  async round(): Promise<number> {
    const before = new Date(Date.now() - UNPAID_GIFTS_KEPT_DAYS * A_DAY_MS);
    const { affected } = await this.vouchers.delete({ state: 'unpaid', createdAt: LessThan(before) });
    return affected ?? 0;
  }
}
