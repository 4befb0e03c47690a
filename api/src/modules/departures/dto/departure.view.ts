import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DEPARTURE_LABELS,
  DEPARTURE_STATES,
  departureLabel,
  seatsLeft,
  seatsOver,
  type DepartureLabel,
  type DepartureState,
} from '@imisozi/core/departures';
import type { Day } from '@imisozi/core/kigali-time';
import { canAccess, type Role } from '@imisozi/core/access';
import type { Departure } from '../departure.entity.js';

/** A departure as everyone may see it. */
export class TourDepartureView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  tourId: string;

  @ApiProperty({ type: String, format: 'date', example: '2027-01-02' })
  startDate: Day;

  @ApiProperty({ type: String, format: 'date', example: '2027-01-04', description: 'The last day.' })
  endDate: Day;

  @ApiProperty({ type: Number, nullable: true, example: 12, description: 'Null for no limit.' })
  capacity: number | null;

  @ApiProperty({ example: 4, description: 'The number of people from which it is guaranteed; 0: no such promise.' })
  minimum: number;

  @ApiProperty({ enum: DEPARTURE_STATES })
  state: DepartureState;

  @ApiProperty({ example: 9, description: 'People of the bookings that hold or own seats.' })
  taken: number;

  @ApiProperty({ example: 0, description: 'Seats held by offers to the waiting list.' })
  offered: number;

  @ApiProperty({ type: Number, nullable: true, example: 3, description: 'Null for no limit.' })
  seatsLeft: number | null;

  @ApiProperty({ enum: DEPARTURE_LABELS })
  label: DepartureLabel;
}

/** A departure as staff see it. */
export class DepartureRow extends TourDepartureView {
  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  tourTitle: string;

  @ApiProperty({
    example: 'With the botanist',
    description: 'For the office: empty for roles that may not edit departures.',
  })
  note: string;

  @ApiProperty({ example: 0, description: 'Seats that are taken or offered beyond the capacity.' })
  seatsOver: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class DeparturesAnswer {
  @ApiProperty({ type: [TourDepartureView] })
  departures: TourDepartureView[];
}

export class DepartureAnswer {
  @ApiProperty({ example: 'The departure has been updated.' })
  message: string;

  @ApiProperty({ type: DepartureRow })
  data: DepartureRow;
}

export class CreatedDeparturesAnswer {
  @ApiProperty({ example: '13 departures have been created.' })
  message: string;

  @ApiProperty({ example: 13 })
  created: number;

  @ApiPropertyOptional({ type: DepartureRow, description: 'The first of them.' })
  data: DepartureRow;
}

export const departureView = (departure: Departure): TourDepartureView => ({
  id: departure.id,
  tourId: departure.tourId,
  startDate: departure.startDate,
  endDate: departure.endDate,
  capacity: departure.capacity,
  minimum: departure.minimum,
  state: departure.state,
  taken: departure.taken,
  offered: departure.offered,
  seatsLeft: seatsLeft(departure),
  label: departureLabel(departure),
});

export const departureRow = (departure: Departure, tourTitle: string): DepartureRow => ({
  ...departureView(departure),
  tourTitle,
  note: departure.note,
  seatsOver: seatsOver(departure),
  createdAt: departure.createdAt.toISOString(),
  updatedAt: departure.updatedAt.toISOString(),
});

/** A row as a role may read it: the office's note is for those who edit departures (contract 2). */
export const rowFor = (role: Role, row: DepartureRow): DepartureRow =>
  canAccess(role, { resource: 'departures', action: 'edit' }) ? row : { ...row, note: '' };
