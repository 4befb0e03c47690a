import { ApiProperty } from '@nestjs/swagger';
import { CommentRow } from '../../comments/dto/comment.view.js';
import { OutboxMailView } from '../../mail/outbox/outbox-mail.view.js';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';

class WaitingView {
  @ApiProperty({ example: 3, description: 'Not marked as handled yet.' })
  waiting: number;
}

class CommentWorkView {
  @ApiProperty({ example: 3, description: 'Comments that are hidden.' })
  waiting: number;

  @ApiProperty({ type: [CommentRow], description: 'The newest five.' })
  latest: CommentRow[];
}

class PaymentWorkView {
  @ApiProperty({ example: 1, description: 'Payments in review because something did not match.' })
  inReview: number;
}

export class NextEventView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'kigali-conservation-summit' })
  slug: string;

  @ApiProperty({ example: 'Kigali conservation summit' })
  title: string;

  @ApiProperty({ example: 'Kigali' })
  place: string;

  @ApiProperty({ format: 'date-time' })
  startDate: string;

  @ApiProperty({ example: 42 })
  participants: number;
}

class EventWorkView {
  @ApiProperty({ type: [NextEventView], description: 'The next five approved events.' })
  next: NextEventView[];
}

class DepartureView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiProperty({ example: 'Gorillas of the Virunga volcanoes' })
  itemTitle: string;

  @ApiProperty({ example: 2 })
  people: number;

  @ApiProperty({ enum: ORDER_STATUSES })
  status: OrderStatus;

  @ApiProperty({ format: 'date-time' })
  needDate: string;
}

export class DepartureWorkView {
  @ApiProperty({ example: 2, description: 'Orders with travel today (Kigali time): PENDING, APPROVED or PAID.' })
  today: number;

  @ApiProperty({ example: 9, description: 'Bookings travelling today or in the following six days.' })
  week: number;

  @ApiProperty({ type: [DepartureView], description: 'The next six bookings to travel, starting today.' })
  next: DepartureView[];
}

class MailWorkView {
  @ApiProperty({ example: 2, description: 'Mails whose last attempt failed, whether or not they will be retried.' })
  failed: number;

  @ApiProperty({ type: [OutboxMailView], description: 'The newest five.' })
  latest: OutboxMailView[];
}

/** What waits for somebody, and what comes next. */
export class WorkView {
  @ApiProperty({ type: CommentWorkView })
  comments: CommentWorkView;

  @ApiProperty({
    type: WaitingView,
    nullable: true,
    description: 'Contact messages; null for staff who are not admins.',
  })
  messages: WaitingView | null;

  @ApiProperty({
    type: WaitingView,
    nullable: true,
    description: 'Air-ticket inquiries; null for staff who are not admins.',
  })
  inquiries: WaitingView | null;

  @ApiProperty({ type: PaymentWorkView })
  payments: PaymentWorkView;

  @ApiProperty({ type: EventWorkView })
  events: EventWorkView;

  @ApiProperty({ type: DepartureWorkView })
  departures: DepartureWorkView;

  @ApiProperty({ type: MailWorkView, nullable: true, description: 'Null for staff who may not read the outbox.' })
  mails: MailWorkView | null;
}
