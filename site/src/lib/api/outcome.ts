import { form as text } from '../../i18n/for-browsers';
import { translateApiMessage, refusalInVisitorsWords } from './answers';

/** A failed call, with messages for the visitor. */
export interface Failure {
  readonly ok: false;
  /** 0 when the server was not reached. */
  readonly status: number;
  readonly message: string;
  /** Whether the message is the server's; otherwise it is the site's own. */
  readonly fromServer: boolean;
  /** What to show: one message for each refused field, or the message alone. */
  readonly problems: readonly string[];
}

/** The result of a call: its data, or the failure to show. */
export type Outcome<T> = { readonly ok: true; readonly status: number; readonly data: T } | Failure;

const failure = (status: number, message: string, fromServer: boolean, problems: readonly string[] = [message]) =>
  ({ ok: false, status, message, fromServer, problems }) satisfies Failure;

/** The server was not reached. */
export const unreachable = (): Failure => failure(0, text.offline, false);

/** A refusal by the page itself, before anything is sent. */
export const refusal = (...problems: [string, ...string[]]): Failure => failure(400, problems[0], false, problems);

/** Reads an answer from the API or from a proxy in front of it. Never throws. */
export async function outcomeOf<T>(response: Response): Promise<Outcome<T>> {
  const data: unknown = await response.json().catch(() => null);
  const { message, Errors } = (data ?? {}) as { message?: unknown; Errors?: unknown };
  const said = typeof message === 'string' && message !== '' ? message : null;
  if (response.ok) {
    const told = said !== null && { message: translateApiMessage(said) };
    return { ok: true, status: response.status, data: { ...(data as T), ...told } };
  }
  const own = response.status === 429 ? text.tooMany : text.failed;
  const sentence = said === null ? own : await refusalInVisitorsWords(said);
  const problems =
    Array.isArray(Errors) && Errors.length > 0
      ? await Promise.all(Errors.map((one) => refusalInVisitorsWords(String(one))))
      : [sentence];
  return failure(response.status, sentence, said !== null, problems);
}
