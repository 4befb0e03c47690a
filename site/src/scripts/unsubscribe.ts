import { call } from '../lib/api/browser';

// Done by the reader's browser: a mail program that fetches links ahead runs no scripts, and unsubscribes nobody.
const note = document.getElementById('unsubscribe');
const path = note?.dataset['call'];

if (note && path) {
  const outcome = await call<{ message: string }>(path);
  note.textContent = outcome.ok ? outcome.data.message : outcome.message;
  note.classList.add(outcome.ok ? 'note--success' : 'note--warning');
}
