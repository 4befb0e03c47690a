import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';
import { ADULT } from '@imisozi/core/pricing/party';
import { linesOf } from '../orders/price-lines.js';
import { balanceOf } from '../orders/order.balance.js';
import type { TravellerDetails } from '../travellers/traveller.details.js';
import { typeLabelsOf } from './type-labels.js';
import { ITEM_TYPES, type ItemType } from '@imisozi/core/order-choices';
import type { Order } from '../orders/order.entity.js';

/** A traveller as the manifest names them: without passport and birth date, which nobody needs on the road. */
export class ManifestTraveller {
  @ApiProperty({ example: 'Aline Uwase' })
  names: string;

  @ApiProperty({ example: 'adult' })
  type: string;

  @ApiProperty({ example: 'Adult', description: 'What their type is called.' })
  typeLabel: string;

  @ApiProperty({ type: String, nullable: true, example: 'Vegetarian' })
  diet: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Needs a lower bunk.' })
  remarks: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'WB 701' })
  arrivalFlight: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  arrivalAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'WB 700' })
  departureFlight: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  departureAt: string | null;
}

/** A booking of those who travel on a day. */
export class ManifestRow {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ enum: ITEM_TYPES })
  itemType: ItemType;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  departureId: string | null;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-12' })
  travelDate: Day;

  @ApiProperty({ type: String, format: 'date', example: '2027-06-14' })
  endDate: Day;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: '+250 788 123 456' })
  phoneNumber: string;

  @ApiProperty({ example: 'Kigali, Rwanda', description: 'Where they come from, or are picked up.' })
  location: string;

  @ApiProperty({ example: 3 })
  people: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { adult: 2, child: 1 },
    description: 'By the code of their type.',
  })
  travellers: Record<string, number>;

  @ApiProperty({ type: [String], example: ['2 × Adult', '1 × Child'], description: 'What their types are called.' })
  types: string[];

  @ApiProperty({
    type: [ManifestTraveller],
    nullable: true,
    description: 'Those whom the client has entered; null where `DATA_KEY` is not the key they were encrypted with.',
  })
  party: ManifestTraveller[] | null;

  @ApiProperty({
    type: [String],
    example: ['3 × Gorilla permit', '1 × Single room'],
    description: 'What was sold with it.',
  })
  extras: string[];

  @ApiProperty({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @ApiProperty({ example: 2548, description: 'What is left to pay, in US dollars.' })
  balance: number;

  @ApiProperty({ example: 'One of us is a vegetarian.' })
  message: string;

  @ApiProperty({
    type: [String],
    example: ['Wants the room by the lake.'],
    description: 'What colleagues have noted and nobody has done yet, the oldest first.',
  })
  notes: string[];
}

export class ManifestAnswer {
  @ApiProperty({ type: String, format: 'date', example: '2027-06-12' })
  day: Day;

  @ApiProperty({ type: [ManifestRow], description: 'They start on that day.' })
  starting: ManifestRow[];

  @ApiProperty({ type: [ManifestRow], description: 'They started before, and end later.' })
  underWay: ManifestRow[];

  @ApiProperty({ type: [ManifestRow], description: 'They started before, and end on that day.' })
  ending: ManifestRow[];
}

/** @param party null where it cannot be read */
export function manifestRow(
  order: Order,
  party: readonly TravellerDetails[] | null,
  notes: readonly string[],
): ManifestRow {
  const travellers = order.travellers ?? { [ADULT]: order.people };
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
    travellers,
    types: Object.entries(travellers).map(([code, count]) => `${count} × ${labelOf(code)}`),
    party: party && party.map((one) => manifestTraveller(one, labelOf)),
    extras: linesOf(order).flatMap(({ kind, quantity, label }) => (kind === 'extra' ? [`${quantity} × ${label}`] : [])),
    status: order.status,
    balance: balanceOf(order),
    message: order.message,
    notes: [...notes],
  };
}

const manifestTraveller = (
  { firstName, lastName, ...details }: TravellerDetails,
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
