import { pay as text } from '../../i18n/en';
import { postJson } from '../../lib/api/browser';
import type { Outcome } from '../../lib/api/outcome';
import type { PaymentResult } from '../../lib/api/types';

/** How long to wait before the next question: often while the payer looks on, seldom when people have to decide. */
const WAITS_MS = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;

/** A payment that the payer is done with. */
export interface MadePayment {
  readonly reference: string;
  /** What the card form said in the end, if it was this page that heard it. */
  readonly resultIndicator?: string | undefined;
  /** The card form ended by an error of its own: money may have been taken all the same. */
  readonly isBroken?: boolean;
}

/** How a payment stands, for the payer. */
export interface Standing {
  /** 'unknown': it may still turn out to be settled. 'failed': no money was taken. 'over': staff, or time, ended it. */
  readonly kind: 'unknown' | 'settled' | 'failed' | 'over';
  readonly sentence: string;
}

const KINDS: Readonly<Record<PaymentResult['status'], Standing['kind']>> = {
  OPEN: 'unknown',
  REVIEW: 'unknown',
  SETTLED: 'settled',
  FAILED: 'failed',
  CLOSED: 'over',
  REFUNDED: 'over',
};

/**
 * Asks how a payment went until that is known, or the signal ends it. The server settles a payment once, however often
 * it is asked (contract 5).
 * @param heard is told how it stands after each question
 */
export async function askHowItWent(
  { reference, resultIndicator, isBroken = false }: MadePayment,
  heard: (standing: Standing) => void,
  signal: AbortSignal,
): Promise<void> {
  const path = `/api/v1/payments/${encodeURIComponent(reference)}/check`;
  for (let turn = 0; !signal.aborted; turn++) {
    const standing = standingOf(await postJson<PaymentResult>(path, { resultIndicator }), isBroken);
    if (signal.aborted) return;
    heard(standing);
    if (standing.kind !== 'unknown') return;
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[turn] ?? WAITS_MS.at(-1)));
  }
}

function standingOf(outcome: Outcome<PaymentResult>, isBroken: boolean): Standing {
  if (outcome.ok) {
    const { status, message } = outcome.data;
    if (status === 'OPEN' && isBroken) return { kind: 'failed', sentence: text.sessionFailed };
    const kind = KINDS[status] ?? 'unknown';
    return { kind, sentence: kind === 'unknown' ? `${message} ${text.notAgain}` : message };
  }
  // No money can arrive for a payment that the server itself does not know.
  if (outcome.status === 404 && outcome.fromServer) return { kind: 'failed', sentence: outcome.message };
  return { kind: 'unknown', sentence: `${text.unanswered} ${text.notAgain}` };
}
