import { fetchUtils, HttpError } from 'react-admin';
import createClient from 'openapi-fetch';
import type { paths } from '@imisozi/api/openapi';
import { storedToken } from '../auth/session';

/** Shown when no answer came at all; a key of the labels. */
const UNREACHABLE = 'app.errors.unreachable';

/** Sends a request of ra-data-simple-rest as the person who is logged in. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  identify(headers);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, cache: 'no-store' });
  } catch (error) {
    throw readable(error);
  }
}

/** Calls outside the list dialect, typed by the API's own description; a failure is an HttpError. */
export const api = createClient<paths>({
  baseUrl: window.location.origin,
  // The same address answers visitors and staff differently, so the browser must not mix them up.
  cache: 'no-store',
});

api.use({
  onRequest: ({ request }) => {
    identify(request.headers);
    return request;
  },
  onResponse: async ({ response }) => {
    if (response.ok) return;
    const body = (await response.json().catch(() => ({}))) as { message?: string };
    throw new HttpError(body.message ?? response.statusText, response.status, body);
  },
  onError: ({ error }) => readable(error),
});

function identify(headers: Headers): void {
  const token = storedToken();
  if (token) headers.set('token', token);
}

/** The browser tells of a lost connection with a TypeError in words of its own. */
function readable(error: unknown): Error {
  if (error instanceof TypeError) return new HttpError(UNREACHABLE, 0);
  return error instanceof Error ? error : new Error(String(error));
}
