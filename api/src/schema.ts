import { MIGRATIONS } from './database/migrations/index.js';
import type { Schema } from './platform/database/data-source.js';
import { BackupRun } from './platform/backup/backup-run.entity.js';
import { EdgePurge } from './platform/edge-cache/edge-purge.entity.js';
import { IdempotencyRecord } from './platform/idempotency/idempotency-record.entity.js';
import { Job } from './platform/jobs/job.entity.js';
import { SearchSpelling } from './platform/database/search-text/search-spelling.entity.js';
import { SearchWord } from './platform/database/search-text/search-word.entity.js';
import { AirTicketInquiry } from './modules/air-tickets/air-ticket-inquiry.entity.js';
import { AssignedDay } from './modules/assignments/assigned-day.entity.js';
import { Assignment } from './modules/assignments/assignment.entity.js';
import { AuditEntry } from './modules/audit/audit-entry.entity.js';
import { Factor } from './modules/auth/factors/factor.entity.js';
import { RecoveryCode } from './modules/auth/factors/recovery-code.entity.js';
import { PasswordToken } from './modules/auth/password-token.entity.js';
import { Session } from './modules/auth/sessions/session.entity.js';
import { CampaignLetter } from './modules/campaigns/campaign-letter.entity.js';
import { Campaign } from './modules/campaigns/campaign.entity.js';
import { LetterRate } from './modules/campaigns/letter-rate.entity.js';
import { Client } from './modules/clients/client.entity.js';
import { ClientAddress } from './modules/clients/client-address.entity.js';
import { ClientBacklog } from './modules/clients/client-backlog.entity.js';
import { ClientMerge } from './modules/clients/client-merge.entity.js';
import { Comment } from './modules/comments/comment.entity.js';
import { TextVersion } from './modules/editable-texts/text-version.entity.js';
import { ContactMessage } from './modules/contact/contact-message.entity.js';
import { Departure } from './modules/departures/departure.entity.js';
import { WaitingEntry } from './modules/departures/waiting/waiting-entry.entity.js';
import { Destination } from './modules/destinations/destination.entity.js';
import { Event } from './modules/events/event.entity.js';
import { FiscalReceipt } from './modules/fiscal/fiscal-receipt.entity.js';
import { GuideTick } from './modules/guide-ticks/guide-tick.entity.js';
import { ReplyTemplate } from './modules/threads/templates/reply-template.entity.js';
import { Thread } from './modules/threads/thread.entity.js';
import { ThreadFile } from './modules/threads/files/thread-file.entity.js';
import { ThreadFilePart } from './modules/threads/files/thread-file-part.entity.js';
import { ThreadMessage } from './modules/threads/thread-message.entity.js';
import { GiftVoucher } from './modules/gift-vouchers/gift-voucher.entity.js';
import { GiftVoucherEntry } from './modules/gift-vouchers/gift-voucher-entry.entity.js';
import { Guide } from './modules/guides/guide.entity.js';
import { Lodge } from './modules/lodges/lodge.entity.js';
import { MailboxPosition } from './modules/mailbox/mailbox-position.entity.js';
import { Mail } from './modules/mail/mail.entity.js';
import { Subscriber } from './modules/subscribers/subscriber.entity.js';
import { ReadMarker } from './modules/notifications/read-marker.entity.js';
import { NotificationRead } from './modules/notifications/notification-read.entity.js';
import { Notification } from './modules/notifications/notification.entity.js';
import { DocumentNumber } from './modules/orders/document-number.entity.js';
import { Invoice } from './modules/ledger/invoice.entity.js';
import { LedgerMonth } from './modules/ledger/months/ledger-month.entity.js';
import { LedgerEntry } from './modules/ledger/ledger-entry.entity.js';
import { OrderOpening } from './modules/timeline/openings/order-opening.entity.js';
import { OrderNote } from './modules/timeline/notes/order-note.entity.js';
import { Order } from './modules/orders/order.entity.js';
import { TravellerLink } from './modules/travellers/links/traveller-link.entity.js';
import { TripMail } from './modules/trip-mails/trip-mail.entity.js';
import { Traveller } from './modules/travellers/traveller.entity.js';
import { OrderShare } from './modules/shares/order-share.entity.js';
import { StoredPicture } from './modules/media/copies/stored-picture.entity.js';
import { UnusedMedia } from './modules/media/unused/unused-media.entity.js';
import { Participant } from './modules/participants/participant.entity.js';
import { Payment } from './modules/payments/payment.entity.js';
import { Review } from './modules/reviews/review.entity.js';
import { SandboxPayment } from './modules/payments/sandbox/sandbox-payment.entity.js';
import { PromoCode } from './modules/promo-codes/promo-code.entity.js';
import { Permit } from './modules/permits/permit.entity.js';
import { Quote } from './modules/quotes/quote.entity.js';
import { QuoteChange } from './modules/quotes/changes/quote-change.entity.js';
import { QuoteOpening } from './modules/quotes/openings/quote-opening.entity.js';
import { Publication } from './modules/publications/publication.entity.js';
import { Setting } from './modules/settings/setting.entity.js';
import { Agent } from './modules/agents/agent.entity.js';
import { AgentEntry } from './modules/agents/agent-entry.entity.js';
import { StatementBooking } from './modules/statements/statement-booking.entity.js';
import { StatementRow } from './modules/statements/statement-row.entity.js';
import { Statement } from './modules/statements/statement.entity.js';
import { Supplier } from './modules/suppliers/supplier.entity.js';
import { TourService } from './modules/suppliers/tour-services/tour-service.entity.js';
import { TripService } from './modules/suppliers/services/trip-service.entity.js';
import { Tour } from './modules/tours/tour.entity.js';
import { User } from './modules/users/user.entity.js';
import { TranslatedField } from './modules/translations/translated-field.entity.js';
import { Translation } from './modules/translations/translation.entity.js';
import { Vehicle } from './modules/vehicles/vehicle.entity.js';
import { WebhookDelivery } from './modules/webhooks/webhook-delivery.entity.js';
import { Webhook } from './modules/webhooks/webhook.entity.js';

