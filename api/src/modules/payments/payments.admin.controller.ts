import { Controller, Get, HttpCode, Param, Post, Query, Res, UseFilters } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { CheckedPaymentAnswer, PaymentRow, paymentRow } from './dto/payment.row.js';
import { GatewayFailureFilter } from './gateway/gateway-failure.filter.js';
import { PaymentChecks } from './payment.checks.js';
import { PaymentList } from './payment.list.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('Dashboard: payments')
@Controller('admin/payments')
@UseFilters(GatewayFailureFilter)
export class PaymentsAdminController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly paymentList: PaymentList,
    private readonly checks: PaymentChecks,
  ) {}

  @Get()
  @Staff()
  @ApiOperation({
    summary: 'A page of payments',
    description: 'Those without an order: `{"hasOrder":false}`; those to look at: `{"status":"REVIEW"}`.',
  })
  @ApiQuery({ name: 'filter', required: false, example: '{"status":"REVIEW"}' })
  @ApiQuery({ name: 'range', required: false, example: '[0,24]' })
  @ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' })
  @ApiOkResponse({
    type: [PaymentRow],
    headers: { 'Content-Range': { schema: { type: 'string' }, example: 'payments 0-24/319' } as never },
  })
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<PaymentRow[]> {
    const page = await this.paymentList.page(query);
    sendContentRange(reply, 'payments', page);
    return page.rows;
  }

  @Get(':id')
  @Staff()
  @ApiOperation({ summary: 'One payment' })
  @ApiOkResponse({ type: PaymentRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async get(@Param('id') id: string): Promise<PaymentRow> {
    return paymentRow(await this.payments.get(id));
  }

  @Post(':id/check')
  @HttpCode(200)
  @Staff()
  @ApiOperation({ summary: 'Ask the gateway about a payment now', description: 'Also looks again at a review.' })
  @ApiOkResponse({ type: CheckedPaymentAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  @ApiServiceUnavailableResponse({ description: 'The gateway does not answer.', type: ErrorAnswer })
  async check(@Param('id') id: string): Promise<CheckedPaymentAnswer> {
    const status = await this.checks.byStaff(id);
    return { message: `The payment is ${status}.`, payment: paymentRow(await this.payments.get(id)) };
  }
}
