import { Entity, Index } from 'typeorm';
import { TextColumn } from '../../database/columns.js';
import { Recorded } from '../../database/entity.js';

/** Something staff should know: a new order, comment, message, … */
@Entity('notifications')
@Index('notifications_created', ['createdAt'])
export class Notification extends Recorded {
  @TextColumn(40)
  kind: string;

  @TextColumn(250)
  title: string;

  /** Dashboard path of the record. */
  @TextColumn(250)
  link: string;
}
