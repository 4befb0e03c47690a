import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '../../../common/validation/fields.js';
import { OrderRow } from '../../orders/dto/order.row.js';

export class PauseRemindersDto {
  @FlagField({ label: 'Paused', example: true })
  paused: boolean;
}

export class RemindersAnswer {
  @ApiProperty({ example: 'The client of booking 2026-000042 gets no reminders for now.' })
  message: string;

  @ApiProperty({ type: OrderRow })
  order: OrderRow;
}
