import { field, view } from '../../../platform/http/view.js';
import { ChoiceField } from '../../../common/validation/fields.js';
import { secondsLeft } from './sandbox-gateway.js';
import { OUTCOMES, type Outcome } from './sandbox-outcome.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';

export class SandboxOutcomeDto {
  @ChoiceField({ label: 'Outcome', values: OUTCOMES, example: 'approve' })
  outcome: Outcome;
}

export class SandboxOutcomeAnswer extends view({
  resultIndicator: field.string('9A6B1F0C2D3E4F5061728394'),
  sessionVersion: field.string('1'),
}) {}

/** What the test card form shows. */
export class SandboxSessionAnswer extends view({
  amount: field.number(3640, 'US dollars.'),
  currency: field.string('USD'),
  description: field.string('Order 2026-000042: $3,640'),
  merchantName: field.string('Imisozi Safaris'),
  secondsLeft: field.number(1800, 'Seconds until the session expires; 0 if it can no longer be used to pay.'),
}) {}

export const sandboxSession = (payment: SandboxPayment, merchantName: string): SandboxSessionAnswer => ({
  amount: payment.amount,
  currency: payment.currency,
  description: payment.description,
  merchantName,
  secondsLeft: secondsLeft(payment),
});
