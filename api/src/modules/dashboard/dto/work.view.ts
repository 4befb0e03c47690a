import { field, view } from '../../../platform/http/view.js';
import { CommentRow } from '../../comments/dto/comment.view.js';
import { OutboxMailView } from '../../mail/outbox/outbox-mail.view.js';
import { ThreadRow } from '../../threads/dto/thread.view.js';
import { OfficeDayView } from './office-day.view.js';
import { ORDER_STATUSES } from '@imisozi/core/order-status';

class ThreadWorkView extends view({
  waiting: field.number(3, 'Conversations that wait for the office.'),
  longest: field.list(ThreadRow, 'The five that have waited longest.'),
}) {}

class CommentWorkView extends view({
  waiting: field.number(3, 'Comments that are hidden.'),
  latest: field.list(CommentRow, 'The newest five.'),
}) {}

class PaymentWorkView extends view({
  inReview: field.number(1, 'Payments in review because something did not match.'),
}) {}

export class NextEventView extends view({
  id: field.uuid(),
  slug: field.string('kigali-conservation-summit'),
  title: field.string('Kigali conservation summit'),
  place: field.string('Kigali'),
  startDate: field.time(),
  participants: field.number(42),
}) {}

class EventWorkView extends view({ next: field.list(NextEventView, 'The next five approved events.') }) {}

class DepartureView extends view({
  id: field.uuid(),
  names: field.string('Demo Visitor'),
  itemTitle: field.string('Gorillas of the Virunga volcanoes'),
  people: field.number(2),
  status: field.enum(ORDER_STATUSES),
  needDate: field.time(),
}) {}

export class DepartureWorkView extends view({
  today: field.number(2, 'Orders with travel today (Kigali time): PENDING, APPROVED or PAID.'),
  week: field.number(9, 'Bookings travelling today or in the following six days.'),
  next: field.list(DepartureView, 'The next six bookings to travel, starting today.'),
}) {}

class MailWorkView extends view({
  failed: field.number(2, 'Mails whose last attempt failed, whether or not they will be retried.'),
  latest: field.list(OutboxMailView, 'The newest five.'),
}) {}

/** Open work of staff, and the next trips. */
export class WorkView extends view(
  {
    comments: field.one(CommentWorkView, 'Null for roles that read no comments.').nullable(),
    threads: field.one(ThreadWorkView, 'Null for roles that do not answer clients.').nullable(),
    payments: field.one(PaymentWorkView),
    events: field.one(EventWorkView, 'Null for roles that read no events.').nullable(),
    departures: field.one(DepartureWorkView),
    mails: field.one(MailWorkView, 'Null for staff who may not read the outbox.').nullable(),
  },
  OfficeDayView,
) {}
