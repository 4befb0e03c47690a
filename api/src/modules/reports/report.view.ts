import { REPORT_NAMES } from '@imisozi/core/reports';
import { field, view } from '../../platform/http/view.js';

const ROW = { day: '2026-11-21', way: 'bank', received: 4_020, paidOut: 0, fees: 15, kept: 4_020 };

/** A report; its columns are in the rules (rules/money 16). */
export class ReportAnswer extends view({
  name: field.enum(REPORT_NAMES),
  from: field.day('2026-11-01', 'Today for a report about the present.'),
  to: field.day('2026-11-30'),
  rows: field.of<readonly Readonly<Record<string, string | number>>[]>({
    type: 'array',
    items: { type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
    example: [ROW],
    description: 'Money in US dollars.',
  }),
  totals: field.map<number>({ type: 'number' }, { received: 4_020, paidOut: 0, fees: 15, kept: 4_020 }),
  isCut: field.boolean(false, 'There are more rows than one answer holds: ask for fewer days.'),
}) {}
