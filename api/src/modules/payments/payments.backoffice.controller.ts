import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList } from '../../platform/list/send-list.js';
import { CheckedPaymentAnswer, PaymentRow, paymentRow } from './dto/payment.row.js';
import { ResolveReviewDto } from './dto/resolve-review.dto.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { PaymentChecks } from './payment.checks.js';
import { PaymentReviews } from './payment.reviews.js';
import { PaymentList } from './payment.list.js';
import { PaymentsService } from './payments.service.js';

const SHEET = csvSheet<PaymentRow>(
  'payments',
  [
    'id',
    'reference',
    'provider',
    'isSandbox',
    'amount',
    'currency',
    'status',
    'reviewReason',
    'order.number',
    'order.names',
    'order.itemTitle',
  ],
  ['settledAt', 'checkedAt', 'createdAt'],
);

@ApiTags('Dashboard: payments')
@Controller('admin/payments')
export class PaymentsBackofficeController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly paymentList: PaymentList,
    private readonly checks: PaymentChecks,
    private readonly reviews: PaymentReviews,
  ) {}

  @Get()
  @Allow('payments', 'list')
  @ApiOperation({
    summary: 'A page of payments',
    description:
      'To list payments without an order: `{"hasOrder":false}`; those that need attention: `{"status":"REVIEW"}`.',
  })
  @ApiList('payments', PaymentRow, '{"status":"REVIEW"}')
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentRow[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.paymentList.page(page));
  }

  @Get(':id')
  @Allow('payments', 'show')
  @ApiOperation({ summary: 'One payment' })
  @ApiOkResponse({ type: PaymentRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<PaymentRow> {
    return paymentRow(await this.payments.get(id));
  }

  @Post(':id/check')
  @HttpCode(200)
  @Allow('payments', 'check')
  @ApiOperation({
    summary: 'Ask the gateway about a payment now',
    description: 'Also checks payments that are in review.',
  })
  @ApiOkResponse({ type: CheckedPaymentAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiServiceUnavailableResponse({ description: 'The gateway is not responding.', type: ErrorAnswer })
  async check(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CheckedPaymentAnswer> {
    const status = await this.checks.byStaff(id, actor);
    return { message: `The payment is ${status}.`, payment: paymentRow(await this.payments.get(id)) };
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @Allow('payments', 'resolve')
  @ApiOperation({
    summary: 'Close the review of a payment',
    description:
      'With an order, the payment settles it if the gateway confirms the amount. Without one, the review is closed.',
  })
  @ApiOkResponse({ type: CheckedPaymentAnswer })
  @ApiBadRequestResponse({ description: 'The reason is missing.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiConflictResponse({ description: 'It is not in review, or cannot settle the order.', type: ErrorAnswer })
  @ApiServiceUnavailableResponse({ description: 'The gateway is not responding.', type: ErrorAnswer })
  async resolve(
    @Param('id') id: string,
    @Body() body: ResolveReviewDto,
    @CurrentActor() actor: Actor,
  ): Promise<CheckedPaymentAnswer> {
    await this.reviews.resolve(id, body, actor);
    const payment = await this.payments.get(id);
    return { message: `The payment is ${payment.status}.`, payment: paymentRow(payment) };
  }
}
