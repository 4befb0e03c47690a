import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, Repository, type EntityManager } from 'typeorm';
import { keptSince, keptSinceTime, type KeptPeriods } from '@imisozi/core/privacy/periods';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { addressesIn } from '../personal-data/addresses-in.js';
import { inBatches } from '../personal-data/in-batches.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { ERASED_NAMES, type ErasedPerson, type Person } from '../personal-data/person.js';
import { whereSpelled } from '../personal-data/spelled-like.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { GiftVoucher } from './gift-voucher.entity.js';

const NAMED = ['fromNames', 'toNames', 'message', 'buyerEmail', 'recipientEmail'] as const;

/** A voucher without the people. */
const OF_NOBODY = {
  ...{ fromNames: ERASED_NAMES, toNames: ERASED_NAMES, message: '', buyerEmail: '', recipientEmail: null },
  voidReason: null,
} as const;

/** Who gave a voucher to whom: the voucher stays without the person, because its money is still owed. */
@Injectable()
export class GiftsOfPeople implements PersonalRecords {
  readonly kind = 'gifts';

  constructor(
    @InjectRepository(GiftVoucher) private readonly vouchers: Repository<GiftVoucher>,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    const among = In([...emails]);
    const where = [{ buyerEmail: among }, { recipientEmail: among }];
    // Codes are not among them: they are sealed, and spend money.
    return wholeRecords(await this.vouchers.find({ where, order: NEWEST_FIRST })).map(
      ({ sealedCode: _sealed, codeDigest: _digest, buyerKey: _key, ...voucher }) => voucher,
    );
  }

  async under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    const buyers = await addressesIn(tx, GiftVoucher, 'buyerEmail', emails);
    return [...buyers, ...(await addressesIn(tx, GiftVoucher, 'recipientEmail', emails))];
  }

  /** Also the years after its last day: until then its money is owed. */
  async eraseOld(inForce: KeptPeriods, stopping?: AbortSignal): Promise<void> {
    const created = { createdAt: LessThan(keptSinceTime('accounts', inForce)) };
    const named = [{ fromNames: Not(ERASED_NAMES) }, { toNames: Not(ERASED_NAMES) }];
    const over = named.flatMap((of) => [
      { ...created, ...of, expiresOn: IsNull() },
      { ...created, ...of, expiresOn: LessThan(keptSince('accounts', inForce)) },
    ]);
    await inBatches(this.vouchers, over, ({ among }) => this.vouchers.update(among, OF_NOBODY), stopping);
  }

  async erase(tx: EntityManager, person: ErasedPerson): Promise<void> {
    const rows = tx.getRepository(GiftVoucher).createQueryBuilder('row');
    const found = await whereSpelled(rows, NAMED, person).getMany();
    const emails = new Set(person.emails);
    for (const voucher of found) {
      const isGiver = emails.has(voucher.buyerEmail.toLowerCase());
      const isReceiver = emails.has(voucher.recipientEmail?.toLowerCase() ?? '');
      const named = (text: string) => person.spellings.some((one) => text.toLowerCase().includes(one.toLowerCase()));
      if (isGiver || named(voucher.fromNames)) voucher.fromNames = ERASED_NAMES;
      if (isReceiver || named(voucher.toNames)) voucher.toNames = ERASED_NAMES;
      if (isGiver) voucher.buyerEmail = '';
      if (isReceiver) voucher.recipientEmail = null;
      voucher.message = '';
      await tx.save(voucher, { reload: false });
    }
  }
}
