import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, ValidateIf } from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { field, view } from '../../../platform/http/view.js';
import { emptyAs } from '../../../common/validation/fields.js';
import { OrderRow } from '../../orders/dto/order.row.js';
import { ColleagueView } from '../../users/dto/colleague.view.js';

export class AssignOrderDto {
  @ValidateIf((_, value) => value !== null)
  @IsUUID('all', { message: ruleText('owner-required') })
  @emptyAs(null)
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'One of `assignees`; null: nobody.' })
  assigneeId: string | null;
}

export class AssigneesAnswer extends view({
  assignees: field.list(ColleagueView, 'Who can look after an order, by their names.'),
}) {}

export class AssignedOrderAnswer extends view({
  message: field.string('Booking 2026-000042 is now with Aline Uwase.'),
  order: field.one(OrderRow),
}) {}
