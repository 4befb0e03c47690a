import { HttpError } from 'react-admin';
import type { components } from '@imisozi/api/openapi';
import { label } from '../i18n/label';

type ErrorAnswer = components['schemas']['ErrorAnswer'];

/**
 * The error of an HTTP response, with a message for users.
 * @param otherwise the message if the response has none, such as that of a proxy
 */
export function failureOf(
  status: number,
  body: unknown,
  otherwise = label('app.errors.unanswered', { status }),
): HttpError {
  return new HttpError(answerOf(body).message || otherwise, status, body);
}

/** The error if no response arrived. Unless the device was offline, the server may still have handled the request. */
export const unreachable = (method = 'GET'): HttpError =>
  new HttpError(label(method !== 'GET' && !navigator.onLine ? 'app.errors.notSaved' : 'app.errors.unreachable'), 0);

/** The sentences of an error: the list in the response or, if there is none, its message (rules/dashboard 5). */
export function sentencesOf(error: Error): readonly string[] {
  const { Errors = [] } = answerOf(error instanceof HttpError ? error.body : undefined);
  return Errors.length > 0 ? Errors : [error.message];
}

/** The stable name of the reason for a refusal (rules/errors 1), if it has one. */
export const codeOf = (error: Error): string | undefined =>
  error instanceof HttpError ? answerOf(error.body).code : undefined;

/** The error body of the API. Bodies from a proxy may have another format, so every property is optional. */
const answerOf = (body: unknown): Partial<ErrorAnswer> => (typeof body === 'object' && body !== null ? body : {});
