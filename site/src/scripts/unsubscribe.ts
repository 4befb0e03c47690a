import { call } from '../lib/api/browser';

// A script unsubscribes: a mail program that prefetches links runs none, and so unsubscribes nobody.
const note = document.getElementById('unsubscribe');
const path = note?.dataset['call'];

if (note && path) {
  const outcome = await call<{ message: string }>(path);
  note.textContent = outcome.ok ? outcome.data.message : outcome.message;
  note.classList.add(outcome.ok ? 'note--success' : 'note--warning');
}
