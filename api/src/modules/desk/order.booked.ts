import { discountOf } from '../orders/price-lines.js';
import { daysBetween } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Discount } from '@imisozi/core/pricing/discount';
import type { PriceLine } from '@imisozi/core/pricing/price-lines';
import { ADULT } from '@imisozi/core/pricing/party';
import { countOf, isFor, unitsOf } from '@imisozi/core/pricing/price-tour';
import { promoCodeOf } from '@imisozi/core/pricing/promo';
import { refusal } from '../../platform/errors/refused.js';
import { daysOf } from '../prices/prices.service.js';
import type { Tour } from '../tours/tour.entity.js';
import { travellersOfOrder } from '../orders/order.party.js';
import { linesOf } from '../orders/price-lines.js';
import type { Order } from '../orders/order.entity.js';
import type { ChangeOrderDto } from './desk.dto.js';
import { type CustomLine } from './desk.rules.js';

/** What was booked, in the form of a new request. */
export interface Booked {
  /** Numbers of travellers by the code of their type. */
  readonly travellers: Record<string, number>;
  readonly extras: { readonly code: string; readonly quantity: number }[];
  readonly promoCode: string | null;
  readonly discount: Discount | null;
  /** Rows in place of the tour's price; null where the tour is priced. */
  readonly lines: CustomLine[] | null;
  /** Rows added to the tour's price. */
  readonly addLines: CustomLine[];
}

/** The parts of a booking that a change may name. */
export type Wish = Pick<
  ChangeOrderDto,
  'travelDate' | 'departureId' | 'travellers' | 'people' | 'extras' | 'promoCode' | 'lines' | 'addLines' | 'discount'
>;

/** @param tour the ordered tour; null for an event, and for a deleted tour */
export function bookedOf(order: Order, tour: Tour | null): Booked {
  const lines = linesOf(order);
  const own = lines.filter((line) => line.kind === 'custom' && !discountOf(line)).map(customLineOf);
  const isOwnPrice = own.length > 0 && !lines.some(({ kind }) => kind === 'base');
  return {
    travellers: { ...travellersOfOrder(order) },
    extras: isOwnPrice ? [...(order.extras ?? [])] : extrasOf(order, lines, tour),
    promoCode: order.promoCode,
    discount: lines.map(discountOf).find((discount) => discount !== undefined) ?? null,
    lines: isOwnPrice ? own : null,
    addLines: isOwnPrice ? [] : own,
  };
}

const customLineOf = ({ label, quantity, unitAmount, category }: PriceLine): CustomLine => ({
  label,
  quantity,
  unitAmount: toDollars(unitAmount),
  ...(category === 'permit' && { isPermit: true }),
});

/** Older rows contain the number of charged units, not the number requested. */
function extrasOf(order: Order, lines: readonly PriceLine[], tour: Tour | null): Booked['extras'] {
  const rows = new Map<string, PriceLine>();
  for (const line of lines) if (line.kind === 'extra' && line.code && !rows.has(line.code)) rows.set(line.code, line);
  return [...rows].map(([code, { asked, quantity }]) => ({ code, quantity: asked ?? askedOf(code, quantity) }));

  function askedOf(code: string, quantity: number): number {
    const extra = tour?.extras?.find((one) => one.code === code);
    if (!tour || !extra) return 1;
    const days = order.travelDate && order.endDate ? daysBetween(order.travelDate, order.endDate) + 1 : daysOf(tour);
    const types = Object.entries(travellersOfOrder(order)).filter(([type]) => isFor(extra, type));
    const units = unitsOf(extra.per, countOf(Object.fromEntries(types)), days);
    return Math.max(1, Math.round(quantity / Math.max(1, units)));
  }
}

/**
 * What is booked after a change: parts that it does not name stay, and so does each traveller type and extra; 0 removes
 * one (rules/desk 2).
 * @throws Refused for only a number of people if several types are booked, and for lines of both kinds
 */
export function bookedAfter(booked: Booked, wish: Wish): Booked {
  const { travellers, people, extras, promoCode, discount, lines, addLines } = wish;
  if (lines && addLines) throw refusal('lines-of-both-kinds');
  const types = Object.keys(booked.travellers).filter((code) => booked.travellers[code]! > 0);
  if (people && !travellers && types.some((code) => code !== ADULT))
    throw refusal('people-of-several-types', { booked: typesOf(booked) });
  const party = { ...booked.travellers, ...(travellers ?? (people ? { [ADULT]: people } : {})) };
  const after: Booked = {
    travellers: Object.fromEntries(Object.entries(party).filter(([, count]) => count !== 0)),
    extras: extras ? mergedExtras(booked.extras, extras) : booked.extras,
    promoCode: promoCode === undefined ? booked.promoCode : promoCode && promoCodeOf(promoCode),
    discount: discount === undefined ? booked.discount : discount,
    lines: lines === undefined ? booked.lines : lines,
    addLines: lines ? [] : addLines === undefined ? booked.addLines : (addLines ?? []),
  };
  if (people && travellers && countOf(after.travellers) !== people) throw refusal('people-and-travellers-differ');
  if (!after.lines) return after;
  const isCodeNew = after.promoCode !== null && after.promoCode !== booked.promoCode;
  const beside = [addLines?.length, extras?.some(({ quantity = 1 }) => quantity > 0), isCodeNew];
  if (!lines && beside.some(Boolean)) throw refusal('price-of-its-own');
  return after;
}

/** The booked travellers as text: `adult 2, child 1`. */
export const typesOf = ({ travellers }: Booked): string =>
  Object.entries(travellers)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');

function mergedExtras(before: Booked['extras'], named: NonNullable<Wish['extras']>): Booked['extras'] {
  const codes = named.map(({ code }) => code);
  const kept = before.filter(({ code }) => !codes.includes(code));
  const asked = named.map(({ code, quantity = 1 }) => ({ code, quantity }));
  return [...kept, ...asked].filter(({ quantity }) => quantity !== 0);
}
