import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, PUBLIC, type CurrentUser } from '../../../platform/auth/access.decorators.js';
import { Get, Post, Put } from '../../../platform/http/route.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.header.js';
import { GatewayNotificationAnswer } from '../dto/gateway-notification.dto.js';
import { MobileCallbackDto, MobilePaymentAnswer, MobilePaymentDto, MobilePaymentView } from './mobile-payment.dto.js';
import { MobilePayments } from './mobile.payments.js';

const CALLBACK = 'mobile/callback';
const CALLBACK_LIMIT = { name: 'mobile-callback', limit: 600, seconds: 60 };
const OF_CALLBACKS = {
  description: 'Only prompts a query to the service; the content of the callback itself is not trusted.',
  answer: GatewayNotificationAnswer,
  limits: CALLBACK_LIMIT,
};

/** Paying by mobile money (rules/mobile-money). */
@ApiTags('Payments')
@Controller('v1/payments')
export class MobilePaymentsController {
  constructor(private readonly mobile: MobilePayments) {}

  @Post('mobile', PUBLIC, 'Pay by mobile money', {
    description:
      'The owner of the number is asked to approve on the phone. For an order or a part of a shared bill; ask how it stands with the `reference`.',
    created: MobilePaymentAnswer,
    limits: [
      { name: 'mobile-payment', limit: 30, seconds: 600 },
      // Nobody's phone may be rung by strangers all the time.
      { name: 'mobile-payment-number', limit: 6, seconds: 600, field: 'phoneNumber' },
    ],
  })
  ask(
    @Body() body: MobilePaymentDto,
    @Caller() caller: CurrentUser | undefined,
    @IdempotencyKey() key?: string,
  ): Promise<MobilePaymentAnswer> {
    return this.mobile.ask(body, caller, key);
  }

  @Get('mobile/:reference', PUBLIC, 'How a payment by mobile money stands', {
    answer: MobilePaymentView,
    limits: { name: 'mobile-payment-state', limit: 120, seconds: 60 },
  })
  state(@Param('reference') reference: string): Promise<MobilePaymentView> {
    return this.mobile.state(reference);
  }

  @Post(CALLBACK, PUBLIC, 'Callback of a mobile money service', OF_CALLBACKS)
  async posted(@Body() body: MobileCallbackDto): Promise<GatewayNotificationAnswer> {
    await this.mobile.calledBack(body.externalId ?? body.transaction?.id);
    return { message: 'Thank you.' };
  }

  @Put(CALLBACK, PUBLIC, 'Callback of a mobile money service, as MTN MoMo sends it', OF_CALLBACKS)
  put(@Body() body: MobileCallbackDto): Promise<GatewayNotificationAnswer> {
    return this.posted(body);
  }
}
