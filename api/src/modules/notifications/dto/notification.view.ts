import { field, view } from '../../../platform/http/view.js';
import type { Notification } from '../notification.entity.js';

/** A notification for staff, and whether the caller has read it. */
export class NotificationView extends view({
  id: field.uuid(),
  kind: field.string('order', 'order, comment, contact, air-ticket, participant, payment or mail.'),
  title: field.string('Demo Visitor ordered Gorillas of the Virunga volcanoes'),
  link: field.string(
    '/account/tour-bookings/4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52/show',
    'The dashboard page that shows the record.',
  ),
  isRead: field.boolean(false),
  createdAt: field.time(),
}) {}

export class UnreadAnswer extends view({ unread: field.number(3, 'The number of unread notifications.') }) {}

export class NotificationsReadAnswer extends view({ message: field.string('Marked as read.') }, UnreadAnswer) {}

export function notificationView(notification: Notification, isRead: boolean): NotificationView {
  const { id, kind, title, link, createdAt } = notification;
  return { id, kind, title, link, isRead, createdAt: createdAt.toISOString() };
}
