import { LEDGER_KINDS } from '@imisozi/core/ledger';
import { COST_CURRENCIES, SERVICE_STATES, serviceStatesAfter } from '@imisozi/core/suppliers';
import { field, view } from '../../../platform/http/view.js';
import type { Order } from '../../orders/order.entity.js';
import type { Supplier } from '../supplier.entity.js';
import type { TripService } from './trip-service.entity.js';

/** What of a trip may change behind the back of a supplier. */
const TRIP_CHANGES = ['day', 'people'] as const;

/** A service of a booking as staff see it (rules/suppliers 2). */
export class TripServiceView extends view({
  id: field.uuid(),
  orderId: field.uuid(),
  orderNumber: field.string('2026-000042'),
  client: field.string('Demo Visitor', 'Who booked.'),
  supplierId: field.uuid(),
  supplier: field.string('Example Lodge'),
  what: field.string('Two double rooms, full board'),
  fromDay: field.day('2027-06-12'),
  days: field.integer(2),
  units: field.integer(2),
  unitCost: field.integer(24000, 'Of one unit for one day, in whole minor units of the currency.'),
  cost: field.integer(96000, 'Days × units × that, likewise.'),
  currency: field.enum(COST_CURRENCIES),
  note: field.string('One guest is vegetarian.', 'The supplier reads it.'),
  state: field.enum(SERVICE_STATES),
  nextStates: field.enums(SERVICE_STATES, 'The states it can change to.'),
  reference: field.string('LK-2207', 'The supplier’s own number of the confirmation.').nullable(),
  requestedAt: field.time().nullable(),
  changedSince: field.enums(
    TRIP_CHANGES,
    'What of the trip has changed since the supplier was asked, while it is requested or confirmed: agree it with them, or cancel and ask again.',
  ),
  voucherNumber: field.string('VCH-2026-000001').nullable(),
  dueDay: field.day('2027-06-28', 'By when the supplier is to be paid.'),
  paidOn: field.day('2027-06-20').nullable(),
  paidBy: field.enum(LEDGER_KINDS).nullable(),
  paidReference: field.string('TRF-2027-0611').nullable(),
  createdAt: field.time(),
}) {}

export class TripServiceAnswer extends view({
  message: field.string('The service has been requested.'),
  data: field.one(TripServiceView),
}) {}

export const tripServiceView = (service: TripService, order: Order, supplier: Supplier): TripServiceView => ({
  id: service.id,
  orderId: service.orderId,
  orderNumber: order.number,
  client: order.names,
  supplierId: service.supplierId,
  supplier: supplier.name,
  what: service.what,
  fromDay: service.fromDay,
  days: service.days,
  units: service.units,
  unitCost: service.unitCost,
  cost: service.cost,
  currency: service.currency,
  note: service.note,
  state: service.state,
  nextStates: serviceStatesAfter(service.state),
  reference: service.reference,
  requestedAt: service.requestedAt?.toISOString() ?? null,
  changedSince: changedSince(service, order),
  voucherNumber: service.voucherNumber,
  dueDay: service.dueDay,
  paidOn: service.paidOn,
  paidBy: service.paidBy,
  paidReference: service.paidReference,
  createdAt: service.createdAt.toISOString(),
});

/** Services from before this was kept say nothing. */
function changedSince(
  { state, requestedAt, askedDay, askedPeople }: TripService,
  { travelDate, people }: Order,
): (typeof TRIP_CHANGES)[number][] {
  if ((state !== 'requested' && state !== 'confirmed') || !requestedAt || askedPeople === null) return [];
  return [...(askedDay === travelDate ? [] : ['day' as const]), ...(askedPeople === people ? [] : ['people' as const])];
}
