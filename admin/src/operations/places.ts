import { clashesOf, type Clash } from '@imisozi/core/operations/clashes';
import type { NewAssignment, OperatedTrip, Operations } from '../data/types';
import { dayName } from '../format/catTime';
import type { useLabel } from '../i18n/useLabel';

/** The places of a trip. */
export const PLACES = ['guide', 'driver', 'vehicle'] as const;
export type Place = (typeof PLACES)[number];

type Assignable = Operations['guides'][number] | Operations['vehicles'][number];

/** Someone or something that can be chosen for a place, with what stands against it. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly clashes: readonly Clash[];
}

/** Who or what fits a place of a trip: those without a clash first, each group by name. */
export function choicesOf(place: Place, trip: OperatedTrip, { guides, vehicles }: Operations): Choice[] {
  const all: readonly Assignable[] =
    place === 'vehicle' ? vehicles : guides.filter((one) => (place === 'guide' ? one.isGuide : one.isDriver));
  const there = new Set(assignedTo(place, trip).map(({ id }) => id));
  const choices = all
    .filter(({ id }) => !there.has(id))
    .map((one) => ({ id: one.id, name: nameOf(one), clashes: clashesWith(one, trip, vehicles) }));
  return choices.sort((one, other) => Number(one.clashes.length > 0) - Number(other.clashes.length > 0));
}

/** Those who have a place of a trip. */
export const assignedTo = (place: Place, trip: OperatedTrip) =>
  ({ guide: trip.guides, driver: trip.drivers, vehicle: trip.vehicles })[place];

/** The name as the board shows it; a vehicle with its plate. */
export const nameOf = (one: Assignable): string => ('plate' in one ? `${one.name}, ${one.plate}` : one.name);

function clashesWith(one: Assignable, trip: OperatedTrip, vehicles: Operations['vehicles']): Clash[] {
  const seatsOf = new Map(vehicles.map(({ id, seats }) => [id, seats ?? 0]));
  const seatsThere = trip.vehicles.reduce((sum, { id }) => sum + (seatsOf.get(id) ?? 0), 0);
  return clashesOf(one, { tripId: trip.id, from: trip.from, to: trip.to, people: trip.people, seatsThere });
}

/** The body of the call that gives somebody a place. */
export const assignmentOf = (place: Place, trip: OperatedTrip, id: string): NewAssignment => ({
  ...(trip.departureId ? { departureId: trip.departureId } : { orderId: trip.id }),
  ...{ guide: { guideId: id }, driver: { driverId: id }, vehicle: { vehicleId: id } }[place],
});

/** A clash in a few words, beside a name. */
export function clashWords(label: ReturnType<typeof useLabel>, clash: Clash): string {
  switch (clash.kind) {
    case 'busy':
      return label('app.operations.clashes.busy', {
        tour: clash.tour,
        from: dayName(clash.from),
        to: dayName(clash.to),
      });
    case 'off':
      return label('app.operations.clashes.off', { from: dayName(clash.from), to: dayName(clash.to) });
    case 'expired':
      return label(`app.operations.clashes.${clash.paper}`, { until: dayName(clash.until) });
    case 'seats':
      return label('app.operations.clashes.seats', { seats: clash.seats, people: clash.people });
    case 'inactive':
      return label('app.operations.clashes.inactive');
  }
}
