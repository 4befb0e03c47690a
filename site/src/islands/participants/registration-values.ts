import { participant as text } from '../../i18n/for-bookings';
import { comma } from '../../i18n/language';
import type { Event, NewOrder } from '../../lib/api/types';
import { catDay } from '../../lib/cat-time';

/** What the form needs to know about an event. */
export interface EventChoice extends Pick<Event, 'id' | 'slug' | 'title' | 'price' | 'startDate'> {
  /** The label of its option. */
  readonly label: string;
}

export const choiceOf = ({ id, slug, title, price, startDate }: Event): EventChoice => ({
  id,
  slug,
  title,
  price,
  startDate,
  label: `${title}${comma()}${catDay(startDate)}`,
});

/** The API's values for forms of address (rules/forms 5); `participant.titles` has their labels in the same order. */
export const TITLES = ['Mr', 'Ms', 'Mrs.', 'Dr.', 'Prof.'] as const;

/** Initial values (rules/forms 5). */
export const empty = () => ({
  eventId: '',
  title: TITLES[0] as string,
  familyName: '',
  firstName: '',
  position: '',
  department: '',
  organization: '',
  address: '',
  country: text.defaultCountry,
  town: '',
  phone: '',
  email: '',
  dietRequirements: '',
  dataProtection: false,
  website: '',
});

export type RegistrationValues = ReturnType<typeof empty>;

/** Why nobody can register for this event (rules/forms 5), or null. */
export const choiceRefused = (event: EventChoice | undefined): string | null => {
  if (!event) return text.eventRequired;
  return event.price > 0 ? null : text.refused({ price: event.price });
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
