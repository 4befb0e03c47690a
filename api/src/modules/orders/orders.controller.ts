import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { LanguageCode } from '@imisozi/core/languages';
import { Allow, Caller, Public, type CurrentUser } from '../../common/auth/access.decorators.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { Idempotent } from '../../common/idempotency/idempotent.js';
import { ApiIdempotencyKey } from '../../common/idempotency/idempotency-key.header.js';
import { jsonFile } from '../../common/list/json-file.js';
import { ContentLanguage } from '../../common/language/content-language.decorator.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ApiLanguageQuery, RequestedLanguage } from '../translations/requested-language.js';
import { OrderCalendar } from './documents/order.calendar.js';
import { OrderDocuments, type PdfFile } from './documents/order.documents.js';
import { CreateOrderDto } from './dto/create-order.dto.js';
import { ChangedOrderAnswer, ChangeOrderStatusDto, orderRow } from './dto/order.row.js';
import { CreatedOrderAnswer, OrderAnswer, orderAnswer, OrdersAnswer, orderView } from './dto/order.view.js';
import { KnownOrderParam } from './keys/known-order.param.js';
import type { KnownOrder } from './keys/order.references.js';
import { LedgerEntries } from './ledger/ledger.entries.js';
import { OrderList } from './order.list.js';
import { OrderNames } from './order.names.js';
import { OrdersService } from './orders.service.js';

@ApiTags('Orders')
@Controller('order')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly orderList: OrderList,
    private readonly documents: OrderDocuments,
    private readonly ledger: LedgerEntries,
    private readonly calendar: OrderCalendar,
    private readonly names: OrderNames,
  ) {}

  @Post()
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'order', limit: 30, seconds: 600 })
  @ApiOperation({
    summary: 'Order a tour or an event',
    description: 'The server calculates the price; `amount` is only checked against it.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: CreatedOrderAnswer })
  @ApiBadRequestResponse({ description: 'A field or the amount is invalid.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The key is in use.', type: ErrorAnswer })
  create(
    @Body() body: CreateOrderDto,
    @Headers('idempotency-key') key: string | undefined,
    @Caller() caller: CurrentUser | undefined,
    @CurrentActor() { ip }: Actor,
    @ContentLanguage() language: LanguageCode,
  ): Promise<CreatedOrderAnswer> {
    return this.orders.create(body, key, { user: caller, ip }, language);
  }

  @Get()
  @Allow('orders', 'list')
  @ApiOperation({ summary: 'All tour orders, newest first' })
  @ApiOkResponse({ type: OrdersAnswer })
  list(): StreamableFile {
    return jsonFile(this.orderList.every('tour'), orderView, 'allorders');
  }

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

  @Put(':id/status')
  @Allow('orders', 'changeStatus')
  @Idempotent()
  @ApiOperation({ summary: 'Change the status of an order', description: 'The client is notified by email.' })
  @ApiOkResponse({ type: ChangedOrderAnswer })
  @ApiBadRequestResponse({
    description: 'There is no such status, or the refund is more than was paid.',
    type: ErrorAnswer,
  })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({
    description: 'The order cannot change to that status from its current one.',
    type: ErrorAnswer,
  })
  async changeStatus(
    @KnownOrderParam('orders', 'changeStatus') { order: { id } }: KnownOrder,
    @Body() { status, refundedAmount: amount, refundReason: reason }: ChangeOrderStatusDto,
    @CurrentActor() actor: Actor,
  ): Promise<ChangedOrderAnswer> {
    const order = await this.orders.moveTo(id, status, actor, { amount, reason });
    return { message: `Order ${order.number} is now ${order.status}.`, order: orderRow(order) };
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
