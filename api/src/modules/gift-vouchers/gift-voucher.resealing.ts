import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { BrokenSeal, Sealer } from '../../platform/sealing/sealer.js';
import { GiftVoucherCodes } from './gift-voucher.codes.js';
import { GiftVoucher } from './gift-voucher.entity.js';

/** Rows read at a time. */
const BATCH = 500;

/** Encrypts codes again, and makes their digests anew, after `DATA_KEY` has changed (rules/gift-vouchers 1). */
@Injectable()
export class GiftVoucherResealing {
  private readonly logger = new Logger('Sealing');

  constructor(
    @InjectRepository(GiftVoucher) private readonly vouchers: Repository<GiftVoucher>,
    private readonly sealer: Sealer,
    private readonly codes: GiftVoucherCodes,
  ) {}

  /** Works in batches. @returns the number of vouchers */
  @EveryInterval('encrypt gift vouchers with the current key')
  async round(stopping?: AbortSignal): Promise<number> {
    if (!this.sealer.isRotating) return 0;
    let [count, last] = [0, ''];
    for (let more = true; more && !stopping?.aborted;) {
      const where = { id: MoreThan(last), sealedCode: Not(IsNull()) };
      const some = await this.vouchers.find({ where, order: { id: 'ASC' }, take: BATCH });
      for (const row of some) if (await this.reseal(row)) count++;
      more = some.length === BATCH;
      last = some.at(-1)?.id ?? last;
    }
    if (count > 0) this.logger.log(`${count} gift vouchers are encrypted with the current key.`);
    return count;
  }

  private async reseal(voucher: GiftVoucher): Promise<boolean> {
    try {
      const again = this.codes.again(voucher);
      return again !== null && (await this.vouchers.update({ id: voucher.id }, again)).affected === 1;
    } catch (error) {
      // The row stays unchanged: the missing key may be configured again.
      if (error instanceof BrokenSeal) return false;
      throw error;
    }
  }
}
