import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { giftCodeOf } from '@imisozi/core/gift-vouchers';
import { Sealer } from '../../platform/sealing/sealer.js';
import type { GiftVoucher } from './gift-voucher.entity.js';

const BYTES = 15;

/** Codes of vouchers: found by a keyed digest, and encrypted for their papers (rules/gift-vouchers 1). */
@Injectable()
export class GiftVoucherCodes {
  constructor(private readonly sealer: Sealer) {}

  /** A new code for a voucher. @throws Refused while the product has no `DATA_KEY` */
  made(id: string): Pick<GiftVoucher, 'codeDigest' | 'sealedCode' | 'codeEnd'> {
    const code = giftCodeOf(randomBytes(BYTES));
    return { codeDigest: this.digest(code), sealedCode: this.sealer.seal(code, ownerOf(id)), codeEnd: code.slice(-4) };
  }

  /** The digest by which a code in its written form is found. */
  digest(code: string): string {
    return this.sealer.digest(`gift ${code}`);
  }

  /** Both with the current key; null if they are. @throws BrokenSeal after the key was lost */
  again({ id, sealedCode }: GiftVoucher): Pick<GiftVoucher, 'codeDigest' | 'sealedCode'> | null {
    const sealed = sealedCode && this.sealer.resealed(sealedCode, ownerOf(id));
    return sealed ? { sealedCode: sealed, codeDigest: this.digest(this.sealer.open(sealed, ownerOf(id))) } : null;
  }

  /** The code of a voucher, for its paper; null before it is paid. @throws BrokenSeal after the key was lost */
  read({ id, sealedCode }: GiftVoucher): string | null {
    return sealedCode && this.sealer.open(sealedCode, ownerOf(id));
  }
}

const ownerOf = (id: string): string => `gift-voucher ${id}`;
