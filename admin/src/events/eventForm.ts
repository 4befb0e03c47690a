import type { Event, NewEvent } from '../data/types';
import { textOrNull } from '../forms/textOrNull';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';
import { catInput } from '../format/catTime';

/** The form values of an event. An emptied input has null; times are in Central Africa Time without an offset. */
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

/** Validates the start: it is required, and not after the end (rules/content 5). */
export const startRules = (start: string | null, { endDate }: EventForm): string | undefined => {
  if (!start) return PERIOD_MISSING;
  // Both have the same format and time zone, so their texts sort by time.
  return endDate && start > endDate ? PERIOD_REVERSED : undefined;
};

export const endRules = (end: string | null): string | undefined => (end ? undefined : PERIOD_MISSING);
