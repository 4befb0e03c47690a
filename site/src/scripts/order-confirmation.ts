import { pagePath } from '../i18n/language';
import { readLatestOrder, markOrderSettled } from '../lib/latest-order';

// The home page is cached for everyone, so the order comes from this tab's storage.
const panel = document.getElementById('booked');
const booked = readLatestOrder();

if (panel && booked && !booked.isSettled) {
  const say = (selector: string, text: string) => panel.querySelector(selector)!.replaceChildren(text);
  panel.hidden = false;
  say('[data-number]', booked.number);
  say('[data-email]', booked.email);
  panel.querySelector('[data-order]')?.setAttribute('href', pagePath(`/myorder/${booked.id}`));
}

panel?.querySelector('[data-close]')?.addEventListener('click', () => {
  panel.hidden = true;
  if (booked) markOrderSettled(booked.id);
  document.getElementById('content')?.focus();
});
