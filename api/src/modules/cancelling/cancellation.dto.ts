import { ApiProperty } from '@nestjs/swagger';
import { toDollars } from '@imisozi/core/pricing/cents';
import { FlagField, MoneyField, MultilineTextField } from '../../common/validation/fields.js';
import { OrderRow } from '../orders/dto/order.row.js';
import { OrderView } from '../orders/dto/order.view.js';
import type { CostToday } from './cancellation.cost.js';

const REFUND = { label: 'Refund', example: 819, description: 'The refund that was shown, in US dollars.' };

/** What staff say of an order's permits (trade 10). */
const PermitsBoughtField = () =>
  FlagField({
    label: 'Permits bought',
    optional: true,
    example: false,
    description: 'Permits count as bought, and are kept, once an order is APPROVED or PAID; staff may say otherwise.',
  });

export class CancelOrderDto {
  @MoneyField(REFUND)
  refund: number;

  @MultilineTextField({ label: 'Reason', max: 500, optional: true, example: 'One of us is ill.' })
  reason?: string;
}

export class CancelByStaffDto {
  @MoneyField(REFUND)
  refund: number;

  @MultilineTextField({ label: 'Reason', max: 500, example: 'The road is closed.' })
  reason: string;

  @FlagField({
    label: 'Override',
    optional: true,
    example: false,
    description: 'Pays back another amount than the terms say.',
  })
  override?: boolean;

  @PermitsBoughtField()
  permitsBought?: boolean;
}

export class CancellationQuery {
  @PermitsBoughtField()
  permitsBought?: boolean;
}

/** What cancelling costs today, in US dollars. */
export class CancellationView {
  @ApiProperty({ example: 819, description: 'What goes back of what was paid.' })
  refund: number;

  @ApiProperty({ example: 273, description: 'What is kept.' })
  charge: number;

  @ApiProperty({ example: 0, description: 'What is kept for permits that were bought already.' })
  permits: number;

  @ApiProperty({ example: 'At this point, 25 % of the price is charged.' })
  reason: string;
}

export class CancelledAnswer {
  @ApiProperty({ example: 'Your order 2026-000042 has been cancelled. We will pay $819 back to you.' })
  message: string;

  @ApiProperty({ type: OrderView })
  order: OrderView;
}

export class CancelledByStaffAnswer {
  @ApiProperty({ example: 'Order 2026-000042 has been cancelled. $819 is to be paid back.' })
  message: string;

  @ApiProperty({ type: OrderRow })
  order: OrderRow;
}

/** Money that the company owes a client. */
export class RefundDueView {
  @ApiProperty({ format: 'uuid' })
  orderId: string;

  @ApiProperty({ example: '2026-000042' })
  number: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 819, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ format: 'date-time' })
  since: string;
}

export class RefundsDueAnswer {
  @ApiProperty({ type: [RefundDueView], description: 'Newest first; at most 500.' })
  refunds: RefundDueView[];
}

export const cancellationView = ({ refund, charge, permits, reason }: CostToday): CancellationView => ({
  refund: toDollars(refund),
  charge: toDollars(charge),
  permits: toDollars(permits),
  reason,
});
