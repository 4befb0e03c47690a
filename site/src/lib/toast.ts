export type ToastKind = 'success' | 'error' | 'info';

const SHOWN_MS = 7_000;

/** Shows a notice at the foot of the page, and reads it to those who listen. */
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
  region.append(note);
  setTimeout(() => note.remove(), SHOWN_MS);
}
