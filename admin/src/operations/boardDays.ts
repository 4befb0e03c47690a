import { addDays, isDay, type Day } from '@imisozi/core/kigali-time';
import { weeksOf } from '../calendar/calendarDays';

export const VIEWS = ['day', 'week'] as const;
export type BoardView = (typeof VIEWS)[number];

/** What the board shows: a day, or the week around it. */
export interface ShownBoard {
  readonly view: BoardView;
  readonly day: Day;
}

/** The path of the board below /account. */
export const operationsPath = ({ view, day }: ShownBoard): string =>
  `/operations?${new URLSearchParams({ day, view })}`;

/** Reads what to show from the query of a URL; by default the current day. */
export function shownBoard(query: URLSearchParams, today: Day): ShownBoard {
  const day = query.get('day');
  return { view: query.get('view') === 'week' ? 'week' : 'day', day: isDay(day) ? day : today };
}

/** The first and the last day shown. */
export function spanOf({ view, day }: ShownBoard): { readonly from: Day; readonly to: Day } {
  if (view === 'day') return { from: day, to: day };
  const [week] = weeksOf({ view: 'week', day });
  return { from: week![0]!, to: week!.at(-1)! };
}

/** The day to show after one step forwards or back. */
export const stepped = ({ view, day }: ShownBoard, by: 1 | -1): Day => addDays(day, view === 'week' ? 7 * by : by);
