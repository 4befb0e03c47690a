import { readSession } from '../lib/session';

const key = document.getElementById('quote')?.dataset['key'];

// Only clients are counted: staff are logged in, and programs that open the links of mails run no script.
if (key && !readSession() && navigator.onLine) {
  void fetch(`/api/quotes/${encodeURIComponent(key)}/opened`, { method: 'POST', keepalive: true })
    // The response is read to its end: until then the browser counts the page as loading.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
