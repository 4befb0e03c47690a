import { addDays, catDay, parseCatTime } from '@imisozi/core/kigali-time';
import { clientName } from '../../../common/client-name.js';
import type { ServiceOfTrip } from './trip-service.records.js';

const dayOf = (day: string) => catDay(parseCatTime(day)!);

/** What a supplier has to know, in English: never a price, and of the guests only who booked. */
export function serviceFacts({
  service,
  order,
}: Pick<ServiceOfTrip, 'service' | 'order'>): (readonly [label: string, value: string])[] {
  const { fromDay, days, units, reference } = service;
  const until = addDays(fromDay, days - 1);
  return [
    ['Booking', order.number],
    ['Guests', `${clientName(order.names)}, ${order.people === 1 ? '1 person' : `${order.people} people`}`],
    ['When', days === 1 ? dayOf(fromDay) : `${dayOf(fromDay)} – ${dayOf(until)} (${days} days)`],
    ['Units', String(units)],
    ...(reference ? [['Your reference', reference] as const] : []),
  ];
}
