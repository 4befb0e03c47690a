import { keepPendingPayment } from '../lib/pending-payment';
import { readSession } from '../lib/session';
import { toast } from '../lib/toast';

const sheet = document.getElementById('order');
const payNow = document.getElementById('pay-now');
const back = document.getElementById('back');

if (sheet) {
  const { message, orderId = '', email = '', amount = '' } = sheet.dataset;
  if (message) toast(message, 'success');
  // An admin looks at somebody else's order: the way back replaces the way to pay.
  if (readSession()?.role === 'admin') {
    back?.removeAttribute('hidden');
    payNow?.remove();
  }
  payNow?.addEventListener('click', () => {
    keepPendingPayment({ bookingID: orderId, bookingEmail: email, amountToPay: amount });
    location.assign('/pay');
  });
}
