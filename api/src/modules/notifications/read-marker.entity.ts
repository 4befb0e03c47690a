import { Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ID_LENGTH, TimeColumn } from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** Until when a person has read everything; later ones that were read singly are in {@link NotificationRead}. */
@Entity('notification_marks')
export class ReadMarker {
  @PrimaryColumn({ type: 'varchar', length: ID_LENGTH })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'notification_marks_user_fk' })
  user?: Relation<User>;

  @TimeColumn()
  readUntil: Date;
}
