// Shows by itself how a payment by mobile money has ended: the page is loaded again once the server knows.
const shown = document.getElementById('mobile-state')?.dataset;

/** Short while the payer has the phone in the hand, longer later. */
const PAUSES_MS = [2_500, 2_500, 2_500, 5_000, 5_000, 5_000, 10_000];
const LAST_MS = 20_000;

async function followPayment(reference: string, attempt: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[attempt] ?? LAST_MS));
  const state = await fetch(`/api/v1/payments/mobile/${encodeURIComponent(reference)}`)
    .then((answer) => (answer.ok ? answer.json() : undefined) as Promise<{ state: string } | undefined>)
    .catch(() => undefined);
  if (state && state.state !== 'OPEN') location.reload();
  else await followPayment(reference, attempt + 1);
}

if (shown?.['state'] === 'OPEN' && shown['reference']) void followPayment(shown['reference'], 0);
