import { lazy, Suspense, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bookingSteps as text } from '../../i18n/for-bookings';
import type { Bookable } from '../../lib/bookable';
import { partyOf, travelDayOf, type BookingValues } from './booking-values';

const Calendar = lazy(() => import('./Calendar'));

interface Props {
  readonly form: UseFormReturn<BookingValues>;
  readonly item: Bookable;
  readonly values: BookingValues;
}

/** A button that loads the calendar; the day that is chosen in it becomes the form's departure or date. */
export function CalendarOnDemand({ form, item, values }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const choose = (day: string, departure = '') => {
    const chosen = { shouldDirty: true, shouldValidate: true };
    if (item.departures.length > 0) form.setValue('departure', departure, chosen);
    if (!item.isListedOnly) form.setValue('date', departure ? '' : day, chosen);
  };
  return (
    <div className="calendar scripted">
      <button
        type="button"
        className="button button--quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text.calendar}
      </button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<div className="calendar-space" />}>
            <Calendar
              item={item}
              people={Math.max(1, partyOf(item, values))}
              day={travelDayOf(item, values)}
              choose={choose}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
