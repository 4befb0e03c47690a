import { field, view } from '../../../platform/http/view.js';
import { FlagField } from '../../../common/validation/fields.js';
import { OrderRow } from '../../orders/dto/order.row.js';

export class PauseRemindersDto {
  @FlagField({ label: 'Paused', example: true })
  paused: boolean;
}

export class RemindersAnswer extends view({
  message: field.string('The client of booking 2026-000042 gets no reminders for now.'),
  order: field.one(OrderRow),
}) {}
