import { orderAnswer } from './order-page.view.js';
import { OrderAnswer } from './order-page.view.js';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { Public } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { ApiLanguageQuery, RequestedLanguage } from '../translations/requested-language.js';
import { OrderCalendar } from '../orders/order.calendar.js';
import { OrderDocuments, type PdfFile } from '../ledger/documents/order.documents.js';
import { KnownOrderParam } from '../orders/keys/known-order.param.js';
import type { KnownOrder } from '../orders/keys/order.references.js';
import { LedgerEntries } from '../ledger/ledger.entries.js';
import { OrderNames } from '../orders/order.names.js';

@ApiTags('Orders')
@Controller('order')
export class OrderPageController {
  constructor(
    private readonly documents: OrderDocuments,
    private readonly ledger: LedgerEntries,
    private readonly calendar: OrderCalendar,
    private readonly names: OrderNames,
  ) {}

  @Get(':id')
  @Public()
  @RateLimit({ name: 'order-view', limit: 120, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'One order', description: 'Anyone who has its key can read the order.' })
  @ApiLanguageQuery()
  @ApiOkResponse({ type: OrderAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(
    @KnownOrderParam('orders', 'show') known: KnownOrder,
    @RequestedLanguage() language: LanguageCode,
  ): Promise<OrderAnswer> {
    const names = await this.names.readIn(language, known.order);
    return orderAnswer(known, await this.ledger.of(known.order.id), names);
  }

  @Get(':id/proforma')
  @Public()
  @RateLimit({ name: 'order-document', limit: 30, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The proforma invoice of an order' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async proforma(@KnownOrderParam('orders', 'show') { order, isStaff }: KnownOrder): Promise<StreamableFile> {
    return file(await this.documents.proforma(order, isStaff ? 'staff' : 'client'));
  }

  @Get(':id/invoice')
  @Public()
  @RateLimit({ name: 'order-document', limit: 30, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The invoice of a paid order' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'There is no such order, or it has not been paid.', type: ErrorAnswer })
  async invoice(@KnownOrderParam('orders', 'show') { order }: KnownOrder): Promise<StreamableFile> {
    return file(await this.documents.invoice(order));
  }

  @Get(':id/receipt')
  @Public()
  @RateLimit({ name: 'order-document', limit: 30, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The receipt for the payment of an order' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'There is no such order, or it has not been paid.', type: ErrorAnswer })
  async receipt(@KnownOrderParam('orders', 'show') { order }: KnownOrder): Promise<StreamableFile> {
    return file(await this.documents.receipt(order, await this.ledger.lastOf(order)));
  }

  @Get(':id/receipts/:number')
  @Public()
  @RateLimit({ name: 'order-document', limit: 30, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The receipt or credit note with this number' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'The order has no such document.', type: ErrorAnswer })
  async receiptWithNumber(
    @KnownOrderParam('orders', 'show') { order }: KnownOrder,
    @Param('number') number: string,
  ): Promise<StreamableFile> {
    return file(await this.documents.numbered(order, number));
  }

  @Get(':id/calendar')
  @Public()
  @RateLimit({ name: 'order-document', limit: 30, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The dates of an order as a calendar file' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string', example: 'BEGIN:VCALENDAR' } })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async calendarFile(@KnownOrderParam('orders', 'show') { order }: KnownOrder): Promise<StreamableFile> {
    const { content, contentType, filename } = await this.calendar.file(order);
    return new StreamableFile(content, { type: contentType, disposition: `attachment; filename="${filename}"` });
  }
}

const file = ({ content, contentType, filename }: PdfFile) =>
  new StreamableFile(content, { type: contentType, disposition: `inline; filename="${filename}"` });
