import type { Day } from '@imisozi/core/kigali-time';
import { DayField } from '../../../common/validation/day.field.js';
import { ChoiceField } from '../../../common/validation/fields.js';
import { PERIODS, type Period } from './order.periods.js';

export class OrderFiguresQuery {
  @DayField({
    label: 'From',
    optional: true,
    example: '2026-10-21',
    description: 'The first day, in Kigali time. Default: thirty days ago.',
  })
  from?: Day;

  @DayField({
    label: 'To',
    optional: true,
    example: '2026-11-20',
    description: 'The last day, inclusive. Default: today.',
  })
  to?: Day;

  @ChoiceField({ label: 'By', values: PERIODS, optional: true, example: 'week', description: 'Default: day.' })
  by?: Period;
}
