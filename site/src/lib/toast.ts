export type ToastKind = 'success' | 'error' | 'info';

const SHOWN_MS = 7_000;

/**
 * Shows a toast over the navbar for some seconds, replacing the previous one; a live region announces it. It disappears
 * with its page: what the next page has to say is part of that page.
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
  // Reopened each time, because the popover opened last is on top.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  region.replaceChildren(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}

/** Removes the toast of an earlier attempt. */
export const clearToasts = (): void => document.getElementById('toasts')?.replaceChildren();
