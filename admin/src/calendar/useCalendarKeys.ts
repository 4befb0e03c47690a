import { useEffect, useRef } from 'react';
import { addDays, type Day } from '@imisozi/core/kigali-time';
import { monthsLater, STEPS } from './calendarDays';

interface Keys {
  readonly day: Day;
  readonly today: Day;
  readonly goTo: (day: Day) => void;
}

/**
 * Arrows move from day to day, Page Up and Page Down from month to month, `t` leads to today; the day that is reached
 * takes the focus. Keys belong to a field, a menu or a dialog first.
 */
export function useCalendarKeys({ day, today, goTo }: Keys): void {
  // Where the last key leads to: the next one may come before the page has followed.
  const wanted = useRef<Day | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element | null;
      const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || target?.closest(OWN_KEYS);
      const next = isElsewhere ? undefined : dayAfter(event.key, wanted.current ?? day, today);
      if (!next) return;
      event.preventDefault();
      wanted.current = next;
      goTo(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [day, today, goTo]);
  useEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = null;
    document.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });
}

const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

function dayAfter(key: string, day: Day, today: Day): Day | undefined {
  if (key === 't') return today;
  if (key === 'PageUp') return monthsLater(day, -1);
  if (key === 'PageDown') return monthsLater(day, 1);
  const step = STEPS[key];
  return step === undefined ? undefined : addDays(day, step);
}
