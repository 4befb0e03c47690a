import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { booking as text } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import { contactFormLink } from '../../lib/page-links';
import { defaultValueOf } from '../form/fields';
import type { BookingValues } from './booking-values';

interface Props {
  readonly form: UseFormReturn<BookingValues>;
  readonly item: Bookable;
  /** Shown instead of a price when only the office books this group. */
  readonly notice: string | null;
}

/** The number of people, with large minus and plus buttons for touch. */
export function PeopleField({ form, item, notice }: Props) {
  const id = useId();
  const problem = notice ?? form.getFieldState('people', form.formState).error?.message;
  const step = (by: number) => {
    const next = Math.max(1, (Number(form.getValues('people')) || 0) + by);
    form.setValue('people', String(next), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="field">
      <label htmlFor={id} data-required>
        {text.people}
      </label>
      <div className="stepper">
        <button type="button" className="scripted" onClick={() => step(-1)} aria-label={text.fewer}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          defaultValue={defaultValueOf(form, 'people')}
          required
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-notice`}
          {...form.register('people', { required: text.required(text.people) })}
        />
        <button type="button" className="scripted" onClick={() => step(1)} aria-label={text.more}>
          +
        </button>
      </div>
      <p className="problem" id={`${id}-notice`} role="status">
        {notice ? <a href={contactFormLink(item, form.getValues('people'))}>{notice}</a> : problem}
      </p>
    </div>
  );
}
