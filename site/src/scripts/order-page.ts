import { pagePath } from '../i18n/language';
import { markOrderSettled, takeOrderNotice, takeOrderToPay } from '../lib/latest-order';
import { keepPendingPayment } from '../lib/pending-payment';
import { PAY_NOW } from '../lib/pay-now';
import { readSession } from '../lib/session';
import { toast } from '../lib/toast';

const page = document.getElementById('order');
const payNow = document.getElementById('pay-now');
const payNext = document.getElementById('pay-next');
const back = document.getElementById('back');
const note = document.getElementById('news');

if (page) {
  const { message, orderId = '', email = '', amount = '', next = amount } = page.dataset;
  if (message) toast(message, 'success');
  const toPayment = (amountToPay: string) => {
    // An order whose payment page never opened, as without a network, must not be paid in place of this one.
    takeOrderToPay();
    keepPendingPayment({ bookingID: orderId, bookingEmail: email, amountToPay });
    location.assign(pagePath('/pay'));
  };
  payNow?.addEventListener('click', () => toPayment(amount));
  payNext?.addEventListener('click', () => toPayment(next));
  if (payNow && location.hash === PAY_NOW && readSession()?.role !== 'admin') {
    // "Back" on the payment page leads to the order, not to the payment again.
    history.replaceState(null, '', location.pathname);
    toPayment(next);
  }
  // Only clients are reported: staff are logged in, and programs that open the links of mails run no script.
  if (!readSession() && navigator.onLine) {
    const opened = `/api/order/${encodeURIComponent(orderId)}/opened`;
    // The response is read to its end: until then the browser counts the page as loading.
    const mail = new URLSearchParams(location.search).get('mail');
    const body = mail ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ mail }) } : {};
    void fetch(opened, { method: 'POST', keepalive: true, ...body })
      .then(async (answer) => {
        await answer.text();
        // The seats are held longer now. Without the parameter, a copy of this URL proves nothing.
        if (mail && answer.ok) location.replace(location.pathname + location.hash);
      })
      .catch(() => undefined);
  }
  // An admin is looking at a client's order: "Back" replaces "Pay now" (rules/dashboard 1).
  if (readSession()?.role === 'admin') {
    back?.removeAttribute('hidden');
    payNow?.remove();
    payNext?.remove();
  } else if (!payNow) {
    markOrderSettled(orderId);
  } else {
    showNotice(takeOrderNotice(orderId));
  }
}

/** Shows the notice of the booking form once. */
function showNotice(sentence: string | undefined): void {
  if (!note || !sentence) return;
  note.hidden = false;
  note.textContent = sentence;
}

// The back/forward cache may restore the page in its state before the payment.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
