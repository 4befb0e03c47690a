export type ToastKind = 'success' | 'error' | 'info';

const SHOWN_MS = 7_000;
const KEPT = 'toasts';

/** Shows a notice at the foot of the page, and reads it to those who listen. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  const note = document.createElement('div');
  note.className = `toast toast--${kind}`;
  note.dataset['kind'] = kind;
  const message = document.createElement('p');
  message.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', region.dataset['dismiss'] ?? '');
  close.addEventListener('click', () => note.remove());
  note.append(message, close);
  // Shown anew each time: what was opened last stands on top.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  region.append(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}

/** Takes the notices that are still shown along to the next page: a success is often followed by a redirect. */
export function carryToasts(): void {
  for (const { text, kind, at } of kept()) if (Date.now() - at < SHOWN_MS) toast(text, kind);
  addEventListener('pagehide', () => {
    const notes = [...document.querySelectorAll<HTMLElement>('#toasts .toast')].map((note) => ({
      text: note.querySelector('p')?.textContent ?? '',
      kind: note.dataset['kind'] as ToastKind,
      at: Date.now(),
    }));
    if (notes.length) sessionStorage.setItem(KEPT, JSON.stringify(notes));
  });
}

function kept(): { text: string; kind: ToastKind; at: number }[] {
  const stored = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  try {
    return stored ? (JSON.parse(stored) as { text: string; kind: ToastKind; at: number }[]) : [];
  } catch {
    return [];
  }
}
