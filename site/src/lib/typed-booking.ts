import { isLanguage } from '@imisozi/core/languages';
import { readStoredJson, writeStored } from './browser-storage';
import { RESTORED } from './restored';

/** What was typed into the booking form stays in this tab: through back, reload and a change of the language. */
const keyOf = ({ pathname, search }: Location): string => {
  const [first = '', ...rest] = pathname.slice(1).split('/');
  return `typed:${[...(isLanguage(first) ? [] : [first]), ...rest].join('/')}${search}`;
};

const SENT = 'data-sent';

/** Fills the form with what was typed on this page before, and keeps what it contains when the page is left. */
export function keepTyped(form: HTMLFormElement): void {
  const key = keyOf(location);
  if (restored(form, readStoredJson('session', key))) {
    const island = form.closest('astro-island');
    island?.toggleAttribute(RESTORED, true);
    // For an island that listens already; one that does not finds the mark.
    island?.dispatchEvent(new FocusEvent('focusin'));
  }
  addEventListener('pagehide', () => {
    // Where the browser refuses storage nothing is kept, and the form works as ever.
    writeStored('session', key, form.hasAttribute(SENT) ? null : JSON.stringify([...new FormData(form)]));
  });
}

/** What was typed is not kept once it was sent. */
export const forgetTyped = (): void => void document.querySelector('form#booking')?.toggleAttribute(SENT, true);

/** @param typed what was kept, if it can be read */
function restored(form: HTMLFormElement, typed: unknown): boolean {
  if (!Array.isArray(typed)) return false;
  let isChanged = false;
  for (const entry of typed as readonly unknown[]) {
    const [name, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof name !== 'string' || typeof value !== 'string') continue;
    const field = form.elements.namedItem(name);
    const isOpen =
      (field instanceof HTMLInputElement && field.type !== 'hidden' && !field.readOnly) ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value));
    if (!isOpen || field.value === value) continue;
    field.value = value;
    isChanged = true;
  }
  return isChanged;
}
