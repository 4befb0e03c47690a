import { PERMIT_STATES, permitStatesAfter } from '@imisozi/core/permits';
import { field, view } from '../../platform/http/view.js';
import type { Order } from '../orders/order.entity.js';
import type { TravellerView } from '../travellers/traveller.view.js';
import type { Permit } from './permit.entity.js';

/** A permit without the person's details: an answer to a write may be kept (rules/privacy 2). */
export class PermitRow extends view({
  id: field.uuid(),
  orderId: field.uuid(),
  orderNumber: field.string('2026-000042'),
  client: field.string('Demo Visitor', 'Who booked.'),
  itemTitle: field.string('Gorillas of the Virunga volcanoes'),
  code: field.string('permit'),
  label: field.string('Gorilla permit'),
  day: field.day('2027-06-12', 'The day of the visit; null for a booking without a day.').nullable(),
  place: field.integer(1, 'The person’s place in the party, from 1 on.'),
  people: field.integer(2, 'How many travel with the booking.'),
  round: field.integer(1, 'Which of the person’s visits it is for, from 1 on.'),
  travellerId: field.uuid('Null as long as nobody has been entered for it.').nullable(),
  state: field.enum(PERMIT_STATES),
  nextStates: field.enums(PERMIT_STATES, 'The states it can change to.'),
  number: field.string('VNP-2027-004512').nullable(),
  cost: field.number(1500, 'What the park was paid, in US dollars.').nullable(),
  price: field.number(1500, 'What the client pays for it, in US dollars.'),
  isSurplus: field.boolean(false, 'It was bought, but the booking no longer contains it.'),
  boughtAt: field.time().nullable(),
  createdAt: field.time(),
}) {}

/** A permit with the person whom it is for (rules/permits 1). */
export class PermitView extends view(
  {
    names: field.string('Aline Uwase', 'Null as long as the traveller is unknown.').nullable(),
    passportNumber: field.string('PC0000001').nullable(),
    nationality: field.string('Rwandan').nullable(),
    birthDate: field.day('1984-05-17').nullable(),
  },
  PermitRow,
) {}

export class PermitAnswer extends view({
  message: field.string('The permit has been saved.'),
  data: field.one(PermitRow),
}) {}

export class PermitsBoughtAnswer extends view({
  message: field.string('2 permits have been recorded as bought.'),
  permits: field.list(PermitRow),
}) {}

export const permitRow = (permit: Permit, order: Order, travellerId: string | null): PermitRow => ({
  id: permit.id,
  orderId: permit.orderId,
  orderNumber: order.number,
  client: order.names,
  itemTitle: order.itemTitle,
  code: permit.code,
  label: permit.label,
  day: permit.day,
  place: permit.place,
  people: order.people,
  round: permit.round,
  travellerId,
  state: permit.state,
  nextStates: permitStatesAfter(permit.state),
  number: permit.number,
  cost: permit.cost,
  price: permit.price,
  isSurplus: permit.isSurplus,
  boughtAt: permit.boughtAt?.toISOString() ?? null,
  createdAt: permit.createdAt.toISOString(),
});

export const permitView = (permit: Permit, order: Order, person: TravellerView | undefined): PermitView => ({
  ...permitRow(permit, order, person?.id ?? null),
  names: person ? `${person.firstName} ${person.lastName}`.trim() : null,
  passportNumber: person?.passportNumber ?? null,
  nationality: person?.nationality ?? null,
  birthDate: person?.birthDate ?? null,
});
