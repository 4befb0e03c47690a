import type { IncomingMessage } from 'node:http';

/** What deployed clients send as a token when nobody is logged in (contract 1). */
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** The parameters that a cached route of the API reads; all others change no answer. */
const API_PARAMETERS = new Set(['from', 'to']);
const isApiParameter = (name: string): boolean => API_PARAMETERS.has(name);

/** What is read of a request to find its answer. Nothing else of it reaches the answer. */
export interface KeyRules {
  /** Whether a page reads a parameter of its query. */
  readonly isParameter: (name: string) => boolean;
  /** The query under which a page's answer is kept, where it is kept although the page reads its query. */
  readonly keptQuery: (path: string, parameters: URLSearchParams) => string | undefined;
  /** Origins whose scripts may read the API: their answers name them. */
  readonly origins: readonly string[];
}

/** The parts of a key. */
export interface RequestKey {
  readonly key: string;
  /** Path, with the query where the page reads one: what is rendered. */
  readonly url: string;
  readonly origin?: string;
}

/**
 * The key of a request's answer, or undefined for one that the cache has nothing to do with. The Host header, parameters
 * that nothing reads and all other headers are no part of it: they cannot change the answer.
 */
export function keyOf({ method, url = '', headers }: IncomingMessage, rules: KeyRules): RequestKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!NO_TOKEN.has(String(headers['token'] ?? '')) || headers.authorization) return undefined;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  // A whole URL, or one that another rule redirects.
  if (path[0] !== '/' || path[1] === '/' || path[1] === '\\' || path.includes('#')) return undefined;
  const isApi = path.startsWith('/api/');
  if (query >= 0) {
    const isRead = isApi ? isApiParameter : rules.isParameter;
    const parameters = new URLSearchParams(url.slice(query + 1));
    if ([...parameters.keys()].some(isRead)) {
      const kept = isApi ? undefined : rules.keptQuery(path, parameters);
      return kept ? { key: `${path}?${kept}`, url: `${path}?${kept}` } : undefined;
    }
  }
  const { origin } = headers;
  if (!isApi || !origin || !rules.origins.includes(origin)) return { key: path, url: path };
  return { key: `${origin} ${path}`, url: path, origin };
}
