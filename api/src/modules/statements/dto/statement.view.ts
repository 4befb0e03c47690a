import { LEDGER_DIRECTIONS } from '@imisozi/core/ledger';
import { CONFIDENCES, ROW_STATES, STATEMENT_CURRENCIES, STATEMENT_FORMATS } from '@imisozi/core/statements';
import { field, view } from '../../../platform/http/view.js';
import type { ProposedRow } from '../matching/proposals.service.js';
import { LEFT_OUT } from '../reading/statement-line.js';
import type { StatementBooking } from '../statement-booking.entity.js';
import type { StatementRow } from '../statement-row.entity.js';
import type { CountedStatement } from '../statements.service.js';
import { ColumnMappingView } from './column-mapping.view.js';

const STATEMENT = {
  id: field.uuid(),
  name: field.string('november.csv'),
  format: field.enum(STATEMENT_FORMATS),
  account: field.string('00040-06945783-12', 'Empty if neither the file nor who uploaded it says.'),
  currency: field.enum(STATEMENT_CURRENCIES, 'Of the account.'),
  fromDay: field.day('2026-11-01'),
  toDay: field.day('2026-11-30'),
  rowCount: field.integer(42, 'Its rows; those of the file that had been uploaded before are not among them.'),
  knownCount: field.integer(3, 'Rows of the file that had been uploaded before.'),
  leftOutCount: field.integer(0, 'Rows of the file that could not be read.'),
  open: field.integer(2, 'Rows to be booked or set aside.'),
  booked: field.integer(38),
  aside: field.integer(2),
  uploadedBy: field.string('books@imisozi.example'),
  createdAt: field.time(),
};

/** A statement in the list. */
export class StatementView extends view(STATEMENT) {}

class ProposedPartView extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  names: field.string('Demo Visitor'),
  title: field.string('Gorillas and lakes'),
  amount: field.number(1260, 'US dollars.'),
  fee: field.number(12, 'What a bank kept of it, in US dollars.'),
}) {}

class ProposalView extends view({
  confidence: field.enum(CONFIDENCES, 'Only sure ones are confirmed together.'),
  reason: field.string('It names the booking; the amount is the deposit of $1,260.'),
  rate: field.number(1466, 'Units of the row’s currency per dollar; null for dollars.').nullable(),
  parts: field.list(ProposedPartView),
}) {}

class RowBookingView extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  names: field.string('Demo Visitor'),
  amount: field.number(1260, 'US dollars.'),
  receiptNumber: field.string('RCT-2026-000042'),
}) {}

class StatementRowView extends view({
  id: field.uuid(),
  position: field.integer(1, 'Its place in the file.'),
  day: field.day('2026-11-21'),
  direction: field.enum(LEDGER_DIRECTIONS),
  amount: field.integer(126_000, 'Whole minor units of the currency: cents of a dollar; francs.'),
  currency: field.enum(STATEMENT_CURRENCIES),
  left: field.integer(126_000, 'What of it is not booked, in the same units.'),
  worth: field.number(1260, 'What is left in US dollars at the office’s rate; null without a rate.').nullable(),
  name: field.string('DEMO VISITOR'),
  text: field.string('2026-000042 deposit'),
  reference: field.string('FT26325', 'Empty if the bank gave it none.'),
  state: field.enum(ROW_STATES),
  asideReason: field.string('The bank’s charge for November.').nullable(),
  decidedBy: field.string('books@imisozi.example').nullable(),
  decidedAt: field.time().nullable(),
  bookings: field.list(RowBookingView),
  proposals: field.list(ProposalView, 'The likeliest first; none for a row that is booked or set aside.'),
}) {}

export class StatementWithRowsView extends view({ rows: field.list(StatementRowView) }, StatementView) {}

class StatementLineView extends view({
  day: field.day('2026-11-21'),
  direction: field.enum(LEDGER_DIRECTIONS),
  amount: field.integer(126_000, 'Whole minor units of the currency.'),
  currency: field.enum(STATEMENT_CURRENCIES),
  name: field.string('DEMO VISITOR'),
  text: field.string('2026-000042 deposit'),
  reference: field.string('FT26325'),
}) {}

class LeftOutView extends view({
  row: field.integer(7, 'Its number in the file, from 1, without what stands above the table.'),
  because: field.enum(LEFT_OUT),
}) {}

export class StatementPreviewAnswer extends view({
  header: field.strings(['Date', 'Description', 'Reference', 'Amount'], 'The headings of a CSV file.'),
  mapping: field.one(ColumnMappingView, 'Of a CSV file.').nullable(),
  isRemembered: field.boolean(false, 'Whether the mapping is that of an earlier file with these headings.'),
  account: field.string('00040-06945783-12'),
  currency: field.enum(STATEMENT_CURRENCIES),
  count: field.integer(42, 'Rows that can be read.'),
  knownCount: field.integer(3, 'Of them, those that were uploaded before.'),
  lines: field.list(StatementLineView, 'The first ones.'),
  leftOut: field.list(LeftOutView, 'At most 50.'),
  problem: field.string(null, 'Why the file cannot be uploaded with this mapping; null if it can.').nullable(),
}) {}

export class UploadedStatementAnswer extends view({
  message: field.string('42 rows have been read. 3 had been uploaded before.'),
  data: field.one(StatementView),
  leftOut: field.list(LeftOutView, 'At most 50.'),
}) {}

class RefusedRowView extends view({
  row: field.uuid(),
  code: field.string('statement-row-booked'),
  message: field.string('This row is booked already.'),
}) {}

export class ConfirmedStatementAnswer extends view({
  message: field.string('38 rows have been booked.'),
  booked: field.integer(38),
  refused: field.list(RefusedRowView, 'Rows that were not booked, each with the reason.'),
}) {}

export const statementView = ({ statement, counts }: CountedStatement): StatementView => ({
  id: statement.id,
  name: statement.name,
  format: statement.format,
  account: statement.account,
  currency: statement.currency,
  fromDay: statement.fromDay,
  toDay: statement.toDay,
  rowCount: statement.rowCount,
  knownCount: statement.knownCount,
  leftOutCount: statement.leftOutCount,
  ...counts,
  uploadedBy: statement.uploadedBy,
  createdAt: statement.createdAt.toISOString(),
});

/** @param bookings of the row, each with its order and its entry */
export function statementRowView(
  row: StatementRow,
  bookings: readonly StatementBooking[],
  proposed: ProposedRow | undefined,
): StatementRowView {
  return {
    id: row.id,
    position: row.position,
    day: row.day,
    direction: row.direction,
    amount: row.amount,
    currency: row.currency,
    left: row.amount - row.bookedAmount,
    worth: proposed?.worth ?? null,
    name: row.name,
    text: row.text,
    reference: row.reference,
    state: row.state,
    asideReason: row.asideReason,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    bookings: bookings.map(({ orderId, amount, order, entry }) => ({
      orderId,
      number: order!.number,
      names: order!.names,
      amount,
      receiptNumber: entry!.receiptNumber,
    })),
    proposals: proposed?.proposals ?? [],
  };
}
