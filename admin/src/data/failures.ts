import { HttpError } from 'react-admin';
import type { components } from '@imisozi/api/openapi';
import { label } from '../i18n/label';

type ErrorAnswer = components['schemas']['ErrorAnswer'];

/**
 * What a server said instead of what was asked for, as an error that can be shown: its message is always a sentence.
 * @param otherwise where the answer has none, such as that of a proxy
 */
export function failureOf(
  status: number,
  body: unknown,
  otherwise = label('app.errors.unanswered', { status }),
): HttpError {
  return new HttpError(answerOf(body).message || otherwise, status, body);
}

/** No answer came. Whether the server has done what it was asked is not known then, unless the device was offline. */
export const unreachable = (method = 'GET'): HttpError =>
  new HttpError(label(method !== 'GET' && !navigator.onLine ? 'app.errors.notSaved' : 'app.errors.unreachable'), 0);

/** The sentences of an error: the list of the answer or, where there is none, its message (rules/dashboard 5). */
export function sentencesOf(error: Error): readonly string[] {
  const { Errors = [] } = answerOf(error instanceof HttpError ? error.body : undefined);
  return Errors.length > 0 ? Errors : [error.message];
}

/** An answer of the API; of one that comes from something in between, nothing is known. */
const answerOf = (body: unknown): Partial<ErrorAnswer> => (typeof body === 'object' && body !== null ? body : {});
