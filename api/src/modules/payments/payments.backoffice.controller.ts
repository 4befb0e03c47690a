import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get, Post } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
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
    'francs',
    'rate',
    'phoneNumber',
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

  @Get('', allow('payments', 'list'), 'A page of payments', {
    description:
      'To list payments without an order: `{"hasOrder":false}`; those that need attention: `{"status":"REVIEW"}`.',
    list: PaymentRow,
    sheet: SHEET,
    filter: '{"status":"REVIEW"}',
  })
  list(): PageReader<PaymentRow> {
    return (page) => this.paymentList.page(page);
  }

  @Get(':id', allow('payments', 'show'), 'One payment', { answer: PaymentRow })
  async get(@Param('id') id: string): Promise<PaymentRow> {
    return paymentRow(await this.payments.get(id));
  }

  @Post(':id/check', allow('payments', 'check'), 'Ask the gateway about a payment now', {
    description: 'Also checks payments that are in review.',
    answer: CheckedPaymentAnswer,
  })
  async check(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CheckedPaymentAnswer> {
    const status = await this.checks.byStaff(id, actor);
    return { message: `The payment is ${status}.`, payment: paymentRow(await this.payments.get(id)) };
  }

  @Post(':id/resolve', allow('payments', 'resolve'), 'Close the review of a payment', {
    description:
      'With an order, the payment settles it if the gateway confirms the amount. Without one, the review is closed.',
    answer: CheckedPaymentAnswer,
  })
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
