import { form as text } from '../../i18n/en';

/** What a call has failed with, in the words of the visitor. */
export interface Failure {
  readonly ok: false;
  /** 0 when the server was not reached. */
  readonly status: number;
  readonly message: string;
  /** Whether the server said the message; else it is one of ours. */
  readonly fromServer: boolean;
  /** What is to be shown: one sentence for each field that the server refuses, or the message alone. */
  readonly problems: readonly string[];
}

/** What became of a call: its data, or what to tell the visitor. */
export type Outcome<T> = { readonly ok: true; readonly status: number; readonly data: T } | Failure;

const failure = (status: number, message: string, fromServer: boolean, problems: readonly string[] = [message]) =>
  ({ ok: false, status, message, fromServer, problems }) satisfies Failure;

/** The server was not reached. */
export const unreached = (): Failure => failure(0, text.offline, false);

/** The page itself refuses, before anything is sent. */
export const refusal = (...problems: [string, ...string[]]): Failure => failure(400, problems[0], false, problems);

/** Reads an answer of the API, or of whatever stands between it and the browser. Never throws. */
export async function outcomeOf<T>(response: Response): Promise<Outcome<T>> {
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, status: response.status, data: (data ?? {}) as T };
  const { message, Errors } = (data ?? {}) as { message?: unknown; Errors?: unknown };
  const said = typeof message === 'string' && message !== '' ? message : null;
  const sentence = said ?? (response.status === 429 ? text.tooMany : text.failed);
  const problems = Array.isArray(Errors) && Errors.length > 0 ? Errors.map(String) : [sentence];
  return failure(response.status, sentence, said !== null, problems);
}
