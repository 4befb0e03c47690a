import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { keptSinceMoment } from '@imisozi/core/privacy/periods';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { GiftVoucher } from './gift-voucher.entity.js';

/** Deletes vouchers that nobody has paid (rules/privacy 17). */
@Injectable()
export class GiftVoucherErasing {
  constructor(@InjectRepository(GiftVoucher) private readonly vouchers: Repository<GiftVoucher>) {}

  /** A session at the gateway has ended long before. @returns the number of vouchers */
  @EveryInterval('delete gift vouchers that nobody paid')
  async round(): Promise<number> {
    const { affected } = await this.vouchers.delete({
      state: 'unpaid',
      createdAt: LessThan(keptSinceMoment('unpaidGifts')),
    });
    return affected ?? 0;
  }
}
