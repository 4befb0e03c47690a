import { Body, Controller, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
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

  @Post('session')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'payment-session', limit: 30, seconds: 600 })
  @Header('Cache-Control', 'no-store')
  @Idempotent()
  @ApiOperation({
    summary: 'Open a session to pay by card',
    description: "For an order, the amount must be the order's price.",
  })
  @ApiCreatedResponse({ type: SessionAnswer })
  @ApiBadRequestResponse({ description: 'The amount is not allowed.', type: ErrorAnswer })
  @ApiNotFoundResponse({ description: 'Unknown order.', type: ErrorAnswer })
  @ApiConflictResponse({ description: 'The order has been paid, or can no longer be paid.', type: ErrorAnswer })
  @ApiServiceUnavailableResponse({ description: 'Card payment is not available.', type: ErrorAnswer })
  open(@Body() body: OpenSessionDto, @Caller() caller: CurrentUser | undefined): Promise<SessionAnswer> {
    return this.payments.open(body, caller);
  }

  @Post('notify')
  @HttpCode(200)
  @Public()
  @UseGuards(GatewayNotificationGuard)
  @RateLimit({ name: 'payment-notify', limit: 600, seconds: 60 })
  @ApiOperation({
    summary: 'Notification from the card gateway',
    description: 'Only prompts a query to the gateway; the content of the notification itself is not trusted.',
  })
  @ApiHeader({ name: NOTIFY_HEADER, required: true })
  @ApiOkResponse({ type: GatewayNotificationAnswer })
  @ApiBadRequestResponse({ description: 'It does not identify a payment.', type: ErrorAnswer })
  @ApiUnauthorizedResponse({ description: 'The secret is incorrect.', type: ErrorAnswer })
  @ApiServiceUnavailableResponse({
    description: 'The gateway is not responding; please send the notification again.',
    type: ErrorAnswer,
  })
  async notify(@Body() { order }: GatewayNotificationDto): Promise<GatewayNotificationAnswer> {
    await this.notifications.handle(order.id);
    return { message: 'Thank you.' };
  }

  @Post(':reference/check')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'payment-check', limit: 60, seconds: 60 })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'The result of a payment',
    description: 'Called when the payer comes back from the card form.',
  })
  @ApiOkResponse({ type: PaymentResultAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async check(@Param('reference') reference: string, @Body() _body: CheckPaymentDto): Promise<PaymentResultAnswer> {
    return paymentResult(await this.checks.returned(reference));
  }
}
