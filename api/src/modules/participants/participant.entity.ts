import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, MoneyColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import { Event } from '../events/event.entity.js';

/** A registration for an event. */
@Entity('participants')
@Index('participants_email', ['email', 'createdAt'])
@Index('participants_created', ['createdAt'])
@Index('participants_search', ['searchText', 'createdAt'])
export class Participant extends CreatedEntity {
  @Index('participants_event')
  @RefColumn({ nullable: true })
  eventId: string | null;

  @ManyToOne(() => Event, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'eventId', foreignKeyConstraintName: 'participants_event_fk' })
  event?: Relation<Event> | null;

  /** The event's title at registration, so that the list stays readable after a later edit or deletion. */
  @TextColumn(200)
  eventName: string;

  @TextColumn(20)
  title: string;

  @TextColumn(100)
  familyName: string;

  @TextColumn(100)
  firstName: string;

  @TextColumn(150)
  position: string;

  @TextColumn(150)
  department: string;

  @TextColumn(150)
  organization: string;

  @TextColumn(250)
  address: string;

  @TextColumn(100)
  country: string;

  @TextColumn(100)
  town: string;

  @TextColumn(40)
  phone: string;

  @TextColumn(254)
  email: string;

  @TextColumn(500)
  dietRequirements: string;

  @MoneyColumn({ default: 0 })
  amount: number;

  @FlagColumn(false)
  dataProtection: boolean;

  @SearchTextColumn<Participant>([
    'eventName',
    'familyName',
    'firstName',
    'organization',
    'email',
    'phone',
    'town',
    'country',
  ])
  searchText?: Buffer | null;
}
