import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DepartureRow, TourDepartureView } from '../departures/dto/departure.view.js';
import { MultilineTextField } from '../../common/validation/fields.js';
import { RulesField } from '../../common/validation/rules.field.js';
import { OrderSummaryView, orderSummaryView } from '../orders/dto/order-summary.view.js';
import { balanceOf } from '../orders/order.balance.js';
import type { Order } from '../orders/order.entity.js';
import {
  choiceGroupsSchema,
  DEPARTURE_CHOICES,
  orderChoicesSchema,
  type DepartureChoice,
  type OrderChoice,
  type Proposal,
} from './departure-choices.js';

class OrderChoiceDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: DEPARTURE_CHOICES })
  do: DepartureChoice;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Where to move it: another departure of the tour.',
  })
  departureId?: string | null;
}

class ChoiceGroupDto {
  @ApiProperty({ enum: DEPARTURE_CHOICES })
  do: DepartureChoice;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'Where to move them.' })
  departureId?: string | null;

  @ApiProperty({ type: [String], format: 'uuid' })
  ids: string[];
}

export class CancelDepartureDto {
  @RulesField(orderChoicesSchema, {
    type: [OrderChoiceDto],
    example: [],
    description: 'Every order of the departure that has not ended, and what becomes of it.',
  })
  orders?: OrderChoice[] | null;

  @RulesField(choiceGroupsSchema, {
    type: [ChoiceGroupDto],
    example: [],
    description: 'The same by what becomes of them, for a departure of many orders; beside `orders`, or in its place.',
  })
  groups?: OrderChoice[] | null;

  @MultilineTextField({
    label: 'Reason',
    max: 500,
    example: 'Too few people have booked.',
    description: 'The clients read it.',
  })
  reason: string;
}

/** An order of a departure that is to be cancelled. */
export class AffectedOrderView extends OrderSummaryView {
  @ApiProperty({ example: 2 })
  people: number;

  @ApiProperty({ example: 1092, description: 'What a refund would give back, in US dollars: all that was paid.' })
  refund: number;

  @ApiProperty({ example: 2548, description: 'What is left to pay, in US dollars; a move does not change it.' })
  balance: number;

  @ApiProperty({ enum: DEPARTURE_CHOICES, description: 'What is proposed.' })
  do: DepartureChoice;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Where it is proposed to move it.' })
  departureId: string | null;
}

export class DepartureCancellationView {
  @ApiProperty({ type: [AffectedOrderView] })
  orders: AffectedOrderView[];

  @ApiProperty({ type: [TourDepartureView], description: 'The other departures of the tour that are on sale.' })
  departures: TourDepartureView[];

  @ApiProperty({ example: 3, description: 'People on the waiting list, who are told.' })
  waiting: number;
}

export class DepartureCancelledAnswer {
  @ApiProperty({
    example: 'The departure has been cancelled: 3 orders moved, 1 order cancelled with $1,092 to be paid back.',
  })
  message: string;

  @ApiProperty({ example: 3 })
  moved: number;

  @ApiProperty({ example: 1 })
  refunded: number;

  @ApiProperty({ example: 0 })
  told: number;

  @ApiProperty({ example: 1092, description: 'What is to be paid back in all, in US dollars.' })
  refundDue: number;

  @ApiProperty({ type: DepartureRow })
  data: DepartureRow;
}

export const affectedOrderView = (order: Order, proposal: Proposal): AffectedOrderView => ({
  ...orderSummaryView(order),
  people: order.people,
  refund: Math.max(0, order.paid),
  balance: balanceOf(order),
  ...proposal,
});
