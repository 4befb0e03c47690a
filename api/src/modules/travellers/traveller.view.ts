import { field, view } from '../../platform/http/view.js';
import type { TravellerDetails } from './traveller.details.js';

/** A traveller as the holder of the order's key and staff see them (rules/privacy 2). */
export class TravellerView extends view({
  id: field.uuid(),
  type: field.string('adult'),
  firstName: field.string('Aline'),
  lastName: field.string('Uwase'),
  birthDate: field.day('1984-05-17').nullable(),
  nationality: field.string('Rwandan').nullable(),
  passportNumber: field.string('PC0000001').nullable(),
  passportExpiry: field.day('2031-02-28').nullable(),
  diet: field.string('Vegetarian').nullable(),
  remarks: field.string('Needs a lower bunk.').nullable(),
  arrivalFlight: field.string('WB 701').nullable(),
  arrivalAt: field.time().nullable(),
  departureFlight: field.string('WB 700').nullable(),
  departureAt: field.time().nullable(),
}) {}

export class TravellersAnswer extends view({
  travellers: field.list(TravellerView, 'In the order they were entered.'),
  booked: field.map<number>(
    { type: 'integer' },
    { adult: 2, child: 1 },
    'How many were booked, by the code of their type: no more can be saved.',
  ),
  isEditable: field.boolean(true, 'Whether they can be changed now.'),
  editableUntil: field
    .day('2027-06-10', 'The last day on which they can be changed; null for an order without a travel date.')
    .nullable(),
  isAsked: field.boolean(true, 'Whether the tour asks its clients who travels.'),
}) {}

export class SavedTravellersAnswer extends view(
  { message: field.string('The details have been saved.') },
  TravellersAnswer,
) {}

export class TravellerRemovedAnswer extends view(
  { message: field.string('The traveller has been removed.') },
  TravellersAnswer,
) {}

export const travellerView = (id: string, details: TravellerDetails): TravellerView => ({ id, ...details });
