import { PromoCode } from '../../../src/modules/promo-codes/promo-code.entity.js';
import { goesOn } from '@imisozi/core/order-status';
import type { Order } from '../../../src/modules/orders/order.entity.js';
import { PROMO_USES, type History } from '../world.js';

/** A promo code is never used more often than allowed, and every use belongs to an order (rules/prices 7). */
export async function promoUntrue(history: History, orders: readonly Order[]): Promise<string[]> {
  const { uses } = await history.repository(PromoCode).findOneByOrFail({ code: history.promoCode });
  const used = orders.filter(({ promoCode }) => promoCode);
  const standing = used.filter(goesOn).length;
  return [
    ...(uses > PROMO_USES ? [`the promo code was used ${uses} times`] : []),
    ...(uses < standing || uses > used.length
      ? [`the promo code has ${uses} uses, with ${standing} of ${used.length} orders standing`]
      : []),
  ];
}
