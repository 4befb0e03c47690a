import { saving as text } from '../i18n/for-browsers';
import { saveToggle } from './save-toggle';

// Made here, because the page's first paint waits for all that stands in it. Beside the card's link, not within it.
for (const card of document.querySelectorAll<HTMLElement>('[data-save]')) {
  const toggle = saveToggle(card.dataset['save'] ?? '');
  toggle.setAttribute(
    'aria-label',
    text.saveOne({ title: card.querySelector('.card-title')?.textContent.trim() ?? '' }),
  );
  card.append(toggle);
}
