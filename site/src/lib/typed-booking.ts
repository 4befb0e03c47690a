import { isLanguage } from '@imisozi/core/languages';

/** What was typed into the booking form stays in this tab: through back, reload and a change of the language. */
const keyOf = ({ pathname, search }: Location): string => {
  const [first = '', ...rest] = pathname.slice(1).split('/');
  return `typed:${[...(isLanguage(first) ? [] : [first]), ...rest].join('/')}${search}`;
};

const SENT = 'data-sent';
/** Marks an island that has to wake, because its form no longer contains what the server rendered. */
export const RESTORED = 'data-restored';

/** Fills the form with what was typed on this page before, and keeps what it contains when the page is left. */
export function keepTyped(form: HTMLFormElement): void {
  const key = keyOf(location);
  const kept = sessionStorage.getItem(key);
  if (kept && restored(form, JSON.parse(kept) as [string, string][])) {
    const island = form.closest('astro-island');
    island?.toggleAttribute(RESTORED, true);
    // For an island that listens already; one that does not finds the mark.
    island?.dispatchEvent(new FocusEvent('focusin'));
  }
  addEventListener('pagehide', () => {
    if (form.hasAttribute(SENT)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...new FormData(form)]));
  });
}

/** What was typed is not kept once it was sent. */
export const forgetTyped = (): void => void document.querySelector('form#booking')?.toggleAttribute(SENT, true);

function restored(form: HTMLFormElement, typed: readonly [string, string][]): boolean {
  let isChanged = false;
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name);
    const isOpen =
      (field instanceof HTMLInputElement && field.type !== 'hidden' && !field.readOnly) ||
      (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value));
    if (!isOpen || field.value === value) continue;
    field.value = value;
    isChanged = true;
  }
  return isChanged;
}
