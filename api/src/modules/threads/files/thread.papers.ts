import { Injectable } from '@nestjs/common';
import type { ThreadPaperKind } from '@imisozi/core/thread-files';
import { isRefused, refusal } from '../../../platform/errors/refused.js';
import { OrderDocuments } from '../../ledger/documents/order.documents.js';
import { LedgerEntries } from '../../ledger/ledger.entries.js';
import type { MailAttachment } from '../../mail/mail.kinds.js';
import type { Order } from '../../orders/order.entity.js';
import { OrdersService } from '../../orders/orders.service.js';
import { QuotePaper } from '../../quotes/quote.paper.js';
import { QuotesService } from '../../quotes/quotes.service.js';
import { TripVouchers } from '../../suppliers/services/trip.vouchers.js';
import type { Thread } from '../thread.entity.js';

/** A paper of the booking or the proposal that a conversation is about. */
export interface ThreadPaper {
  readonly kind: ThreadPaperKind;
  /** Tells it from the other papers of the conversation. */
  readonly number: string;
  readonly draw: () => Promise<MailAttachment>;
}

/** The papers that can be attached to a reply (rules/threads 8), as the client may have them. */
@Injectable()
export class ThreadPapers {
  constructor(
    private readonly orders: OrdersService,
    private readonly quotes: QuotesService,
    private readonly documents: OrderDocuments,
    private readonly ledger: LedgerEntries,
    private readonly vouchers: TripVouchers,
    private readonly proposal: QuotePaper,
  ) {}

  /** None for a conversation about nothing, or about what is gone. */
  async of({ orderId, quoteId }: Thread): Promise<ThreadPaper[]> {
    try {
      if (orderId) return await this.ofOrder(await this.orders.get(orderId));
      if (!quoteId) return [];
      const quote = await this.quotes.get(quoteId);
      return [{ kind: 'proposal', number: quote.number, draw: () => this.proposal.draw(quote) }];
    } catch (error) {
      if (isRefused(error, 404)) return [];
      throw error;
    }
  }

  /** Draws papers of a conversation by their numbers. @throws Refused for any other number */
  async draw(thread: Thread, numbers: readonly string[]): Promise<ReadonlyMap<string, MailAttachment>> {
    if (numbers.length === 0) return new Map();
    const papers = new Map((await this.of(thread)).map((paper) => [paper.number, paper]));
    const drawn = numbers.map(async (number) => {
      const paper = papers.get(number);
      if (!paper) throw refusal('attachment-not-found');
      return [number, await paper.draw()] as const;
    });
    return new Map(await Promise.all(drawn));
  }

  private async ofOrder(order: Order): Promise<ThreadPaper[]> {
    const [entries, credited, vouchers] = await Promise.all([
      this.ledger.of(order.id),
      this.ledger.creditedOf(order.id),
      this.vouchers.of([order.id]),
    ]);
    const { number, invoiceNumber, receiptNumber } = order;
    return [
      // Staff open what was sent: the proforma without the link that only the client may have (rules/orders 1).
      { kind: 'proforma', number, draw: () => this.documents.proforma(order, 'staff') },
      ...(invoiceNumber && receiptNumber
        ? [{ kind: 'invoice' as const, number: invoiceNumber, draw: () => this.documents.invoice(order) }]
        : []),
      ...entries.map((entry) => ({
        kind: entry.direction === 'in' ? ('receipt' as const) : ('credit-note' as const),
        number: entry.receiptNumber,
        draw: () => this.documents.receipt(order, entry),
      })),
      ...credited
        .filter(({ creditNumber }) => !entries.some(({ receiptNumber: known }) => known === creditNumber))
        .map((one) => ({
          kind: 'credit-note' as const,
          number: one.creditNumber,
          draw: () => this.documents.creditNote(order, one),
        })),
      ...vouchers
        .filter(({ service }) => service.state !== 'cancelled')
        .map((voucher) => ({ kind: 'voucher' as const, number: voucher.number, draw: voucher.draw })),
    ];
  }
}
