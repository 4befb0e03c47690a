import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import type { NotificationKind } from './notification.audience.js';

/** A notification for staff: a new order, comment, message, … */
@Entity('notifications')
@Index('notifications_created', ['createdAt'])
export class Notification extends CreatedEntity {
  @TextColumn(40)
  kind: NotificationKind;

  @TextColumn(250)
  title: string;

  /** Dashboard path of the record. */
  @TextColumn(250)
  link: string;
}
