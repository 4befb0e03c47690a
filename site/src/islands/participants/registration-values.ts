import { participant as text } from '../../i18n/en';
import type { Event, NewOrder } from '../../lib/api/types';
import { catDay } from '../../lib/cat-time';

/** What the form needs to know about an event. */
export interface EventChoice extends Pick<Event, 'id' | 'slug' | 'title' | 'price' | 'startDate'> {
  /** The text of its option. */
  readonly label: string;
}

export const choiceOf = ({ id, slug, title, price, startDate }: Event): EventChoice => ({
  id,
  slug,
  title,
  price,
  startDate,
  label: `${title}, ${catDay(startDate)}`,
});

/** Initial values (spec 9). */
export const EMPTY = {
  eventId: '',
  title: text.titles[0] as string,
  familyName: '',
  firstName: '',
  position: '',
  department: '',
  organization: '',
  address: '',
  country: text.defaultCountry as string,
  town: '',
  phone: '',
  email: '',
  dietRequirements: '',
  dataProtection: false,
  website: '',
};

export type RegistrationValues = typeof EMPTY;

/** Why registration for this event is refused (spec 5), or null. */
export const choiceRefused = (event: EventChoice | undefined): string | null => {
  if (!event) return text.eventRequired;
  return event.price > 0 ? null : text.refused(event.price);
};

/** The order for the fee. */
export const feeOrderOf = (event: EventChoice, values: RegistrationValues): NewOrder => ({
  names: `${values.firstName} ${values.familyName}`.trim(),
  email: values.email.trim(),
  phoneNumber: values.phone.trim(),
  address: values.address.trim(),
  location: `${values.town.trim()}, ${values.country.trim() || text.defaultCountry}`,
  itemType: 'event',
  itemsArray: [{ id: event.id, itemNumber: 1 }],
  amount: event.price,
  needDate: event.startDate,
  deadline: event.startDate,
});

/** The body for `/api/participant/create`. */
export const participantOf = (event: EventChoice, values: RegistrationValues) => ({
  ...values,
  eventName: event.title,
  amount: event.price,
});
