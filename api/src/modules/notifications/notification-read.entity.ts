import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { RefColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { User } from '../users/user.entity.js';
import { Notification } from './notification.entity.js';

/** One person has read one notification. */
@Entity('notification_reads')
@Index('notification_reads_once', ['userId', 'notificationId'], { unique: true })
export class NotificationRead extends CreatedEntity {
  @RefColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'notification_reads_user_fk' })
  user?: Relation<User>;

  @Index('notification_reads_notification')
  @RefColumn()
  notificationId: string;

  @ManyToOne(() => Notification, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'notificationId', foreignKeyConstraintName: 'notification_reads_notification_fk' })
  notification?: Relation<Notification>;
}
