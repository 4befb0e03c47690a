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
  if (restored(form, typedBefore(key))) {
    const island = form.closest('astro-island');
    island?.toggleAttribute(RESTORED, true);
    // For an island that listens already; one that does not finds the mark.
    island?.dispatchEvent(new FocusEvent('focusin'));
  }
  addEventListener('pagehide', () => {
    withStorage((storage) => {
      if (form.hasAttribute(SENT)) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify([...new FormData(form)]));
    });
  });
}

/** What was typed is not kept once it was sent. */
export const forgetTyped = (): void => void document.querySelector('form#booking')?.toggleAttribute(SENT, true);

/** Browsers may refuse storage, or have no room left: then nothing is kept, and the form works as ever. */
function withStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
}

/** What was kept; nothing if it cannot be read. */
function typedBefore(key: string): readonly unknown[] {
  const kept = withStorage((storage) => JSON.parse(storage.getItem(key) ?? '[]') as unknown);
  return Array.isArray(kept) ? kept : [];
}

function restored(form: HTMLFormElement, typed: readonly unknown[]): boolean {
  let isChanged = false;
  for (const entry of typed) {
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
