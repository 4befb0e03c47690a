import { keepBooked, readBooked, settleBooked } from '../lib/booked';
import { keepPendingPayment } from '../lib/pending-payment';
import { readSession } from '../lib/session';
import { toast } from '../lib/toast';

/** Long enough to see the order, and to stay with it. */
const GOES_ON_AFTER_MS = 3_000;

const sheet = document.getElementById('order');
const payNow = document.getElementById('pay-now');
const back = document.getElementById('back');
const goesOn = document.getElementById('goes-on');

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
    goOnOnce(orderId, toPayment);
  }
}

/** Whoever booked to pay now has said so, and is not asked again; whoever comes later is. */
function goOnOnce(orderId: string, toPayment: () => void): void {
  const booked = readBooked();
  if (!goesOn || !booked?.goesOn || booked.id !== orderId) return;
  keepBooked({ ...booked, goesOn: false });
  goesOn.hidden = false;
  const timer = setTimeout(toPayment, GOES_ON_AFTER_MS);
  goesOn.querySelector('button')?.addEventListener('click', () => {
    clearTimeout(timer);
    goesOn.hidden = true;
    payNow?.focus();
  });
}

// The back button may bring the page back as it was before the payment.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
