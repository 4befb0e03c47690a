import { orderCopy as text } from '../i18n/for-payments';
import { pagePath } from '../i18n/language';
import { toast } from '../lib/toast';

/** `public/order-copy.js` knows it, too. */
const PREFIX = 'order-copy:';
const WORKER = '/order-copy.js';

const box = document.getElementById('copy');
const keep = document.getElementById('keep-copy');
const forget = document.getElementById('forget-copy');
const offline = document.getElementById('offline');
const name = PREFIX + location.pathname;

// Not in private windows of some browsers, and not without encryption.
if (box && keep && forget && 'serviceWorker' in navigator && 'caches' in window) {
  box.hidden = false;
  keep.addEventListener('click', () => {
    keepCopy().then(
      () => {
        show(true);
        toast(text.kept, 'success');
      },
      () => toast(text.notKept, 'error'),
    );
  });
  forget.addEventListener('click', () => {
    void forgetCopy().then(() => {
      show(false);
      toast(text.forgotten, 'success');
    });
  });
  void caches.has(name).then(async (isKept) => {
    show(isKept);
    if (!isKept) return;
    // The copy follows the order; files of a newer version of the page come with it.
    if (navigator.onLine) await keepCopy();
    // It was written with the page that is shown, and says of when that is.
    else offline?.removeAttribute('hidden');
  });
}

/** One of the buttons. */
function show(isKept: boolean): void {
  keep!.hidden = isKept;
  forget!.hidden = !isKept;
}

/** Keeps the page as it is now, with the files that it has loaded from us; nothing of the API. */
async function keepCopy(): Promise<void> {
  const page = await fetch(location.pathname, { cache: 'no-store' });
  if (!page.ok) throw new Error(`The page answered ${page.status}`);
  await navigator.serviceWorker.register(WORKER, { scope: pagePath('/myorder/') });
  const cache = await caches.open(name);
  await cache.put(location.pathname, page);
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'));
  const paths = [...new Set(files.map(({ pathname }) => pathname))].filter((path) => path !== location.pathname);
  // A file that is gone does not prevent the copy of the others.
  await Promise.allSettled(paths.map((path) => cache.add(path)));
}

/** Forgets the copy, and the service worker with the last one. */
async function forgetCopy(): Promise<void> {
  await caches.delete(name);
  if ((await caches.keys()).some((other) => other.startsWith(PREFIX))) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  // The pages of guides have the same worker, with a scope of their own.
  const ours = registrations.filter(
    ({ active, scope }) => active && new URL(active.scriptURL).pathname === WORKER && scope.endsWith('/myorder/'),
  );
  await Promise.all(ours.map((registration) => registration.unregister()));
}
