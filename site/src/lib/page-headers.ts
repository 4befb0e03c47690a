/** What a page shows, by the names that a write purges: `tours`, `tour:<slug>`, `destinations`, … */
type CacheTag = string;

/** Every page has the published destinations in its navbar. */
const ON_EVERY_PAGE: CacheTag = 'destinations';

const ONE_DAY_S = 86_400;
const FIVE_MINUTES_S = 300;

interface CacheRules {
  /** What the page shows besides the navbar. */
  readonly tags?: readonly CacheTag[];
  /** Set where the page changes by the clock alone: an event that has begun is no coming event any more. */
  readonly changesWithTime?: boolean;
}

/**
 * Lets the edge keep a page until what it shows changes. Browsers ask again every time, and mostly hear "not modified":
 * the server adds an `ETag`.
 */
export function keepAtTheEdge(headers: Headers, { tags = [], changesWithTime = false }: CacheRules = {}): void {
  const age = changesWithTime ? FIVE_MINUTES_S : ONE_DAY_S;
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  headers.set('CDN-Cache-Control', `public, max-age=${age}`);
  headers.set('Cache-Tag', [ON_EVERY_PAGE, ...tags].join(', '));
}

/** For pages about one person: nobody keeps them, no search engine lists them. */
export function keepNowhere(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.delete('CDN-Cache-Control');
  headers.delete('Cache-Tag');
  headers.set('X-Robots-Tag', 'noindex');
}

/** For pages whose address is a key: the address is not told to anybody else either. */
export function keepSecret(headers: Headers): void {
  keepNowhere(headers);
  headers.set('Referrer-Policy', 'no-referrer');
}
