import { aboutIn, OTHER_CURRENCIES, type OtherCurrency } from '@imisozi/core/exchange-rates';
import { readStored, writeStored } from '../lib/browser-storage';

// Prices in a currency of the visitor's choice, beside dollars. They are written into an attribute, which the style
// sheet shows, so that the content rendered by islands stays unchanged.
const KEPT = 'currency';
const box = document.querySelector<HTMLElement>('[data-currencies]');
const choice = box?.querySelector('select');
const note = box?.querySelector('p');

if (box && choice) {
  const kept = read();
  if (kept && choice.querySelector(`[value=${kept}]`)) choice.value = kept;
  choice.disabled = false;
  const show = () => {
    const { value, selectedOptions } = choice;
    const { perDollar, note: says } = selectedOptions[0]?.dataset ?? {};
    // Each rate has its own day. Writing an unchanged text would trigger the observer again, endlessly.
    if (note && says && note.textContent !== says) note.textContent = says;
    for (const price of document.querySelectorAll<HTMLElement>('[data-usd]')) {
      if (!value) delete price.dataset['about'];
      else {
        const about = aboutIn(
          value as OtherCurrency,
          Number(price.dataset['usd']),
          Number(perDollar),
          box.dataset['currencies']!,
        );
        price.dataset['about'] = `≈ ${about}`;
      }
    }
  };
  show();
  // Totals in forms change with the input.
  new MutationObserver(show).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-usd'] });
  choice.addEventListener('change', () => {
    // Without storage the choice lasts for this page only.
    writeStored('local', KEPT, choice.value);
    show();
  });
}

/** Undefined if the browser has stored nothing, or no such currency. */
function read(): OtherCurrency | undefined {
  const value = readStored('local', KEPT);
  return OTHER_CURRENCIES.find((currency) => currency === value);
}
