import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField } from '../../../common/validation/fields.js';
import { OUTCOMES, secondsLeft, type Outcome } from './sandbox-gateway.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';

export class SandboxOutcomeDto {
  @ChoiceField({ label: 'Outcome', values: OUTCOMES, example: 'approve' })
  outcome: Outcome;
}

export class SandboxOutcomeAnswer {
  @ApiProperty({ example: '9A6B1F0C2D3E4F5061728394' })
  resultIndicator: string;

  @ApiProperty({ example: '1' })
  sessionVersion: string;
}

/** What the test card form shows. */
export class SandboxSessionAnswer {
  @ApiProperty({ example: 3640, description: 'US dollars.' })
  amount: number;

  @ApiProperty({ example: 'USD' })
  currency: string;

  @ApiProperty({ example: 'Order 2026-000042: $3,640' })
  description: string;

  @ApiProperty({ example: 'Imisozi Safaris' })
  merchantName: string;

  @ApiProperty({
    example: 1800,
    description: 'Seconds until the session expires; 0 if it can no longer be used to pay.',
  })
  secondsLeft: number;
}

export const sandboxSession = (payment: SandboxPayment, merchantName: string): SandboxSessionAnswer => ({
  amount: payment.amount,
  currency: payment.currency,
  description: payment.description,
  merchantName,
  secondsLeft: secondsLeft(payment),
});
