/** The screens of a travel agent who is logged in, below /account. */
export const OWN_BOOKINGS = '/own-bookings';
export const NEW_OWN_BOOKING = `${OWN_BOOKINGS}/create`;
export const AVAILABILITY = '/availability';
export const OWN_STATEMENT = '/statement';

export const ownBookingPath = (id: string): string => `${OWN_BOOKINGS}/${encodeURIComponent(id)}/show`;

/** What a new booking begins with, in the state of the link that leads to its form. */
export interface WantedTrip {
  readonly trip: {
    readonly tourId: string;
    readonly departureId?: string;
    readonly travelDate?: string;
    readonly people: number;
  };
}
