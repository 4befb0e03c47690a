import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField } from '../../../common/validation/fields.js';
import { WrappedIn } from '../../../common/validation/body.pipe.js';
import { MAIL_STATUSES, type MailStatus } from '../../mail/mail.entity.js';
import type { Order } from '../order.entity.js';
import { ORDER_STATUSES, statusesAfter, type OrderStatus } from '../order.status.js';
import { OrderView, orderView } from './order.view.js';

/** An order as the dashboard shows it: what the client sees, and what staff work with. */
export class OrderRow extends OrderView {
  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiPropertyOptional({ enum: MAIL_STATUSES, description: 'The worst state among its mails.' })
  mailStatus?: MailStatus;

  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'Where its status may go from here.' })
  nextStatuses: readonly OrderStatus[];
}

@WrappedIn('order')
export class ChangeOrderStatusDto {
  @ChoiceField({ label: 'Status', values: ORDER_STATUSES, example: 'APPROVED' })
  status: OrderStatus;
}

export class ChangedOrderAnswer {
  @ApiProperty({ example: 'The order 2026-000042 is APPROVED now.' })
  message: string;

  @ApiProperty({ type: OrderRow })
  order: OrderRow;
}

const WORST_FIRST: readonly MailStatus[] = ['dead', 'failed', 'queued', 'sent'];

export function orderRow(order: Order, mails: readonly MailStatus[] = []): OrderRow {
  return {
    ...orderView(order),
    itemTitle: order.itemTitle,
    mailStatus: WORST_FIRST.find((status) => mails.includes(status)),
    nextStatuses: statusesAfter(order.status),
  };
}
