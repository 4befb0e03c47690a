import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type EntityManager, type Repository } from 'typeorm';
import { promoCodeOf, promoProblem, type PromoDiscount } from '@imisozi/core/pricing/promo';
import type { Day } from '@imisozi/core/kigali-time';
import { Refused, refusal } from '../../platform/errors/refused.js';
import { isIntact } from '../../platform/database/corrupt-rows/corrupt-value.js';
import { PromoCode } from './promo-code.entity.js';

/** The booking that a code is used for. */
interface PromoBooking {
  readonly tourId: string;
  readonly today: Day;
  readonly travelDate: Day | undefined;
}

/** The use of promo codes by bookings. */
@Injectable()
export class PromoCodeUses {
  constructor(@InjectRepository(PromoCode) private readonly codes: Repository<PromoCode>) {}

  /**
   * The discount of a code for a booking.
   * @throws Refused with the reason why it is not valid for this booking
   */
  async discount(typed: string, booking: PromoBooking): Promise<PromoDiscount> {
    const code = promoCodeOf(typed);
    const promo = await this.codes.findOneBy({ code });
    if (!promo || promo.endedAt || !isIntact(promo)) throw refusal('promo-code-unknown', { code });
    const problem = promoProblem(promo, booking);
    if (problem) throw new Refused([problem]);
    return promo;
  }

  /** The discount for a booking that uses the code already, even if it was ended since; null for an unknown code. */
  async used(code: string): Promise<PromoDiscount | null> {
    const promo = await this.codes.findOneBy({ code });
    return promo && isIntact(promo) ? promo : null;
  }

  /**
   * Counts a use in the transaction of its booking: the database decides who gets the last one.
   * @returns false for a code that was used up or ended meanwhile
   */
  async take(tx: EntityManager, code: string): Promise<boolean> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(PromoCode)
      .set({ uses: () => 'uses + 1' })
      .where('code = :code AND endedAt IS NULL AND (maxUses IS NULL OR uses < maxUses)', { code })
      .execute();
    return affected === 1;
  }

  /** Frees a use, in the transaction that ends its booking without payment. */
  async giveBack(tx: EntityManager, code: string): Promise<void> {
    await tx.update(PromoCode, { code, uses: MoreThan(0) }, { uses: () => 'uses - 1' });
  }
}
