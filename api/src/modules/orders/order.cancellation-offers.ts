import { parseCatTime, today } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { ACTIVE_STATUSES } from '@imisozi/core/order-status';
import { cancellationOffers } from '@imisozi/core/pricing/cancellation';
import { permitsIn } from '@imisozi/core/pricing/price-lines';
import { offerRows } from '@imisozi/core/terms-sentences';
import { catDay, texts, usd } from '../../texts/reader.js';
import { cancellationOfferView, type CancellationOfferView } from '../prices/dto/price.view.js';
import type { Order } from './order.entity.js';
import { travelDayOf } from './order.travel-day.js';
import { linesOf } from './price-lines.js';

/**
 * What cancelling an order costs and until when, once all is paid, in US dollars (rules/cancelling 2, 3); empty without
 * a day of travel, or once it has ended.
 */
export function offersOfOrder(order: Order): CancellationOfferView[] {
  const ladder = ACTIVE_STATUSES.includes(order.status) ? order.terms?.cancellation : undefined;
  if (!ladder) return [];
  const cost = {
    total: toCents(order.amount),
    travelDate: travelDayOf(order) ?? undefined,
    boughtPermits: permitsIn(linesOf(order)),
  };
  return cancellationOffers(cost, ladder, today()).map(cancellationOfferView);
}

/** {@link offersOfOrder} in words, for mails and papers. */
export const cancellationRows = (order: Order): (readonly [until: string, cost: string])[] =>
  offerRows(offersOfOrder(order), today(), texts().moneyTerms, {
    usd,
    day: (day) => catDay(parseCatTime(day)!),
  }).map(({ until, cost }) => [until, cost]);
