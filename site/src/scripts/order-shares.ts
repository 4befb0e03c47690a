import { toCents } from '@imisozi/core/money';
import { orderShares as text } from '../i18n/for-payments';
import { usd } from '../lib/money';

const form = document.querySelector<HTMLFormElement>('#shares-form');
const sum = document.querySelector<HTMLOutputElement>('#shares-sum');

if (form && sum) {
  const balance = Number(sum.dataset['balance']);
  const show = () => {
    const amounts = new FormData(form).getAll('amount').map((amount) => toCents(Number(amount)));
    const left = toCents(balance) - amounts.reduce((all, cents) => all + cents, 0);
    const sentence = left === 0 ? text.sum : left > 0 ? text.under : text.over;
    sum.textContent = sentence({ amount: usd(left === 0 ? balance : Math.abs(left) / 100) });
  };
  form.addEventListener('input', show);
  show();
}
