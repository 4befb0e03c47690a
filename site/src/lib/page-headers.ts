/** A `Cache-Tag` of a page: `tours`, `tour:<slug>`, `destinations`, … A write purges the pages with its tags. */
type CacheTag = string;

/** Every page has the published destinations in its navbar. */
const ON_EVERY_PAGE: CacheTag = 'destinations';

const ONE_DAY_S = 86_400;
const FIVE_MINUTES_S = 300;

interface CacheRules {
  /** The tags of what the page shows besides the navbar. */
  readonly tags?: readonly CacheTag[];
  /** For pages that also change without a write: a past event leaves the list of upcoming ones. */
  readonly changesWithTime?: boolean;
}

/**
 * Cache headers of a public page: the edge cache stores it until one of its tags is purged; browsers revalidate each
 * time and usually get 304, because the server adds an `ETag`.
 */
export function cacheAtEdge(headers: Headers, { tags = [], changesWithTime = false }: CacheRules = {}): void {
  const age = changesWithTime ? FIVE_MINUTES_S : ONE_DAY_S;
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  headers.set('CDN-Cache-Control', `public, max-age=${age}`);
  headers.set('Cache-Tag', [ON_EVERY_PAGE, ...tags].join(', '));
}

/** Adds a tag to a page that may be cached. */
export function addCacheTag(headers: Headers, tag: CacheTag): void {
  const tags = headers.get('Cache-Tag');
  if (tags && !tags.split(', ').includes(tag)) headers.set('Cache-Tag', `${tags}, ${tag}`);
}

/** For personal pages: never cached, never indexed. */
export function noStore(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.delete('CDN-Cache-Control');
  headers.delete('Cache-Tag');
  headers.set('X-Robots-Tag', 'noindex');
}

/** For pages with a secret URL: the browser does not send it in `Referer` either. */
export function noStoreNoReferrer(headers: Headers): void {
  noStore(headers);
  headers.set('Referrer-Policy', 'no-referrer');
}
