import { ApiProperty } from '@nestjs/swagger';
import type { Notification } from '../notification.entity.js';

/** Something staff should know, and whether the caller has read it. */
export class NotificationView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'order', description: 'order, comment, contact, air-ticket, participant, payment or mail.' })
  kind: string;

  @ApiProperty({ example: 'Demo Visitor ordered Gorillas of the Virunga volcanoes' })
  title: string;

  @ApiProperty({
    example: '/account/tour-bookings/4f0c9c0e-6f0b-4b7e-9d55-0f8a4c1f3a52/show',
    description: 'The dashboard page that shows the record.',
  })
  link: string;

  @ApiProperty({ example: false })
  isRead: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class UnreadAnswer {
  @ApiProperty({ example: 3, description: 'The number of unread notifications.' })
  unread: number;
}

export class NotificationsReadAnswer extends UnreadAnswer {
  @ApiProperty({ example: 'Marked as read.' })
  message: string;
}

export function notificationView(notification: Notification, isRead: boolean): NotificationView {
  const { id, kind, title, link, createdAt } = notification;
  return { id, kind, title, link, isRead, createdAt: createdAt.toISOString() };
}
