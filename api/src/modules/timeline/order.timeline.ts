import { Injectable } from '@nestjs/common';
import { cursorAt, byPlace, placeAt, type Place } from '../../platform/list/keyset.js';
import { AuditService } from '../audit/audit.service.js';
import { MailService } from '../mail/mail.service.js';
import { GuideTicks } from '../guide-ticks/guide.ticks.js';
import { ledgerEntryView } from '../ledger/ledger.dto.js';
import { LedgerEntries } from '../ledger/ledger.entries.js';
import { OrderOpenings } from './openings/order.openings.js';
import { OrderNotes } from './notes/order.notes.js';
import type { Order } from '../orders/order.entity.js';
import { OrdersService } from '../orders/orders.service.js';
import {
  auditedEntry,
  creditedEntry,
  mailEntry,
  moneyEntry,
  noteEntry,
  openedEntry,
  orderedEntry,
  tickEntry,
  type TimelineAnswer,
  type TimelineEntryView,
} from './timeline.view.js';

/** Entries per page. */
const PAGE = 25;

/** Everything that happened to an order, from all tables that record it (rules/desk 7). */
@Injectable()
export class OrderTimeline {
  constructor(
    private readonly orders: OrdersService,
    private readonly audit: AuditService,
    private readonly mail: MailService,
    private readonly ledger: LedgerEntries,
    private readonly notes: OrderNotes,
    private readonly openings: OrderOpenings,
    private readonly ticks: GuideTicks,
  ) {}

  /**
   * @param before where the previous page ended; the first page without it
   * @throws NotFoundException for an unknown order
   * @throws BadRequestException for a `before` that no page ended with
   */
  async page(orderId: string, before: string | undefined): Promise<TimelineAnswer> {
    const place = placeAt(before);
    const order = await this.orders.get(orderId);
    const one = { orderId, place, take: PAGE + 1 };
    // From each source, one entry more than a page has: the newest of all are among them.
    const sources = await Promise.all([
      this.audit.ofRecord('orders', orderId, one),
      this.ledger.page(one),
      this.mail.ofOrder(one),
      this.notes.page(one),
      this.openings.page(one),
      this.ledger.creditedOf(orderId),
      this.ticks.page({ ...one, departureId: order.departureId }),
    ]);
    const [audited, money, mails, notes, openings, credited, ticks] = sources;
    const found: (Place & { readonly entry: TimelineEntryView })[] = [
      ...audited.map((row) => ({ ...placeOf(row), entry: auditedEntry(row) })),
      ...money.map((row) => ({ ...placeOf(row), entry: moneyEntry(ledgerEntryView(row)) })),
      ...mails.map((row) => ({ ...placeOf(row), entry: mailEntry(row) })),
      ...notes.map(({ row, view }) => ({ ...placeOf(row), entry: noteEntry(view) })),
      ...openings.map((row) => ({ ...placeOf(row), entry: openedEntry(row) })),
      ...ticks.map((row) => ({ ...placeOf(row), entry: tickEntry(row) })),
      ...credited
        .map((row) => ({ createdAt: row.creditedAt, id: row.id, entry: creditedEntry(row) }))
        .filter((row) => !place || byPlace(place, row) < 0),
      ...ordered(order, place).map((row) => ({ ...placeOf(row), entry: orderedEntry(row) })),
    ].sort(byPlace);
    const shown = found.slice(0, PAGE);
    return {
      entries: shown.map(({ entry }) => entry),
      next: found.length > PAGE ? cursorAt(shown.at(-1)!) : null,
    };
  }
}

const placeOf = ({ createdAt, id }: Place): Place => ({ createdAt, id });

/** Orders of clients are not in the audit trail; bookings by staff are, with their author. */
const ordered = (order: Order, place: Place | undefined): Order[] =>
  order.source === null && (!place || byPlace(place, order) < 0) ? [order] : [];
