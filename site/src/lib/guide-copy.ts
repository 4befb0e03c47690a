import { pagePath } from '../i18n/language';

/** The service worker knows it, too. */
const PREFIX = 'guide-copy:';
const WORKER = '/order-copy.js';

const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window;
const seenPath = (): string => `${location.pathname}?seen`;

/**
 * Keeps the page as it is now, with the files that it has loaded from us, for the days without a network.
 * @returns the page that was kept; null if this browser keeps nothing
 */
export async function keepPage(): Promise<Document | null> {
  if (!isPossible()) return null;
  const page = await fetch(location.pathname, { cache: 'no-store' });
  if (!page.ok) return null;
  await navigator.serviceWorker.register(WORKER, { scope: pagePath('/guide/') });
  const cache = await caches.open(PREFIX + location.pathname);
  const html = await page.clone().text();
  const kept = parsed(html);
  const before = await cache.match(location.pathname);
  const isSame = before !== undefined && versionOf(parsed(await before.text())) === versionOf(kept);
  await cache.put(location.pathname, page);
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'));
  const paths = [...new Set(files.map(({ pathname }) => pathname))].filter(
    (path) => path !== location.pathname && !isPaper(path),
  );
  // A file that is gone does not prevent the copy of the others.
  await Promise.allSettled(paths.map((path) => cache.add(path)));
  await keepPapers(cache, kept, isSame);
  return kept;
}

/** The page as the guide last said to have seen it; null if there is none. */
export async function seenPage(): Promise<Document | null> {
  if (!isPossible()) return null;
  const seen = await caches.match(seenPath());
  return seen ? parsed(await seen.text()) : null;
}

/** From now on the kept page is what the guide has seen. */
export async function markSeen(): Promise<void> {
  if (!isPossible()) return;
  const cache = await caches.open(PREFIX + location.pathname);
  const page = await cache.match(location.pathname);
  if (page) await cache.put(seenPath(), page);
}

/** Takes trips that are over out of what is kept: their guests leave the phone. @param today in Kigali */
export async function forgetOver(today: string): Promise<void> {
  if (!isPossible()) return;
  const cache = await caches.open(PREFIX + location.pathname);
  for (const path of [location.pathname, seenPath()]) {
    const page = await cache.match(path);
    if (!page) continue;
    const kept = parsed(await page.text());
    if (!removeOver(kept, today)) continue;
    const html = `<!doctype html>${kept.documentElement.outerHTML}`;
    const headers = new Headers(page.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    await cache.put(path, new Response(html, { status: 200, headers }));
    if (path === location.pathname) await forgetPapers(cache, kept);
  }
}

/** Takes the trips that are over out of a page. @returns whether there were any */
export function removeOver(page: Document, today: string): boolean {
  const over = [...page.querySelectorAll<HTMLElement>('[data-trip]')].filter(({ dataset }) => dataset.last! < today);
  for (const trip of over) trip.remove();
  return over.length > 0;
}

const versionOf = (page: Document) => page.getElementById('guide-page')?.dataset.version;

/** The paths of the vouchers that a page links to. */
const papersOf = (page: Document): string[] =>
  [...page.querySelectorAll('a[data-paper]')].map((link) => link.getAttribute('href')!);

/** Keeps the vouchers of a page, anew if something has changed; those that it no longer has go. */
async function keepPapers(cache: Cache, page: Document, isSame: boolean): Promise<void> {
  await forgetPapers(cache, page);
  const known = new Set(isSame ? await keptPapers(cache) : []);
  await Promise.allSettled(papersOf(page).flatMap((path) => (known.has(path) ? [] : keepPaper(cache, path))));
}

/** A voucher may have been cancelled since the page was read. */
async function keepPaper(cache: Cache, path: string): Promise<void> {
  const paper = await fetch(path, { cache: 'no-store' });
  if (paper.ok) await cache.put(path, paper);
}

async function forgetPapers(cache: Cache, page: Document): Promise<void> {
  const left = new Set(papersOf(page));
  for (const path of await keptPapers(cache)) if (!left.has(path)) await cache.delete(path);
}

const keptPapers = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isPaper);

/** Papers are kept on their own terms, by {@link keepPapers}. */
const isPaper = (path: string): boolean => path.startsWith(`${location.pathname}/`);

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
