import type { Event, NewEvent } from '../data/types';
import { textOrNull } from '../forms/textOrNull';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';
import { catInput } from '../format/catTime';

/** What the form of an event holds. An input that was emptied holds null; dates are Central Africa Time, without a zone. */
export interface EventForm {
  readonly title: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly place: string | null;
  readonly price: number | null;
  readonly description: string | null;
  readonly cover: Upload[];
}

export const emptyEvent = (): EventForm => ({
  title: '',
  startDate: '',
  endDate: '',
  place: '',
  price: null,
  description: '',
  cover: [],
});

export const eventToForm = (event: Event): EventForm => ({
  title: event.title,
  startDate: catInput(event.startDate),
  endDate: catInput(event.endDate),
  place: event.place,
  price: event.price || null,
  description: event.description,
  cover: uploadsOf([event.image]),
});

export const formToEvent = (form: EventForm): NewEvent => ({
  title: form.title ?? '',
  startDate: form.startDate ?? '',
  endDate: form.endDate ?? '',
  place: textOrNull(form.place),
  price: form.price ?? 0,
  description: textOrNull(form.description),
  image: urlsOf(form.cover)[0] ?? '',
});

const PERIOD_MISSING = 'app.events.required.period';
const PERIOD_REVERSED = 'app.events.required.order';

/** The rules of the start date: it is there, and not after the end (rules/content 5). */
export const startRules = (start: string | null, { endDate }: EventForm): string | undefined => {
  if (!start) return PERIOD_MISSING;
  // Written alike and in one zone, so that the texts stand in the order of the times.
  return endDate && start > endDate ? PERIOD_REVERSED : undefined;
};

export const endRules = (end: string | null): string | undefined => (end ? undefined : PERIOD_MISSING);
