export type ToastKind = 'success' | 'error' | 'info';

const SHOWN_MS = 7_000;

/**
 * Shows a toast over the navbar for some seconds, in place of the one before; a live region announces it. It does not
 * outlive its page: what the next page has to say is part of that page.
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
  // Reopened each time: the last one opened is on top.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  region.replaceChildren(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}

/** Removes the toast of an attempt that is over. */
export const clearToasts = (): void => document.getElementById('toasts')?.replaceChildren();
