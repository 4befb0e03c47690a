import { Column, Entity, Index } from 'typeorm';
import { FlagColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** Cabin classes (rules/forms 3); the first is the default. */
export const CABIN_CLASSES = ['economy', 'business', 'firstClass'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

@Entity('air_ticket_inquiries')
@Index('air_ticket_inquiries_email', ['email', 'createdAt'])
@Index('air_ticket_inquiries_created', ['createdAt'])
@Index('air_ticket_inquiries_handled', ['isHandled', 'createdAt'])
@Index('air_ticket_inquiries_thread', ['threadId', 'createdAt'])
@Index('air_ticket_inquiries_search', ['searchText', 'createdAt'])
export class AirTicketInquiry extends CreatedEntity {
  @TextColumn(150)
  fullName: string;

  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phone: string;

  @TextColumn(100)
  departureCity: string;

  @TextColumn(100)
  destinationCity: string;

  /** Calendar days, `YYYY-MM-DD`: a day of travel has no time zone. */
  @TextColumn(10)
  departureDate: string;

  /** Empty for a one-way ticket. */
  @TextColumn(10)
  returnDate: string;

  @Column({ type: 'int', default: 1 })
  numberOfPassengers: number;

  @Column({ type: 'varchar', length: 20 })
  cabinClass: CabinClass;

  @LongTextColumn()
  specialRequests: string;

  @FlagColumn(false)
  isHandled: boolean;

  /** The conversation that it is part of. */
  @RefColumn({ nullable: true })
  threadId: string | null;

  @SearchTextColumn<AirTicketInquiry>(['fullName', 'email', 'phone', 'departureCity', 'destinationCity'])
  searchText?: Buffer | null;
}
