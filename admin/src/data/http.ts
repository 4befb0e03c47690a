import { fetchUtils, HttpError } from 'react-admin';
import createClient from 'openapi-fetch';
import type { paths } from '@imisozi/api/openapi';
import { storedToken } from '../auth/session';
import { failureOf, unreachable } from './failures';
import { sendConfirmed } from './identity';

/** The HTTP client of ra-data-simple-rest: sends a request with the token. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  identify(headers);
  try {
    return await sendConfirmed(() => fetchUtils.fetchJson(url, { ...options, headers, cache: 'no-store' }));
  } catch (error) {
    throw readable(error, options.method);
  }
}

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Fetches a file with the token; for a list, its CSV file. @throws HttpError */
export async function fetchFile(url: string, accept = 'text/csv'): Promise<NamedFile> {
  const headers = new Headers({ accept });
  identify(headers);
  try {
    const response = await sendConfirmed(async () => granted(await fetch(url, { headers, cache: 'no-store' })));
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { name: decodeURIComponent(name ?? 'list.csv'), content: await response.blob() };
  } catch (error) {
    throw readable(error);
  }
}

/** Opens a stream with the token. @throws HttpError */
export async function fetchStream(url: string, signal: AbortSignal): Promise<Response> {
  const headers = new Headers({ accept: 'text/event-stream' });
  identify(headers);
  return granted(await fetch(url, { headers, signal, cache: 'no-store' }));
}

/** The client for calls outside ra-data-simple-rest, typed by the OpenAPI document. @throws HttpError */
export const api = createClient<paths, 'application/json'>({
  baseUrl: window.location.origin,
  // Visitors and staff get different responses from the same URL, so the browser must not cache them.
  cache: 'no-store',
  fetch: sendTwice,
});

api.use({
  onRequest: ({ request }) => {
    identify(request.headers);
    return request;
  },
  onError: ({ error, request }) => readable(error, request.method),
});

/** Sends a request that may have to be sent a second time, its idempotency key included. @throws HttpError */
async function sendTwice(request: Request): Promise<Response> {
  // A clone would be sent as a stream, which browsers send over HTTP/2 only.
  const body = await request.arrayBuffer();
  return sendConfirmed(async () => granted(await fetch(new Request(request, body.byteLength > 0 ? { body } : {}))));
}

/** @throws HttpError for a refusal */
async function granted(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw failureOf(response.status, await response.json().catch(() => undefined));
}

function identify(headers: Headers): void {
  const token = storedToken();
  if (token) headers.set('token', token);
}

/** Replaces the browser's TypeError for a lost connection by an error with a message for users. */
function readable(error: unknown, method?: string): Error {
  if (error instanceof TypeError) return unreachable(method);
  if (error instanceof HttpError) return failureOf(error.status as number, error.body);
  return error instanceof Error ? error : new Error(String(error));
}
