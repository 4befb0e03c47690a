import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@imisozi/core/kigali-time';
import type { TravellerDetails } from './traveller.details.js';

/** A traveller as the holder of the order's key and staff see them (trade 9). */
export class TravellerView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'adult' })
  type: string;

  @ApiProperty({ example: 'Aline' })
  firstName: string;

  @ApiProperty({ example: 'Uwase' })
  lastName: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '1984-05-17' })
  birthDate: Day | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rwandan' })
  nationality: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'PC0000001' })
  passportNumber: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2031-02-28' })
  passportExpiry: Day | null;

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

export class TravellersAnswer {
  @ApiProperty({ type: [TravellerView], description: 'In the order they were entered.' })
  travellers: TravellerView[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { adult: 2, child: 1 },
    description: 'How many were booked, by the code of their type: no more can be saved.',
  })
  booked: Record<string, number>;

  @ApiProperty({ example: true, description: 'Whether they can be changed now.' })
  isEditable: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    example: '2027-06-10',
    description: 'The last day on which they can be changed; null for an order without a travel date.',
  })
  editableUntil: Day | null;

  @ApiProperty({ example: true, description: 'Whether the tour asks its clients who travels.' })
  isAsked: boolean;
}

export class SavedTravellersAnswer extends TravellersAnswer {
  @ApiProperty({ example: 'The details have been saved.' })
  message: string;
}

export class TravellerRemovedAnswer extends TravellersAnswer {
  @ApiProperty({ example: 'The traveller has been removed.' })
  message: string;
}

export const travellerView = (id: string, details: TravellerDetails): TravellerView => ({ id, ...details });
