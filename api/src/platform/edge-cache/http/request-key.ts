import type { IncomingMessage } from 'node:http';
import { isLanguage } from '@imisozi/core/languages';
import { canonicalPath } from '../../http/canonical-path.js';

/** What deployed clients send as a token when nobody is logged in (rules/api 4). */
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** Longer ones have no page, and are remembered by nobody. */
const MAX_PATH_LENGTH = 500;

/** The parameters that a cached route of the API reads; all others change no answer. */
const API_PARAMETERS = new Set(['from', 'to', 'language']);
const isApiParameter = (name: string): boolean => API_PARAMETERS.has(name);

/** The query under which an answer of the API is kept: a language of the site, of which there are few. */
function keptApiQuery(parameters: URLSearchParams): string | undefined {
  const read = [...parameters].filter(([name]) => isApiParameter(name));
  const [first] = read;
  return read.length === 1 && first?.[0] === 'language' && isLanguage(first[1]) ? `language=${first[1]}` : undefined;
}

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
  // A whole URL, or one that is redirected: any number of spellings would each have an answer of their own.
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

/** What is read of a query: nothing, what its answer is kept under, or undefined for one that is not kept. */
function keptQuery(path: string, query: string, isApi: boolean, rules: KeyRules): string | undefined {
  const parameters = new URLSearchParams(query);
  if (![...parameters.keys()].some(isApi ? isApiParameter : rules.isParameter)) return '';
  return isApi ? keptApiQuery(parameters) : rules.keptQuery(path, parameters);
}