/**
 * Every entity of the product. The list is explicit, so that a forgotten entity fails the drift test instead of a glob
 * hiding it.
 */
export const ENTITIES = [
  Agent,
  AgentEntry,
  AirTicketInquiry,
  AssignedDay,
  Assignment,
  AuditEntry,
  BackupRun,
  Campaign,
  CampaignLetter,
  Client,
  ClientAddress,
  ClientBacklog,
  ClientMerge,
  Comment,
  ContactMessage,
  TextVersion,
  Departure,
  Destination,
  DocumentNumber,
  EdgePurge,
  Event,
  FiscalReceipt,
  ReplyTemplate,
  Thread,
  ThreadFile,
  ThreadFilePart,
  ThreadMessage,
  GiftVoucher,
  GiftVoucherEntry,
  Guide,
  GuideTick,
  IdempotencyRecord,
  Invoice,
  Job,
  LedgerEntry,
  LedgerMonth,
  Lodge,
  Mail,
  MailboxPosition,
  Notification,
  ReadMarker,
  NotificationRead,
  Order,
  OrderNote,
  OrderOpening,
  OrderShare,
  LetterRate,
  Participant,
  PasswordToken,
  Payment,
  Permit,
  PromoCode,
  Quote,
  QuoteChange,
  QuoteOpening,
  Publication,
  Review,
  SandboxPayment,
  SearchSpelling,
  SearchWord,
  Session,
  Factor,
  RecoveryCode,
  Setting,
  StoredPicture,
  Subscriber,
  Statement,
  StatementBooking,
  StatementRow,
  Supplier,
  TourService,
  TripService,
  Tour,
  Traveller,
  TravellerLink,
  TripMail,
  UnusedMedia,
  User,
  Vehicle,
  WaitingEntry,
  TranslatedField,
  Translation,
  Webhook,
  WebhookDelivery,
];

/** The tables of the product and their migrations. */
export const SCHEMA: Schema = { entities: ENTITIES, migrations: MIGRATIONS };
