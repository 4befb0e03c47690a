import { field, view } from '../../../platform/http/view.js';
import { INSTALMENT_LABELS } from '@imisozi/core/pricing/instalments';

/** An overdue order. */
export class OverdueView extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  names: field.string('Demo Visitor'),
  phoneNumber: field.string('+250 788 123 456'),
  itemTitle: field.string('Gorillas of the Virunga volcanoes'),
  travelDate: field.day('2027-06-12', 'The first day.').nullable(),
  amount: field.number(2548, 'What should have come in by yesterday and has not, in US dollars.'),
  balance: field.number(2548, 'What is left to pay in all, in US dollars.'),
  label: field.enum(INSTALMENT_LABELS, 'The oldest instalment that is overdue.'),
  dueDate: field.day('2027-05-13', 'When it was due.'),
  remindersPaused: field.boolean(false, 'Staff have paused its reminders.'),
}) {}

export class OverdueAnswer extends view({
  overdue: field.list(OverdueView, 'Newest first; at most 500.'),
  total: field.number(3, 'How many orders are overdue in all.'),
}) {}
