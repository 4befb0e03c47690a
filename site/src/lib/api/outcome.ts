import { form as text } from '../../i18n/for-browsers';
import type { Refusal, RefusalCode } from '@imisozi/core/refusals/refusal';
import { answerText, refusalTexts } from './answers';

/** A failed call, with messages for the visitor. */
export interface Failure {
  readonly ok: false;
  /** 0 when the server was not reached. */
  readonly status: number;
  readonly message: string;
  /** Whether the message comes from the server; otherwise it is the site's own. */
  readonly fromServer: boolean;
  /** The messages to show: one for each refused field, or the message alone. */
  readonly problems: readonly string[];
  /** The messages that are about a field, by its name. */
  readonly byField?: Readonly<Record<string, string>>;
  /** The server's code of the refusal. */
  readonly code?: RefusalCode | undefined;
}

/** The result of a call: its data, or the failure to show. */
export type Outcome<T> = { readonly ok: true; readonly status: number; readonly data: T } | Failure;

const failure = (status: number, message: string, fromServer: boolean, problems: readonly string[] = [message]) =>
  ({ ok: false, status, message, fromServer, problems }) satisfies Failure;

/** The server was not reached. */
export const unreachable = (): Failure => failure(0, text.offline, false);

/** A refusal by the page itself, before anything is sent. */
export const refusal = (...problems: [string, ...string[]]): Failure => failure(400, problems[0], false, problems);

/** The body of a response of the API, a success or a refusal; a proxy in front of the API may send anything. */
interface Said {
  readonly code?: string;
  readonly params?: Refusal['params'];
  readonly message?: unknown;
  readonly Errors?: unknown;
  readonly refusals?: Refusal[];
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];

/** Reads a response of the API, or of a proxy in front of it. Never throws. */
export async function outcomeOf<T>(response: Response): Promise<Outcome<T>> {
  const data: unknown = await response.json().catch(() => null);
  const { code, params, message, Errors, refusals: reasons } = (data ?? {}) as Said;
  const refusals = Array.isArray(reasons) ? reasons : [];
  const said = typeof message === 'string' && message !== '' ? message : null;
  if (response.ok) {
    const told = said !== null && { message: await answerText({ code, params, message: said }) };
    return { ok: true, status: response.status, data: { ...(data as T), ...told } };
  }
  // An earlier release sends no refusals, so that its sentences are shown as they are.
  const sentences = refusals.length > 0 ? await refusalTexts(refusals) : textsIn(Errors);
  const isList = Array.isArray(Errors) && sentences.length > 0;
  const own = response.status === 429 ? text.tooMany : text.failed;
  const sentence = (isList ? sentences[0] : sentences.join(' ')) || said || own;
  const byField = Object.fromEntries(
    refusals.flatMap(({ field }, index) => (field ? [[field.split('.').at(-1)!, sentences[index]!]] : [])),
  );
  return {
    ...failure(response.status, sentence, said !== null, isList ? sentences : [sentence]),
    ...{ byField, code: refusals[0]?.code },
  };
}
