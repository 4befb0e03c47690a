import { quotes as text } from '../i18n/for-pages';
import type { Quote } from './api/types';
import { apiFor, dataOrNull } from './api/server';
import { routeThrough, type TourRoute } from './tour-route';

/** The proposal with this key; null for an unknown one. */
export async function quoteOf(locals: App.Locals, key: string): Promise<Quote | null> {
  const answer = await apiFor(locals).GET('/api/quotes/{id}', { params: { path: { id: key } } });
  // A malformed key counts as not found.
  return answer.response.status === 400 ? null : dataOrNull(answer);
}

type DepartureOfQuote = NonNullable<Quote['departure']>;

/** Whether a proposal can be accepted as far as its departure goes. */
export const hasRoom = ({ departure }: Quote): boolean =>
  !departure || departure.room === 'enough' || departure.room === 'few-left';

/** The seats of its departure in words. */
export const seatsOf = ({ room, seatsLeft }: DepartureOfQuote): string =>
  room === 'few-left' ? text.seats['few-left']({ left: seatsLeft ?? 0 }) : text.seats[room];

/** Where the days of a proposal end, as far as the places are known. */
export const routeOfQuote = ({ days }: Quote): TourRoute =>
  routeThrough(
    days.flatMap(({ place, lodges, position }, index) => {
      const title = place || lodges[0]?.name;
      return position && title ? [{ title, position, day: index + 1 }] : [];
    }),
  );

/** The first picture of a proposal, or of where its travellers sleep; undefined without one. */
export const pictureOfQuote = ({ days }: Quote): string | undefined =>
  days.flatMap(({ images, lodges }) => [...images, ...lodges.map(({ image }) => image)]).find((one) => one) ??
  undefined;
