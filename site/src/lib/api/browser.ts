import { languageCode } from '../../i18n/language';
import { outcomeOf, unreachable, type Outcome } from './outcome';

interface CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API from the browser. Never throws: failures come back as an outcome. */
export async function call<T>(path: string, { method = 'GET', body, headers }: CallOptions = {}): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', 'content-language': languageCode() }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return await outcomeOf<T>(response);
  } catch {
    return unreachable();
  }
}

/** Sends JSON to the API. */
export const postJson = <T>(path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  call<T>(path, { method: 'POST', body, ...(headers && { headers }) });
