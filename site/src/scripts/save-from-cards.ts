import { saving as text } from '../i18n/for-browsers';
import { saveToggle } from './save-toggle';

// Made by this script, because the first paint waits for all of the HTML. Beside the card's link, not inside it.
for (const card of document.querySelectorAll<HTMLElement>('[data-save]')) {
  const toggle = saveToggle(card.dataset['save'] ?? '');
  toggle.setAttribute(
    'aria-label',
    text.saveOne({ title: card.querySelector('.card-title')?.textContent.trim() ?? '' }),
  );
  card.append(toggle);
}
