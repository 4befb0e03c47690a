import { form } from '../../i18n/en';

/** What became of a call: its data, or what to tell the visitor. */
export type Outcome<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | {
      readonly ok: false;
      /** 0 when the server was not reached. */
      readonly status: number;
      readonly message: string;
      /** One sentence for each field that the server refuses. */
      readonly problems: readonly string[];
    };

interface CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API from the browser. Never throws: failures come back as an outcome. */
export async function call<T>(path: string, { method = 'GET', body, headers }: CallOptions = {}): Promise<Outcome<T>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, status: 0, message: form.offline, problems: [] };
  }
  const data: unknown = await response.json().catch(() => ({}));
  if (response.ok) return { ok: true, status: response.status, data: data as T };
  const { message, Errors } = data as { message?: string; Errors?: string[] };
  const fallback = response.status === 429 ? form.tooMany : form.failed;
  return { ok: false, status: response.status, message: message ?? fallback, problems: Errors ?? [] };
}

/** Sends JSON to the API. */
export const postJson = <T>(path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  call<T>(path, { method: 'POST', body, ...(headers && { headers }) });
