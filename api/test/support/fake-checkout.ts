/** The buttons of the gateway's own card form; the browser tests press one of them. */
export const CARD_OUTCOMES = ['Pay', 'Pay with a declined card', 'Wait too long', 'Cancel'] as const;
export type CardOutcome = (typeof CARD_OUTCOMES)[number];

/**
 * The gateway's `checkout.js`, version 61, as a page sees it: callbacks named by attributes of the script tag,
 * `Checkout.configure`, `Checkout.showLightbox`, and the card form in a frame of the gateway's own origin.
 */
export const checkoutScript = (merchant: string): string => `(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  let configuration;
  const tell = (occasion, ...values) => window[script.dataset[occasion]]?.(...values);
  window.Checkout = {
    configure(values) { configuration = values; },
    showLightbox() {
      if (!configuration?.session?.id || configuration.merchant !== ${JSON.stringify(merchant)}) {
        return tell('error', { cause: 'INVALID_REQUEST', explanation: 'The configuration is not right.', result: 'ERROR' });
      }
      const frame = document.createElement('iframe');
      frame.title = 'Card form of the gateway';
      frame.src = origin + '/checkout/pay/' + encodeURIComponent(configuration.session.id);
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '1000' });
      const listen = (event) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        window.removeEventListener('message', listen);
        frame.remove();
        tell(event.data.occasion, ...event.data.values);
      };
      window.addEventListener('message', listen);
      document.body.append(frame);
    },
  };
})();`;

/** The card form: the amount, and a button for each outcome. */
export const cardForm = ({ amount, currency }: { amount: string; currency: string }): string => `<!doctype html>
<html lang="en"><title>Card form</title><body>
<h1>Pay ${currency} ${amount}</h1>
${CARD_OUTCOMES.map((outcome) => `<button>${outcome}</button>`).join('\n')}
<script>
document.addEventListener('click', async ({ target }) => {
  if (target.tagName !== 'BUTTON') return;
  const answer = await fetch(location.href, { method: 'POST', body: target.textContent });
  parent.postMessage(await answer.json(), '*');
});
</script></body></html>`;
