import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { PUBLIC } from '../../platform/auth/access.decorators.js';
import { savedFile, shownFile } from '../../platform/http/file-answer.js';
import { Get } from '../../platform/http/route.js';
import { RequestedLanguage } from '../translations/requested-language.js';
import { OrderCalendar } from '../orders/order.calendar.js';
import { OrderDocuments } from '../ledger/documents/order.documents.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { ORDER_VIEW_LIMIT } from '../orders/keys/order-view.limit.js';
import { LedgerEntries } from '../ledger/ledger.entries.js';
import { OrderNames } from '../orders/order.names.js';
import { OrderPermits } from '../permits/order.permits.js';
import { OrderAnswer, orderAnswer } from './order-page.view.js';

/** Shared by all documents. */
const DOCUMENT_LIMIT = { name: 'order-document', limit: 30, seconds: 60 };

@ApiTags('Orders')
@Controller('order')
export class OrderPageController {
  constructor(
    private readonly documents: OrderDocuments,
    private readonly ledger: LedgerEntries,
    private readonly calendar: OrderCalendar,
    private readonly names: OrderNames,
    private readonly permits: OrderPermits,
  ) {}

  @Get(':id', PUBLIC, 'One order', {
    description: 'Anyone who has its key can read the order.',
    answer: OrderAnswer,
    limits: ORDER_VIEW_LIMIT,
  })
  async get(
    @KnownOrderParam('orders', 'show') known: KnownOrder,
    @RequestedLanguage() language: LanguageCode,
  ): Promise<OrderAnswer> {
    const names = await this.names.readIn(language, known.order);
    const { id } = known.order;
    const [entries, permits] = await Promise.all([this.ledger.of(id), this.permits.containedIn(id)]);
    return orderAnswer(known, entries, permits, names);
  }

  @Get(':id/proforma', PUBLIC, 'The proforma invoice of an order', {
    file: 'pdf',
    limits: DOCUMENT_LIMIT,
  })
  async proforma(@KnownOrderParam('orders', 'show') { order, isStaff }: KnownOrder): Promise<StreamableFile> {
    return shownFile(await this.documents.proforma(order, isStaff ? 'staff' : 'client'));
  }

  @Get(':id/invoice', PUBLIC, 'The invoice of a paid order', {
    file: 'pdf',
    limits: DOCUMENT_LIMIT,
  })
  async invoice(@KnownOrderParam('orders', 'show') { order }: KnownOrder): Promise<StreamableFile> {
    return shownFile(await this.documents.invoice(order));
  }

  @Get(':id/receipt', PUBLIC, 'The receipt for the payment of an order', {
    file: 'pdf',
    limits: DOCUMENT_LIMIT,
  })
  async receipt(@KnownOrderParam('orders', 'show') { order }: KnownOrder): Promise<StreamableFile> {
    return shownFile(await this.documents.receipt(order, await this.ledger.lastOf(order)));
  }

  @Get(':id/receipts/:number', PUBLIC, 'The receipt or credit note with this number', {
    file: 'pdf',
    limits: DOCUMENT_LIMIT,
  })
  async receiptWithNumber(
    @KnownOrderParam('orders', 'show') { order }: KnownOrder,
    @Param('number') number: string,
  ): Promise<StreamableFile> {
    return shownFile(await this.documents.numbered(order, number));
  }

  @Get(':id/calendar', PUBLIC, 'The dates of an order as a calendar file', {
    file: 'calendar',
    limits: DOCUMENT_LIMIT,
  })
  async calendarFile(@KnownOrderParam('orders', 'show') { order }: KnownOrder): Promise<StreamableFile> {
    return savedFile(await this.calendar.file(order));
  }
}
