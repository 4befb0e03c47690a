import { pay as text } from '../../i18n/for-payments';
import { postJson } from '../../lib/api/browser';
import type { Outcome } from '../../lib/api/outcome';
import type { PaymentResult } from '../../lib/api/types';

/** Pauses between requests: short while the payer is waiting, long once staff have to decide. */
const POLL_INTERVALS_MS = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;

/** A payment that was submitted in the card form and whose result is not known yet. */
export interface UnconfirmedPayment {
  readonly reference: string;
  /** The card form's result indicator, if this page received it. */
  readonly resultIndicator?: string | undefined;
  /** The card form failed; money may still have been taken. */
  readonly isBroken?: boolean;
}

/** The state of a payment as the payer sees it. */
export interface PaymentState {
  /** 'unknown': may still settle. 'failed': no money was taken. 'over': closed by staff or a timeout, or refunded. */
  readonly kind: 'unknown' | 'settled' | 'failed' | 'over';
  readonly sentence: string;
}

const KIND_OF_STATUS: Readonly<Record<PaymentResult['status'], PaymentState['kind']>> = {
  OPEN: 'unknown',
  REVIEW: 'unknown',
  SETTLED: 'settled',
  FAILED: 'failed',
  CLOSED: 'over',
  REFUNDED: 'over',
};

/**
 * Polls a payment until its result is known or the signal aborts. The server settles a payment only once, however often
 * it is polled (rules/payments 5).
 * @param onUpdate called with the state after each request
 */
export async function pollPayment(
  { reference, resultIndicator, isBroken = false }: UnconfirmedPayment,
  onUpdate: (state: PaymentState) => void,
  signal: AbortSignal,
): Promise<void> {
  const path = `/api/v1/payments/${encodeURIComponent(reference)}/check`;
  for (let attempt = 0; !signal.aborted; attempt++) {
    const state = paymentStateOf(await postJson<PaymentResult>(path, { resultIndicator }), isBroken);
    if (signal.aborted) return;
    onUpdate(state);
    if (state.kind !== 'unknown') return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVALS_MS[attempt] ?? POLL_INTERVALS_MS.at(-1)));
  }
}

function paymentStateOf(outcome: Outcome<PaymentResult>, isBroken: boolean): PaymentState {
  if (outcome.ok) {
    const { status, message } = outcome.data;
    if (status === 'OPEN' && isBroken) return { kind: 'failed', sentence: text.sessionFailed };
    const kind = KIND_OF_STATUS[status] ?? 'unknown';
    return { kind, sentence: kind === 'unknown' ? `${message} ${text.notAgain}` : message };
  }
  // For a payment that the server does not know, no money can arrive.
  if (outcome.status === 404 && outcome.fromServer) return { kind: 'failed', sentence: outcome.message };
  return { kind: 'unknown', sentence: `${text.unanswered} ${text.notAgain}` };
}
