import { saving as text } from '../i18n/for-browsers';
import { MAX_SAVED } from '../lib/saved-slugs';
import { followSaved, readSaved, writeSaved } from '../lib/saved-tours';
import { toast } from '../lib/toast';

const HEART =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 16.5C5 13 2.5 10.5 2.5 7.3a3.7 3.7 0 0 1 7.5-1 3.7 3.7 0 0 1 7.5 1c0 3.2-2.5 5.7-7.5 9.2Z"/></svg>';

/**
 * A heart that saves or removes a tour. It shows the current state, whatever changed it, and is hidden if the browser's
 * storage cannot be used.
 */
export function saveToggle(slug: string): HTMLButtonElement {
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.className = 'save';
  toggle.innerHTML = HEART;
  toggle.addEventListener('click', () => {
    const saved = readSaved() ?? [];
    const isKept = writeSaved(saved.includes(slug) ? saved.filter((one) => one !== slug) : [slug, ...saved]);
    if (!isKept) toast(text.full({ most: MAX_SAVED }), 'error');
  });
  followSaved((saved) => {
    toggle.hidden = !saved;
    toggle.setAttribute('aria-pressed', String(saved?.includes(slug) ?? false));
  });
  return toggle;
}
