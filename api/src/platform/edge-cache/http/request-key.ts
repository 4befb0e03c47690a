import type { IncomingMessage } from 'node:http';
import { isLanguage } from '@imisozi/core/languages';
import { canonicalPath } from '../../http/canonical-path.js';

/** What deployed clients send as a token when nobody is logged in (rules/api 4). */
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** No page has a longer path, so such requests are never cached. */
const MAX_PATH_LENGTH = 500;

/** The query parameters that cached API routes read; all others change no response. */
const API_PARAMETERS = new Set(['from', 'to', 'language']);
const isApiParameter = (name: string): boolean => API_PARAMETERS.has(name);

/** The query under which an API response is kept: a language of the site, of which there are few. */
function keptApiQuery(parameters: URLSearchParams): string | undefined {
  const read = [...parameters].filter(([name]) => isApiParameter(name));
  const [first] = read;
  return read.length === 1 && first?.[0] === 'language' && isLanguage(first[1]) ? `language=${first[1]}` : undefined;
}

/** Which parts of a request identify its response. No other part reaches the response. */
export interface KeyRules {
  /** Whether a page reads this query parameter. */
  readonly isParameter: (name: string) => boolean;
  /** The query under which a page's response is kept, for pages that are kept although they read their query. */
  readonly keptQuery: (path: string, parameters: URLSearchParams) => string | undefined;
  /** Origins whose scripts may read the API: responses to them contain their origin. */
  readonly origins: readonly string[];
}

/** The parts of a key. */
export interface RequestKey {
  readonly key: string;
  /** The path, with the query where the page reads one: what is rendered. */
  readonly url: string;
  readonly origin?: string;
}

/**
 * The key of a request's response, or undefined for a request that the cache must not serve. The Host header, query
 * parameters that nothing reads and all other headers are not part of the key: they cannot change the response.
 */
export function keyOf({ method, url = '', headers }: IncomingMessage, rules: KeyRules): RequestKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!NO_TOKEN.has(String(headers['token'] ?? '')) || headers.authorization) return undefined;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  // An absolute URL, or a path that is redirected: otherwise each of many spellings would be cached separately.
  if (path[0] !== '/' || path.length > MAX_PATH_LENGTH || path.includes('#') || canonicalPath(path) !== path)
    return undefined;
  const isApi = path.startsWith('/api/');
  const read = query < 0 ? '' : keptQuery(path, url.slice(query + 1), isApi, rules);
  if (read === undefined) return undefined;
  const address = read ? `${path}?${read}` : path;
  const { origin } = headers;
  if (!isApi || !origin || !rules.origins.includes(origin)) return { key: address, url: address };
  return { key: `${origin} ${address}`, url: address, origin };
}

/**
 * The part of a query that counts: nothing, what its response is kept under, or undefined for a response that is not
 * kept.
 */
function keptQuery(path: string, query: string, isApi: boolean, rules: KeyRules): string | undefined {
  const parameters = new URLSearchParams(query);
  if (![...parameters.keys()].some(isApi ? isApiParameter : rules.isParameter)) return '';
  return isApi ? keptApiQuery(parameters) : rules.keptQuery(path, parameters);
}
