import { Entity, Index } from 'typeorm';
import type { LanguageCode } from '@imisozi/core/languages';
import {
  DeliveryAttemptsColumn,
  DeliveryErrorColumn,
  deliveryFilters,
  DeliveryStatusColumn,
} from '../../platform/jobs/delivery-state.js';
import {
  ANY_OBJECT,
  JsonColumn,
  LanguageColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import type { MailStatus } from './mail.status.js';

const DELIVERY = { arrived: 'sent', arrivedAt: 'sentAt', replacedBy: 'resentAs' } as const;

/** Filters mails by the state of their jobs. */
export const MAIL_DELIVERY_FILTERS = deliveryFilters(DELIVERY);

/** Longer subjects are cut to this length. */
export const MAX_SUBJECT_LENGTH = 250;

/** A mail to one recipient: written with the records it is about, rendered and sent by a job. */
@Entity('mails')
@Index('mails_recipient', ['recipient', 'createdAt'])
@Index('mails_created', ['createdAt'])
@Index('mails_sent', ['sentAt', 'createdAt'])
@Index('mails_search', ['searchText', 'sentAt', 'jobId', 'createdAt'])
export class Mail extends CreatedEntity {
  /** The name of its {@link MailKind}. */
  @TextColumn(40)
  template: string;

  @TextColumn(254)
  recipient: string;

  @TextColumn(254, { nullable: true })
  replyTo: string | null;

  /** The reader's language. */
  @LanguageColumn()
  language: LanguageCode;

  /** The data the mail is written from: ids of records, or values that are stored nowhere else. */
  @JsonColumn<unknown>(ANY_OBJECT, () => ({}))
  data: unknown;

  /** Set once the mail was written, sent or not. */
  @TextColumn(MAX_SUBJECT_LENGTH, { nullable: true })
  subject: string | null;

  @TimeColumn({ nullable: true })
  sentAt: Date | null;

  /** The job that sends it, which has the status, the attempts and the last error. */
  @RefColumn({ nullable: true })
  jobId: string | null;

  @DeliveryStatusColumn(DELIVERY)
  readonly status: MailStatus;

  @DeliveryAttemptsColumn(DELIVERY)
  readonly attempts: number;

  @DeliveryErrorColumn()
  readonly lastError: string | null;

  /** The order it is about, for the bookings list. */
  @Index('mails_order')
  @RefColumn({ nullable: true })
  orderId: string | null;

  /** The name of the record it is about, such as an order number: found before there is a subject. */
  @TextColumn(40, { nullable: true })
  reference: string | null;

  /** The mail that was sent instead: this one no longer needs attention. */
  @RefColumn({ nullable: true })
  resentAs: string | null;

  @SearchTextColumn<Mail>(['recipient', 'subject', 'template', 'reference'])
  searchText?: Buffer | null;
}
