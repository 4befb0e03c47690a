import { field, view } from '../../platform/http/view.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { linesOf } from '../orders/price-lines.js';
import { balanceOf } from '../orders/order.balance.js';
import type { TravellerDetails } from '../travellers/traveller.details.js';
import { typesInWords, travellersOfOrder, typeLabelsOf } from '../orders/order.party.js';
import { ITEM_TYPES } from '@imisozi/core/order-choices';
import type { Order } from '../orders/order.entity.js';

/** A traveller in the manifest: without passport and birth date, which are not needed on the road. */
export class ManifestTraveller extends view({
  names: field.string('Aline Uwase'),
  type: field.string('adult'),
  typeLabel: field.string('Adult', 'What their type is called.'),
  diet: field.string('Vegetarian').nullable(),
  remarks: field.string('Needs a lower bunk.').nullable(),
  arrivalFlight: field.string('WB 701').nullable(),
  arrivalAt: field.time().nullable(),
  departureFlight: field.string('WB 700').nullable(),
  departureAt: field.time().nullable(),
}) {}

/** What of a traveller's details it reads. */
type ManifestDetails = Omit<TravellerDetails, 'birthDate' | 'nationality' | 'passportNumber' | 'passportExpiry'>;

/** A booking whose trip takes place on the day. */
export class ManifestRow extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  itemType: field.enum(ITEM_TYPES),
  itemTitle: field.string('Gorillas of the Virunga volcanoes'),
  departureId: field.uuid().nullable(),
  travelDate: field.day('2027-06-12'),
  endDate: field.day('2027-06-14'),
  names: field.string('Demo Visitor'),
  phoneNumber: field.string('+250 788 123 456'),
  location: field.string('Kigali, Rwanda', 'Where they come from, or are picked up.'),
  people: field.number(3),
  travellers: field.map<number>({ type: 'integer' }, { adult: 2, child: 1 }, 'By the code of their type.'),
  types: field.strings(['2 × Adult', '1 × Child'], 'What their types are called.'),
  party: field
    .list(
      ManifestTraveller,
      'Those whom the client has entered; null where `DATA_KEY` is not the key they were encrypted with.',
    )
    .nullable(),
  extras: field.strings(['3 × Gorilla permit', '1 × Single room'], 'What was sold with it.'),
  status: field.enum(ORDER_STATUSES),
  balance: field.number(2548, 'What is left to pay, in US dollars.'),
  message: field.string('One of us is a vegetarian.'),
  notes: field.strings(
    ['Wants the room by the lake.'],
    'What colleagues have noted and nobody has done yet, the oldest first.',
  ),
  crew: field.strings(
    ['Eric Mugisha, +250 788 300 100', 'Land Cruiser 1, RAC 123 A'],
    'The guides, drivers and vehicles of the trip.',
  ),
}) {}

export class ManifestAnswer extends view({
  day: field.day('2027-06-12'),
  starting: field.list(ManifestRow, 'They start on that day.'),
  underWay: field.list(ManifestRow, 'They started before, and end later.'),
  ending: field.list(ManifestRow, 'They started before, and end on that day.'),
}) {}

/** @param party null where it cannot be read */
export function manifestRow(
  order: Order,
  party: readonly TravellerDetails[] | null,
  notes: readonly string[],
  crew: readonly string[],
): ManifestRow {
  const labelOf = typeLabelsOf(order);
  return {
    orderId: order.id,
    number: order.number,
    itemType: order.itemType,
    itemTitle: order.itemTitle,
    departureId: order.departureId,
    travelDate: order.travelDate!,
    endDate: order.endDate!,
    names: order.names,
    phoneNumber: order.phoneNumber,
    location: order.location,
    people: order.people,
    travellers: travellersOfOrder(order),
    types: typesInWords(order),
    party: party && party.map((one) => manifestTraveller(one, labelOf)),
    extras: linesOf(order).flatMap(({ kind, quantity, label }) => (kind === 'extra' ? [`${quantity} × ${label}`] : [])),
    status: order.status,
    balance: balanceOf(order),
    message: order.message,
    notes: [...notes],
    crew: [...crew],
  };
}

/** @param labelOf what the types of travellers are called */
export const manifestTraveller = (
  { firstName, lastName, ...details }: ManifestDetails,
  labelOf: (code: string) => string,
): ManifestTraveller => ({
  names: `${firstName} ${lastName}`,
  type: details.type,
  typeLabel: labelOf(details.type),
  diet: details.diet,
  remarks: details.remarks,
  arrivalFlight: details.arrivalFlight,
  arrivalAt: details.arrivalAt,
  departureFlight: details.departureFlight,
  departureAt: details.departureAt,
});
