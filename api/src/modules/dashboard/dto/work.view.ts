import { ApiProperty } from '@nestjs/swagger';
import { CommentRow } from '../../comments/dto/comment.view.js';
import { OutboxMailView } from '../../mail/outbox/outbox-mail.view.js';
import { ORDER_STATUSES, type OrderStatus } from '@imisozi/core/order-status';

class WaitingView {
  @ApiProperty({ example: 3, description: 'Not marked as handled.' })
  waiting: number;
}

class CommentWorkView {
  @ApiProperty({ example: 3, description: 'Hidden ones.' })
  waiting: number;

  @ApiProperty({ type: [CommentRow], description: 'The newest five of them.' })
  latest: CommentRow[];
}

class PaymentWorkView {
  @ApiProperty({ example: 1, description: 'Payments where something did not match.' })
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
  @ApiProperty({ type: [NextEventView], description: 'The five approved ones that begin next.' })
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
  @ApiProperty({ example: 2, description: 'Orders that go ahead today, in Kigali: PENDING, APPROVED or PAID.' })
  today: number;

  @ApiProperty({ example: 9, description: 'Those of today and the six days after it.' })
  week: number;

  @ApiProperty({ type: [DepartureView], description: 'The six that travel next, from today on.' })
  next: DepartureView[];
}

class MailWorkView {
  @ApiProperty({ example: 2, description: 'Mails whose last attempt failed, given up or not.' })
  failed: number;

  @ApiProperty({ type: [OutboxMailView], description: 'The newest five of them.' })
  latest: OutboxMailView[];
}

/** What waits for somebody, and what comes next. */
export class WorkView {
  @ApiProperty({ type: CommentWorkView })
  comments: CommentWorkView;

  @ApiProperty({
    type: WaitingView,
    nullable: true,
    description: 'Contact messages; null for staff that are no admins.',
  })
  messages: WaitingView | null;

  @ApiProperty({
    type: WaitingView,
    nullable: true,
    description: 'Air-ticket inquiries; null for staff that are no admins.',
  })
  inquiries: WaitingView | null;

  @ApiProperty({ type: PaymentWorkView })
  payments: PaymentWorkView;

  @ApiProperty({ type: EventWorkView })
  events: EventWorkView;

  @ApiProperty({ type: DepartureWorkView })
  departures: DepartureWorkView;

  @ApiProperty({ type: MailWorkView, nullable: true, description: 'Null for staff that may not read the outbox.' })
  mails: MailWorkView | null;
}
