import { Column, Entity, Index } from 'typeorm';
import {
  CountColumn,
  DayColumn,
  FlagColumn,
  JsonColumn,
  LanguageColumn,
  LongTextColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import { z } from 'zod';
import { agentTermsSchema } from '@imisozi/core/agent-terms-schema';
import type { AgentTerms } from '@imisozi/core/agents';
import type { Day } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import type { Instalment } from '@imisozi/core/pricing/instalments';
import { instalmentsSchema } from '@imisozi/core/pricing/instalments-schema';
import type { PriceLine } from '@imisozi/core/pricing/price-lines';
import { priceLinesSchema } from '@imisozi/core/pricing/price-lines-schema';
import type { SaleMode } from '@imisozi/core/pricing/price-rules';
import { DEFAULT_TERMS, keptTermsSchema, type Terms } from '@imisozi/core/pricing/terms';
import {
  type ItemType,
  type PaidBy,
  type OrderSource,
  ORDER_MARKS,
  type OrderMark,
  type CancelledBy,
} from '@imisozi/core/order-choices';
import type { OrderStatus } from '@imisozi/core/order-status';
import { translatedNamesSchema } from '../translations/translated-names.js';

/** Of a booking's client: kept for the accounts, for less than that, or erased. */
export type KeptAs = 'unbooked' | 'accounts' | 'nobody';

/** A request for one tour or event, priced by the server (rules/prices 9). */
@Entity('orders')
@Index('orders_created', ['createdAt', 'id'])
@Index('orders_item_type_status', ['itemType', 'status', 'createdAt'])
@Index('orders_by_status', ['status'])
@Index('orders_item', ['itemId', 'createdAt'])
@Index('orders_names', ['names'])
@Index('orders_item_title', ['itemTitle'])
@Index('orders_address', ['address'])
@Index('orders_phone_number', ['phoneNumber'])
@Index('orders_amount', ['amount', 'id', 'itemType', 'createdAt'])
@Index('orders_need_date', ['needDate', 'id', 'itemType', 'status', 'createdAt'])
@Index('orders_travel_date', ['travelDate', 'id', 'itemType', 'status', 'createdAt'])
@Index('orders_paid', ['paidAt', 'id', 'status', 'amount', 'refundedAmount'])
@Index('orders_money', ['status', 'travelDate', 'amount', 'paid'])
@Index('orders_sources', ['createdAt', 'source', 'status', 'people', 'amount', 'paid'])
@Index('orders_titles', ['travelDate', 'itemTitle', 'status', 'people', 'amount', 'paid'])
@Index('orders_owing', ['status', 'nextDue', 'amount', 'paid', 'id'])
@Index('orders_hold', ['holdUntil'])
@Index('orders_hold_network', ['holdNetwork'])
@Index('orders_hold_mailbox', ['holdMailbox'])
@Index('orders_departure', ['departureId', 'status'])
@Index('orders_trips', ['endDate', 'travelDate', 'status'])
@Index('orders_own_days', ['departureId', 'endDate', 'travelDate', 'status'])
@Index('orders_refund_due', ['refundDue', 'cancelledAt'])
@Index('orders_next_due', ['nextDue', 'id', 'itemType', 'status', 'createdAt'])
@Index('orders_remind', ['remindAt'])
@Index('orders_agent', ['agentId', 'createdAt', 'id'])
@Index('orders_assignee', ['assigneeId', 'createdAt', 'id'])
@Index('orders_kept', ['keptAs', 'createdAt', 'id'])
@Index('orders_search', ['createdAt', 'id', 'itemType', 'status', 'searchText'])
export class Order extends TimestampedEntity {
  /** The number that people use, also on documents: `2026-000042`. */
  @Index('orders_number', { unique: true })
  @TextColumn(20)
  number: string;

  /**
   * The client's reference instead of the id (rules/orders 1); null for an older order, which is opened by its id until
   * it is renewed. Never shown to staff: see `keys/order.key.ts`.
   */
  @Index('orders_client_key', { unique: true })
  @RefColumn({ nullable: true })
  clientKey: string | null;

  @TextColumn(150)
  names: string;

  @Index('orders_email')
  @TextColumn(254)
  email: string;

  @TextColumn(40)
  phoneNumber: string;

  @TextColumn(250)
  address: string;

  @TextColumn(250)
  location: string;

  @TimeColumn()
  needDate: Date;

  @TimeColumn()
  deadline: Date;

  @Column({ type: 'varchar', length: 10, default: 'PENDING' })
  status: OrderStatus;

  @Column({ type: 'varchar', length: 10 })
  itemType: ItemType;

  /** The id of the tour or event. No foreign key: the order outlives the tour or event. */
  @RefColumn()
  itemId: string;

  /** The departure whose seats it holds or owns; null for a trip on a day of its own. No foreign key either. */
  @RefColumn({ nullable: true })
  departureId: string | null;

  /** When the hold of its seats ends, while it is neither paid nor confirmed. */
  @TimeColumn({ nullable: true })
  holdUntil: Date | null;

  /**
   * The hashed network and mailbox that its unpaid seats count for, while they are held (rules/departures 5); null for
   * orders by staff.
   */
  @TextColumn(43, { nullable: true })
  holdNetwork: string | null;

  @TextColumn(43, { nullable: true })
  holdMailbox: string | null;

  /** The mark in the links of its mails, until one is opened and the hold is extended (rules/departures 3). */
  @TextColumn(36, { nullable: true })
  holdMark: string | null;

  /** Whether its client chose to pay later. */
  @FlagColumn(false)
  paysLater: boolean;

  /** Why it was cancelled; `expired` when its hold ended. */
  @TextColumn(500, { nullable: true })
  cancelReason: string | null;

  /** The client's language, for mails and links. */
  @LanguageColumn()
  language: LanguageCode;

  /** What staff have to check, recorded when the order was made (rules/desk 6); null: nothing. */
  @JsonColumn(z.array(z.enum(ORDER_MARKS)), () => [], { nullable: true })
  marks: OrderMark[] | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  source: OrderSource | null;

  /** The travel agent that it is by. No foreign key: payments would wait for whoever pays the agent. */
  @RefColumn({ nullable: true })
  agentId: string | null;

  /** What was agreed with that agent when it was booked (rules/agents 2). */
  @JsonColumn<AgentTerms | null>(agentTermsSchema, () => null, { nullable: true })
  agentTerms: AgentTerms | null;

  /** The colleague who looks after it (rules/desk 15). No foreign key: an order outlives accounts. */
  @RefColumn({ nullable: true })
  assigneeId: string | null;

  @TimeColumn({ nullable: true })
  cancelledAt: Date | null;

  /** Null if a hold ended, or a status was set directly. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  cancelledBy: CancelledBy | null;

  /** The amount to be refunded to the client of a cancelled order. */
  @MoneyColumn({ default: 0 })
  refundDue: number;

  /** The part of the fee that was kept for permits that had been bought (rules/cancelling 3). */
  @MoneyColumn({ nullable: true })
  permitsKept: number | null;

  /** As the client sent it; deployed clients always send 1. */
  @CountColumn()
  itemNumber: number;

  /** Title, people and price at the time of the order; later edits never change them. */
  @TextColumn(200)
  itemTitle: string;

  /**
   * The translations of its title and lines into the client's language: kept like these, because a document that is
   * drawn again must not change. Null: all of them are English.
   */
  @JsonColumn(translatedNamesSchema, () => ({}), { nullable: true })
  translatedNames: Record<string, string> | null;

  @CountColumn()
  people: number;

  /** The first day and the last; null for an order without a day. */
  @DayColumn({ nullable: true })
  travelDate: Day | null;

  @DayColumn({ nullable: true })
  endDate: Day | null;

  /** How the tour was sold; null for an event, and (as in the columns below) for orders older than this column. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  saleMode: SaleMode | null;

  /** Numbers of travellers by the code of their type. */
  @JsonColumn(z.record(z.string(), z.number()), () => ({}), { nullable: true })
  travellers: Record<string, number> | null;

  /** The requested extras, if the price is the office's own; otherwise its rows contain them. */
  @JsonColumn(z.array(z.object({ code: z.string(), quantity: z.number() })), () => [], { nullable: true })
  extras: { readonly code: string; readonly quantity: number }[] | null;

  /** The rows of the amount; like the instalments in whole cents. */
  @JsonColumn(priceLinesSchema, () => [], { nullable: true })
  priceLines: PriceLine[] | null;

  /** The terms that it was booked under. */
  @JsonColumn(keptTermsSchema, () => ({ ...DEFAULT_TERMS, bankDetails: [] }), { nullable: true })
  terms: Terms | null;

  @JsonColumn(instalmentsSchema, () => [], { nullable: true })
  instalments: Instalment[] | null;

  /** When the next unpaid instalment is due; null once nothing is left to pay, or the order has ended. */
  @DayColumn({ nullable: true })
  nextDue: Day | null;

  /** When the client is reminded of it next. */
  @TimeColumn({ nullable: true })
  remindAt: Date | null;

  /** Staff have paused its reminders. */
  @FlagColumn(false)
  remindersPaused: boolean;

  @TextColumn(40, { nullable: true })
  promoCode: string | null;

  /** Incremented with every change of the booking: a change names the revision that it is based on. */
  @Column({ type: 'int', default: 1 })
  revision: number;

  @MoneyColumn()
  amount: number;

  /** Money in minus money out: the sum of the ledger, changed only with it. */
  @MoneyColumn({ default: 0 })
  paid: number;

  @TextColumn(3)
  currency: string;

  @LongTextColumn()
  message: string;

  @TimeColumn({ nullable: true })
  paidAt: Date | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  paidBy: PaidBy | null;

  /** The card payment's reference at the gateway. */
  @TextColumn(40, { nullable: true })
  paymentReference: string | null;

  /** `INV-2026-000042`: assigned with the payment, without gaps in a year; null until then. */
  @Index('orders_invoice', { unique: true })
  @TextColumn(20, { nullable: true })
  invoiceNumber: string | null;

  /** `RCT-2026-000042`, likewise. */
  @Index('orders_receipt', { unique: true })
  @TextColumn(20, { nullable: true })
  receiptNumber: string | null;

  /** How much was refunded to the client, and why. */
  @MoneyColumn({ nullable: true })
  refundedAmount: number | null;

  @LongTextColumn({ nullable: true })
  refundReason: string | null;

  @TimeColumn({ nullable: true })
  refundedAt: Date | null;

  /** As what its client is kept, as far as the job that erases old bookings has seen (rules/privacy 8). */
  @Column({ type: 'varchar', length: 8, default: 'unbooked' })
  keptAs: KeptAs;

  @SearchTextColumn<Order>(['number', 'names', 'email', 'phoneNumber', 'address', 'itemTitle'], { words: true })
  searchText?: Buffer | null;
}
