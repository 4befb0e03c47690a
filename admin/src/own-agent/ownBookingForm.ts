import { typedText } from '@imisozi/core/typed-text';
import type { NewOwnBooking, OwnWish } from '../data/types';
import { bookingOf, firstValues, wishOf, type BookingForm } from '../orders/create/bookingForm';
import type { WantedTrip } from './ownPaths';

/** The values with which the form begins: its client is emailed only if the agent says so. @param state of the link */
export function firstOwnValues(state: unknown): BookingForm {
  const { trip } = (state ?? {}) as Partial<WantedTrip>;
  const first = { ...firstValues(null), sendMails: false };
  if (!trip) return first;
  const { tourId, departureId = null, travelDate = null, people } = trip;
  return { ...first, tourId, departureId, travelDate, travellers: { adult: people } };
}

/** The request for a price; undefined while there is no tour, no day or no traveller. */
export function ownWishOf(form: BookingForm): OwnWish | undefined {
  const wish = wishOf(form);
  if (!wish) return undefined;
  const { itemsArray, departureId, travelDate, travellers, extras } = wish;
  return { tourId: itemsArray[0]!.id, departureId, travelDate, travellers, extras };
}

/** The request body of a validated form. */
export function ownBookingOf(form: BookingForm): NewOwnBooking {
  const { names, phoneNumber, email, address, location, language, sendMails } = bookingOf(form, false);
  const message = typedText(form.note);
  const client = { names, phoneNumber, email, address, location, language, sendMails };
  return { ...ownWishOf(form)!, ...client, ...(message && { message }) };
}
