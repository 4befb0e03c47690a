import type { UseFormReturn } from 'react-hook-form';
import { booking as text } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import { contactFormLink } from '../../lib/page-links';
import { CountField } from './CountField';
import type { BookingValues } from './booking-values';

interface Props {
  readonly form: UseFormReturn<BookingValues>;
  readonly item: Bookable;
  /** Shown instead of a price when only the office books this group. */
  readonly notice: string | null;
}

/** The number of people of a group. */
export function PeopleField({ form, item, notice }: Props) {
  return (
    <CountField
      form={form}
      name="people"
      label={text.people}
      min={1}
      rules={{ required: text.required(text.people) }}
      problem={notice ? <a href={contactFormLink(item, form.getValues('people'))}>{notice}</a> : undefined}
    />
  );
}
