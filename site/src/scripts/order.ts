import { settleBooked, takeNext } from '../lib/booked';
import { keepPendingPayment } from '../lib/pending-payment';
import { readSession } from '../lib/session';
import { toast } from '../lib/toast';

/** Long enough to see the order, and to stay with it. */
const GOES_ON_AFTER_MS = 3_000;

const sheet = document.getElementById('order');
const payNow = document.getElementById('pay-now');
const back = document.getElementById('back');
const note = document.getElementById('news');

if (sheet) {
  const { message, orderId = '', email = '', amount = '' } = sheet.dataset;
  if (message) toast(message, 'success');
  const toPayment = () => {
    keepPendingPayment({ bookingID: orderId, bookingEmail: email, amountToPay: amount });
    location.assign('/pay');
  };
  payNow?.addEventListener('click', toPayment);
  // An admin looks at somebody else's order: the way back replaces the way to pay.
  if (readSession()?.role === 'admin') {
    back?.removeAttribute('hidden');
    payNow?.remove();
  } else if (!payNow) {
    settleBooked(orderId);
  } else {
    tellOnce(takeNext(orderId), toPayment);
  }
}

/** Says how the form went that led here. Whoever booked to pay now has said so, and is not asked again. */
function tellOnce({ says, goesOn }: ReturnType<typeof takeNext>, toPayment: () => void): void {
  const [said, going] = note?.querySelectorAll<HTMLElement>(':scope > span') ?? [];
  if (!note || !said || !going || !says) return;
  note.hidden = false;
  said.textContent = says;
  if (!goesOn) return;
  going.hidden = false;
  const timer = setTimeout(toPayment, GOES_ON_AFTER_MS);
  going.querySelector('button')?.addEventListener('click', () => {
    clearTimeout(timer);
    going.hidden = true;
    payNow?.focus();
  });
}

// The back button may bring the page back as it was before the payment.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
