/* global caches, self */
// The service worker of orders' and guides' pages: it answers with the copy that was kept on this device when the network
// is away, and keeps nothing by itself (`scripts/order-copy.ts` does when asked to, and `scripts/guide-page/copy.ts`).
const PREFIXES = ['order-copy:', 'guide-copy:'];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === self.location.origin) event.respondWith(answer(event.request));
});

/** The network's answer; without a network what was kept. */
async function answer(request) {
  const { pathname } = new URL(request.url);
  try {
    const response = await fetch(request);
    // The link has been renewed: its copy goes, too.
    if (request.mode === 'navigate' && response.status === 404) {
      for (const prefix of PREFIXES) await caches.delete(prefix + pathname);
    }
    return response;
  } catch (error) {
    const kept =
      request.mode === 'navigate'
        ? await caches.match(pathname, { ignoreVary: true })
        : await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
