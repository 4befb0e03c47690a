import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { Post } from '../../platform/http/route.js';
import { GatewayNotificationAnswer, GatewayNotificationDto } from './dto/gateway-notification.dto.js';
import { CheckPaymentDto, PaymentResultAnswer, paymentResult } from './dto/payment-result.dto.js';
import { OpenSessionDto, SessionAnswer } from './dto/payment-session.dto.js';
import { NOTIFY_HEADER, GatewayNotificationGuard } from './gateway-notification.guard.js';
import { GatewayNotificationHandler } from './gateway-notification.handler.js';
import { PaymentChecks } from './payment.checks.js';
import { PaymentsService } from './payments.service.js';

@ApiTags('Payments')
@Controller('v1/payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly checks: PaymentChecks,
    private readonly notifications: GatewayNotificationHandler,
  ) {}

  @Post('session', PUBLIC, 'Open a session to pay by card', {
    description: "For an order, the amount must be the order's price.",
    created: SessionAnswer,
    limits: { name: 'payment-session', limit: 30, seconds: 600 },
    idempotent: true,
  })
  open(@Body() body: OpenSessionDto, @Caller() caller: CurrentUser | undefined): Promise<SessionAnswer> {
    return this.payments.open(body, caller);
  }

  @Post('notify', PUBLIC, 'Notification from the card gateway', {
    description: 'Only prompts a query to the gateway; the content of the notification itself is not trusted.',
    answer: GatewayNotificationAnswer,
    limits: { name: 'payment-notify', limit: 600, seconds: 60 },
  })
  @UseGuards(GatewayNotificationGuard)
  @ApiHeader({ name: NOTIFY_HEADER, required: true })
  async notify(@Body() { order }: GatewayNotificationDto): Promise<GatewayNotificationAnswer> {
    await this.notifications.handle(order.id);
    return { message: 'Thank you.' };
  }

  @Post(':reference/check', PUBLIC, 'The result of a payment', {
    description: 'Called when the payer comes back from the card form.',
    answer: PaymentResultAnswer,
    limits: { name: 'payment-check', limit: 60, seconds: 60 },
  })
  async check(@Param('reference') reference: string, @Body() _body: CheckPaymentDto): Promise<PaymentResultAnswer> {
    return paymentResult(await this.checks.returned(reference));
  }
}
