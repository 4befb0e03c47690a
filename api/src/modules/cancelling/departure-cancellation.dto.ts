import * as maxLengths from '@imisozi/core/fields/lengths';
import { field, view } from '../../platform/http/view.js';
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
  type OrderChoice,
  type Proposal,
} from './departure-choices.js';

class OrderChoiceDto extends view({
  id: field.uuid(),
  do: field.enum(DEPARTURE_CHOICES),
  departureId: field.uuid('Where to move it: another departure of the tour.').nullable().optional(),
}) {}

class ChoiceGroupDto extends view({
  do: field.enum(DEPARTURE_CHOICES),
  departureId: field.uuid('Where to move them.').nullable().optional(),
  ids: field.strings(undefined, undefined, { format: 'uuid' }),
}) {}

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
    max: maxLengths.reason,
    example: 'Too few people have booked.',
    description: 'The clients read it.',
  })
  reason: string;
}

/** An order of a departure that is to be cancelled. */
export class AffectedOrderView extends view(
  {
    people: field.number(2),
    refund: field.number(1092, 'What a refund would give back, in US dollars: all that was paid.'),
    balance: field.number(2548, 'What is left to pay, in US dollars; a move does not change it.'),
    do: field.enum(DEPARTURE_CHOICES, 'What is proposed.'),
    departureId: field.uuid('Where it is proposed to move it.').nullable(),
  },
  OrderSummaryView,
) {}

export class DepartureCancellationView extends view({
  orders: field.list(AffectedOrderView),
  departures: field.list(TourDepartureView, 'The other departures of the tour that are on sale.'),
  waiting: field.number(3, 'People on the waiting list, who are told.'),
}) {}

export class DepartureCancelledAnswer extends view({
  message: field.string(
    'The departure has been cancelled: 3 orders moved, 1 order cancelled with $1,092 to be paid back.',
  ),
  moved: field.number(3),
  refunded: field.number(1),
  told: field.number(0),
  refundDue: field.number(1092, 'What is to be paid back in all, in US dollars.'),
  data: field.one(DepartureRow),
}) {}

export const affectedOrderView = (order: Order, proposal: Proposal): AffectedOrderView => ({
  ...orderSummaryView(order),
  people: order.people,
  refund: Math.max(0, order.paid),
  balance: balanceOf(order),
  ...proposal,
});
