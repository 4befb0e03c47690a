import { Entity, Index } from 'typeorm';
import { FlagColumn, LongTextColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';

/** A visitor's message from the contact form or the request for event support. */
@Entity('contact_messages')
@Index('contact_messages_email', ['email', 'createdAt'])
@Index('contact_messages_created', ['createdAt'])
@Index('contact_messages_handled', ['isHandled', 'createdAt'])
@Index('contact_messages_thread', ['threadId', 'createdAt'])
export class ContactMessage extends CreatedEntity {
  @TextColumn(150)
  names: string;

  @TextColumn(254)
  email: string;

  @TextColumn(200)
  subject: string;

  @TextColumn(40)
  phone: string;

  @LongTextColumn()
  message: string;

  @FlagColumn(false)
  isHandled: boolean;

  /** The conversation that it is part of. */
  @RefColumn({ nullable: true })
  threadId: string | null;

  @SearchTextColumn<ContactMessage>(['names', 'email', 'subject', 'phone', 'message'], { long: true })
  searchText?: Buffer | null;
}
