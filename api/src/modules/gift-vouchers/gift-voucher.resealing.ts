import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { resealRows } from '../../platform/sealing/reseal-rows.js';
import { Sealer } from '../../platform/sealing/sealer.js';
import { GiftVoucherCodes } from './gift-voucher.codes.js';
import { GiftVoucher } from './gift-voucher.entity.js';

/** Encrypts codes again, and makes their digests anew, after `DATA_KEY` has changed (rules/gift-vouchers 1). */
@Injectable()
export class GiftVoucherResealing {
  constructor(
    @InjectRepository(GiftVoucher) private readonly vouchers: Repository<GiftVoucher>,
    private readonly sealer: Sealer,
    private readonly codes: GiftVoucherCodes,
  ) {}

  /** @returns the number of vouchers */
  @EveryInterval('encrypt gift vouchers with the current key')
  round(stopping?: AbortSignal): Promise<number> {
    const { vouchers: rows } = this;
    const where = { sealedCode: Not(IsNull()) };
    return resealRows(this.sealer, { rows, where, name: 'gift vouchers', reseal: (row) => this.reseal(row) }, stopping);
  }

  private async reseal(voucher: GiftVoucher): Promise<boolean> {
    const again = this.codes.again(voucher);
    return again !== null && (await this.vouchers.update({ id: voucher.id }, again)).affected === 1;
  }
}
