import { AGENT_ENTRY_KINDS } from '@imisozi/core/agents';
import { LEDGER_KINDS } from '@imisozi/core/ledger';
import { ORDER_STATUSES } from '@imisozi/core/order-status';
import { field, view } from '../../platform/http/view.js';
import type { AgentEntry } from './agent-entry.entity.js';
import { AgentView } from './agent.view.js';

/** An entry of an agent's commission. */
export class AgentEntryView extends view({
  id: field.uuid(),
  day: field.day('2026-11-30'),
  kind: field.enum(AGENT_ENTRY_KINDS),
  amount: field.number(182, 'US dollars: above 0 earned, below 0 given.'),
  orderId: field.uuid('The booking that earned it, or that it pays.').nullable(),
  orderNumber: field.string('2026-000042').nullable(),
  way: field.enum(LEDGER_KINDS).nullable(),
  reference: field.string('TRF-2026-1130').nullable(),
  note: field.string('For October.'),
  recordedBy: field.string('books@imisozi.example', 'Empty if the product booked it.'),
  voids: field.uuid('The entry that it takes back.').nullable(),
}) {}

export class AgentEntryAnswer extends view({
  message: field.string('$182 has been recorded as paid out.'),
  entry: field.one(AgentEntryView),
}) {}

export class StatementBooking extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  client: field.string('Demo Visitor'),
  tour: field.string('Gorillas of the Virunga volcanoes'),
  madeOn: field.day('2026-11-21'),
  isEarlier: field.boolean(false, 'Made before this month, with something left to pay.'),
  travelDate: field.day('2027-06-12').nullable(),
  status: field.enum(ORDER_STATUSES),
  amount: field.number(3_640),
  paid: field.number(1_820),
  due: field.number(1_820, 'What is left to pay.'),
  commission: field.number(182, 'As it was agreed for this booking; earned when it is paid in full.'),
}) {}

class StatementTotals extends view({
  amount: field.number(3_640),
  paid: field.number(1_820),
  due: field.number(1_820),
}) {}

/** The statement of an agent for a month; money in US dollars. */
export class StatementAnswer extends view({
  agent: field.one(AgentView),
  month: field.string('2026-11'),
  bookings: field.list(StatementBooking, 'Made in the month, or before with something left to pay.'),
  entries: field.list(AgentEntryView, 'Of the month, oldest first.'),
  totals: field.one(StatementTotals),
  commissionBefore: field.number(0, 'Not given yet when the month began.'),
  commissionAfter: field.number(182, 'Not given yet when it ended.'),
  isCut: field.boolean(false, 'There are more rows than one statement holds.'),
}) {}

export const agentEntryView = (entry: AgentEntry, orderNumber?: string): AgentEntryView => ({
  id: entry.id,
  day: entry.day,
  kind: entry.kind,
  amount: entry.amount,
  orderId: entry.orderId,
  orderNumber: orderNumber ?? null,
  way: entry.way,
  reference: entry.reference,
  note: entry.note,
  recordedBy: entry.recordedBy,
  voids: entry.voids,
});
