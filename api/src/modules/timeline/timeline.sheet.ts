import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { TimelineEntryView } from './timeline.view.js';

/** An entry as one row of a CSV file. */
interface TimelineSheetRow {
  readonly kind: string;
  readonly by: string;
  readonly what: string;
  /** US dollars; negative for money out. */
  readonly amount: number | '';
  readonly reference: string;
  readonly owner: string;
  readonly dueDate: string;
  readonly done: boolean | '';
  readonly at: string;
}

export const TIMELINE_SHEET = csvSheet<TimelineSheetRow>(
  'timeline',
  ['kind', 'by', 'what', 'amount', 'reference', 'owner', 'dueDate', 'done'],
  ['at'],
);

/** An entry of the timeline as a row of its file. */
export function timelineRow({ kind, at, by, changes, money, mail, note, tick }: TimelineEntryView): TimelineSheetRow {
  return {
    kind,
    by: by ?? note?.author ?? money?.recordedBy ?? '',
    what:
      note?.text ??
      (tick && [tick.kind, tick.value, tick.note].filter(Boolean).join(' ')) ??
      (mail ? `${mail.subject ?? mail.template} → ${mail.recipient} (${mail.status})` : changed(changes)),
    amount: money ? (money.direction === 'out' ? -money.amount : money.amount) : '',
    reference: [money?.receiptNumber, money?.reference].filter(Boolean).join(', '),
    owner: note?.owner?.names ?? '',
    dueDate: note?.dueDate ?? '',
    done: note?.isTask ? note.done : '',
    at,
  };
}

const changed = (changes: TimelineEntryView['changes']): string =>
  Object.entries(changes ?? {})
    .map(([field, [before, after]]) => `${field}: ${shown(before)} → ${shown(after)}`)
    .join('; ');

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
