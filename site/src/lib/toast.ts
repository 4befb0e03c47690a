export type ToastKind = 'success' | 'error' | 'info';

const SHOWN_MS = 7_000;
const KEPT = 'toasts';

interface Kept {
  readonly text: string;
  readonly kind: ToastKind;
  /** Milliseconds of the clock when it was first shown, on whichever page that was. */
  readonly since: number;
}

/** Shows a notice at the foot of the page until its time since `since` (ms) is over, and reads it to those who listen. */
export function toast(text: string, kind: ToastKind = 'info', since = Date.now()): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  const note = document.createElement('div');
  note.className = `toast toast--${kind}`;
  note.dataset['kind'] = kind;
  note.dataset['since'] = String(since);
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
  setTimeout(() => note.remove(), since + SHOWN_MS - Date.now());
}

/** Takes the notices that are still shown along to the next page: a success is often followed by a redirect. */
export function carryToasts(): void {
  for (const { text, kind, since } of kept()) if (Date.now() - since < SHOWN_MS) toast(text, kind, since);
  addEventListener('pagehide', () => {
    const notes = [...document.querySelectorAll<HTMLElement>('#toasts .toast')].map((note) => ({
      text: note.querySelector('p')?.textContent ?? '',
      kind: note.dataset['kind'] as ToastKind,
      since: Number(note.dataset['since']),
    }));
    if (notes.length) sessionStorage.setItem(KEPT, JSON.stringify(notes));
  });
}

function kept(): Kept[] {
  const stored = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  try {
    return stored ? (JSON.parse(stored) as Kept[]) : [];
  } catch {
    return [];
  }
}
