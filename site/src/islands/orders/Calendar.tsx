import { today } from '@imisozi/core/kigali-time';
import { useMemo } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { bookingOptions as options, bookingSteps as text } from '../../i18n/for-bookings';
import { language } from '../../i18n/language';
import type { Bookable } from '../../lib/bookable';
import { catDay, catMonth, catWeekdayInitial, catWeekdayName } from '../../lib/cat-time';
import { usd } from '../../lib/money';
import { firstDayOf } from './booking-values';
import { offerOn, type DayOffer } from './days';

interface Props {
  readonly item: Bookable;
  readonly people: number;
  /** The chosen day, as `2026-11-21`; empty if none is. */
  readonly day: string;
  readonly choose: (day: string, departure: string | undefined) => void;
}

/** How far ahead it goes: two years. */
const MONTHS_AHEAD = 24;

/** The picker counts in the browser's own days, and the product in days of Kigali: only year, month and day pass. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
const dateOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};

/** The months to choose a day of travel from, with seats and the price of each day. */
export default function Calendar({ item, people, day, choose }: Props) {
  const components = useMemo(
    () => ({
      DayButton: ({ day: { date }, modifiers: _, ...button }: DayButtonProps) => {
        const offer = offerOn(item, dayOf(date), people);
        const content = (
          <>
            <span className="visually-hidden">{button['aria-label']}</span>
            <span aria-hidden="true">
              {date.getDate()}
              {noteOf(offer) && <small>{noteOf(offer)}</small>}
            </span>
          </>
        );
        // The name is a part of the content, as the number and the price that are seen.
        return offer.kind === 'full' ? (
          <a href={`?waiting=${offer.departure!}#waiting`} className="full">
            {content}
          </a>
        ) : (
          <button {...button} aria-label={undefined}>
            {content}
          </button>
        );
      },
    }),
    [item, people],
  );
  const start = dateOf(item.departures[0]?.day ?? firstDayOf(item));
  return (
    <DayPicker
      mode="single"
      selected={day ? dateOf(day) : undefined}
      defaultMonth={day ? dateOf(day) : start}
      startMonth={dateOf(today())}
      endMonth={new Date(start.getFullYear(), start.getMonth() + MONTHS_AHEAD, 1)}
      today={dateOf(today())}
      disabled={(date) => ['closed', 'full'].includes(offerOn(item, dayOf(date), people).kind)}
      modifiers={{ departure: (date) => offerOn(item, dayOf(date), people).kind === 'departure' }}
      modifiersClassNames={{ departure: 'departs' }}
      onDayClick={(date, { disabled }) => {
        const chosen = dayOf(date);
        if (!disabled) choose(chosen, offerOn(item, chosen, people).departure);
      }}
      weekStartsOn={1}
      dir={language().direction}
      aria-label={text.calendarOf}
      labels={{
        labelDayButton: (date) =>
          [catDay(dayOf(date)), spoken(offerOn(item, dayOf(date), people))].filter(Boolean).join(', '),
        labelGrid: (date) => catMonth(dayOf(date)),
        labelNav: () => text.calendarOf,
        labelNext: () => text.nextMonth,
        labelPrevious: () => text.previousMonth,
        labelWeekday: (date) => catWeekdayName(dayOf(date)),
      }}
      formatters={{
        formatCaption: (date) => catMonth(dayOf(date)),
        formatWeekdayName: (date) => catWeekdayInitial(dayOf(date)),
      }}
      components={components}
    />
  );
}

/** The note of a day: its price, or else its seats. */
const noteOf = ({ each, kind, seats }: DayOffer): string =>
  kind === 'full' ? '×' : each ? usd(each) : kind === 'departure' && typeof seats === 'number' ? `· ${seats}` : '';

function spoken({ kind, each, seats }: DayOffer): string {
  if (kind === 'full') return text.full;
  const left = kind === 'departure' && typeof seats === 'number' ? options.seats({ left: seats }) : '';
  return [left, each && text.each({ price: usd(each) })].filter(Boolean).join(', ');
}
