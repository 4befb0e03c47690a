import { field, view } from '../../../platform/http/view.js';
import type { PromoCode } from '../promo-code.entity.js';

const DAY = field.day('2027-03-31').nullable();

export class PromoCodeView extends view({
  id: field.uuid(),
  code: field.string('GREEN-SEASON'),
  percent: field.number(10).nullable(),
  amount: field.number(null, 'US dollars off the whole booking.').nullable(),
  tourIds: field.strings(undefined, 'Ids of the tours it is for; empty: for all.'),
  bookFrom: DAY,
  bookTo: DAY,
  travelFrom: DAY,
  travelTo: DAY,
  maxUses: field.number(50).nullable(),
  uses: field.number(7),
  endedAt: field.time('Null while it is valid.').nullable(),
  createdAt: field.time(),
}) {}

export class PromoCodeAnswer extends view({
  message: field.string('The promo code has been created.'),
  data: field.one(PromoCodeView),
}) {}

export const promoCodeView = (promo: PromoCode): PromoCodeView => ({
  id: promo.id,
  code: promo.code,
  percent: promo.percent,
  amount: promo.amount,
  tourIds: promo.tourIds ?? [],
  bookFrom: promo.bookFrom,
  bookTo: promo.bookTo,
  travelFrom: promo.travelFrom,
  travelTo: promo.travelTo,
  maxUses: promo.maxUses,
  uses: promo.uses,
  endedAt: promo.endedAt?.toISOString() ?? null,
  createdAt: promo.createdAt.toISOString(),
});
