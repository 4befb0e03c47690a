import { readBooked, settleBooked } from '../lib/booked';

// The home page is the same for everybody; what was booked in this tab, only the tab knows.
const panel = document.getElementById('booked');
const booked = readBooked();

if (panel && booked && !booked.isSettled) {
  const say = (selector: string, words: string) => panel.querySelector(selector)!.replaceChildren(words);
  panel.hidden = false;
  say('[data-number]', booked.number);
  say('[data-email]', booked.email);
  panel.querySelector('[data-order]')?.setAttribute('href', `/myorder/${booked.id}`);
}

panel?.querySelector('[data-close]')?.addEventListener('click', () => {
  panel.hidden = true;
  if (booked) settleBooked(booked.id);
  document.getElementById('content')?.focus();
});
