import { useEffect, useRef } from 'react';
import { addDays, type Day } from '@imisozi/core/kigali-time';
import { monthsLater, STEPS } from './calendarDays';

interface Keys {
  readonly day: Day;
  readonly today: Day;
  readonly goTo: (day: Day) => void;
}

/**
 * Arrow keys move by day or week, Page Up and Page Down by month, and `t` leads to today; the new day gets the focus.
 * Keys in a field, a menu or a dialog are ignored.
 */
export function useCalendarKeys({ day, today, goTo }: Keys): void {
  // The target of the last key, because the next key may be pressed before the page has changed.
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
