export type ToastKind = 'success' | 'error' | 'info';

const SHOWN_MS = 7_000;

/**
 * Shows a notice over the navbar for some seconds, in place of the one before, and reads it to those who listen. It goes
 * with its page: what the next one has to tell stands there, where it stays.
 */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const region = document.getElementById('toasts');
  if (!region) return;
  const note = document.createElement('div');
  note.className = `toast toast--${kind}`;
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
  region.replaceChildren(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}

/** Takes the notice away: it is about an attempt that is over. */
export const clearToasts = (): void => document.getElementById('toasts')?.replaceChildren();
