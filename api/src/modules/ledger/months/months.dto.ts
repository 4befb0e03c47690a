import { MultilineTextField } from '../../../common/validation/fields.js';
import { field, view } from '../../../platform/http/view.js';
import type { MonthInBooks } from './ledger.months.js';

export class OpenMonthDto {
  @MultilineTextField({ label: 'Reason', max: 1_000, example: 'A transfer of the 30th was missing.' })
  reason: string;
}

export class MonthView extends view({
  month: field.string('2026-10'),
  received: field.number(42_180.5, 'What came in, in US dollars.'),
  paidOut: field.number(1_200, 'What went out to clients.'),
  fees: field.number(105, 'What banks kept of it.'),
  kept: field.number(40_980.5, 'Received less paid out.'),
  closedAt: field.time('Null while money may be booked into it.').nullable(),
  closedBy: field.string('books@imisozi.example').nullable(),
}) {}

export class MonthsAnswer extends view({ months: field.list(MonthView, 'Newest first.') }) {}

export class MonthAnswer extends view({
  message: field.string('2026-10 is closed.'),
  month: field.one(MonthView),
}) {}

export class OpenedMonthAnswer extends view({ message: field.string('2026-10 is open again.') }) {}

export const monthView = ({ month, received, paidOut, fees, closedAt, closedBy }: MonthInBooks): MonthView => ({
  month,
  received,
  paidOut,
  fees,
  kept: Math.round((received - paidOut) * 100) / 100,
  closedAt: closedAt?.toISOString() ?? null,
  closedBy,
});
