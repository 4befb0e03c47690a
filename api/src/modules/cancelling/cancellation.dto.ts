import * as maxLengths from '@imisozi/core/fields/lengths';
import { field, view } from '../../platform/http/view.js';
import { toDollars } from '@imisozi/core/pricing/cents';
import { FlagField, MoneyField, MultilineTextField } from '../../common/validation/fields.js';
import { OrderRow } from '../orders/dto/order.row.js';
import { OrderView } from '../orders/dto/order.view.js';
import { RefusalView } from '../../platform/errors/refusal.view.js';
import type { CostToday } from './cancellation.cost.js';

const REFUND = { label: 'Refund', example: 819, description: 'The refund that was shown, in US dollars.' };

/** Whether an order's permits were bought, according to staff (rules/cancelling 3). */
const PermitsBoughtField = () =>
  FlagField({
    label: 'Permits bought',
    optional: true,
    example: false,
    description:
      'For an order without permit rows, which otherwise decide: its permits count as bought, and are kept, once it is APPROVED or PAID; staff may say otherwise.',
  });

export class CancelOrderDto {
  @MoneyField(REFUND)
  refund: number;

  @MultilineTextField({ label: 'Reason', max: maxLengths.reason, optional: true, example: 'One of us is ill.' })
  reason?: string;
}

export class CancelByStaffDto {
  @MoneyField(REFUND)
  refund: number;

  @MultilineTextField({ label: 'Reason', max: maxLengths.reason, example: 'The road is closed.' })
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
export class CancellationView extends view({
  refund: field.number(819, 'What goes back of what was paid.'),
  charge: field.number(273, 'What is kept.'),
  permits: field.number(0, 'What is kept for permits that were bought already.'),
  arePermitsListed: field.boolean(
    false,
    'Whether rows of its permits decide what was bought; `permitsBought` then changes nothing.',
  ),
  reason: field.string('At this point, 25 % of the price is charged.'),
  because: field.one(RefusalView, 'The same for programs: its code, and what the sentence names.'),
}) {}

export class CancelledAnswer extends view({
  message: field.string('Your order 2026-000042 has been cancelled. We will pay $819 back to you.'),
  order: field.one(OrderView),
}) {}

export class CancelledByStaffAnswer extends view({
  message: field.string('Order 2026-000042 has been cancelled. $819 is to be paid back.'),
  order: field.one(OrderRow),
}) {}

/** Money that the company owes a client. */
export class RefundDueView extends view({
  orderId: field.uuid(),
  number: field.string('2026-000042'),
  names: field.string('Demo Visitor'),
  amount: field.number(819, 'US dollars.'),
  since: field.time(),
}) {}

export class RefundsDueAnswer extends view({ refunds: field.list(RefundDueView, 'Newest first; at most 500.') }) {}

export const cancellationView = ({
  refund,
  charge,
  permits,
  reason,
  arePermitsListed,
}: CostToday): CancellationView => ({
  refund: toDollars(refund),
  charge: toDollars(charge),
  permits: toDollars(permits),
  arePermitsListed,
  reason: reason.message,
  because: reason,
});
