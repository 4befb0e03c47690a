import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PUBLIC } from '../../../platform/auth/access.decorators.js';
import { Post } from '../../../platform/http/route.js';
import { SandboxOutcomeDto } from '../sandbox/sandbox.dto.js';
import { MobilePaymentView } from './mobile-payment.dto.js';
import { MobilePayments } from './mobile.payments.js';
import { MobileSandbox } from './mobile-sandbox.js';

/** The payer's phone in the sandbox. Exists only if no service is configured. */
@ApiTags('Payments: sandbox')
@Controller('v1/payments/sandbox/mobile')
export class MobileSandboxController {
  constructor(
    private readonly sandbox: MobileSandbox,
    private readonly mobile: MobilePayments,
  ) {}

  @Post(':reference', PUBLIC, 'Approve, decline, cancel or time out a test payment by mobile money', {
    description: 'No money moves. The product is told as a service does it, by a callback.',
    answer: MobilePaymentView,
    limits: { name: 'sandbox-outcome', limit: 60, seconds: 60 },
  })
  async decide(
    @Param('reference') reference: string,
    @Body() { outcome }: SandboxOutcomeDto,
  ): Promise<MobilePaymentView> {
    await this.sandbox.decide(reference, outcome);
    await this.mobile.calledBack(reference);
    return this.mobile.state(reference);
  }
}
