import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { refused, type Refusal, type SentenceCode } from '@imisozi/core/refusals/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailability } from '../database/database-unavailable.js';
import { failureOf, traceOf } from '../logging/failure.js';
import { withLogContext } from '../logging/log-context.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import type { ErrorAnswer } from './error-answer.js';
import { Refused } from './refused.js';
import { ExternalServiceError } from './external-service-error.js';

/** The codes of requests that the framework refuses before any of our code runs. */
const CODES: Readonly<Record<number, SentenceCode>> = {
  400: 'request-unreadable',
  401: 'login-required',
  403: 'not-allowed',
  404: 'not-found',
  405: 'method-unknown',
  408: 'request-too-slow',
  409: 'conflict',
  413: 'too-large',
  414: 'address-too-long',
  415: 'content-not-accepted',
  429: 'too-many-requests',
  431: 'headers-too-large',
  500: 'unexpected',
  503: 'unavailable',
};

/** The default when the error does not say when the service will be back. */
const RETRY_AFTER_S = 5;

/** Turns any error into the single error shape (rules/errors 1), and writes internal details only to the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, retryAfterS } = failureAnswer(thrown);
    // A failure while a response is streamed happens outside of the request's async context.
    withLogContext({ requestId: String(request.id) }, () => logFailure(thrown));
    if (reply.sent) return;
    if (retryAfterS !== undefined && !reply.hasHeader('Retry-After')) {
      void reply.header('Retry-After', String(retryAfterS));
    }
    void reply
      .status(status)
      .header('Cache-Control', 'no-store')
      // The route may have set another content type before it failed.
      .header('Content-Type', 'application/json; charset=utf-8')
      .send(errorAnswer(thrown, String(request.id)));
  }
}

const logger = new Logger('Errors');

/** Logs details of an error that are not shown outside. */
export function logFailure(thrown: unknown): void {
  const status = statusOf(thrown);
  if (thrown instanceof ExternalServiceError) logger.warn(thrown.message);
  else if (unavailability(thrown)) logger.warn(`The database is unavailable: ${failureOf(thrown)}`);
  // Code that throws 503 has logged the reason itself, or refuses more requests than a log should hold.
  else if (status >= 500 && status !== 503) logger.error(traceOf(thrown));
}

/** The public part of an error: its status, its sentence and, in seconds, when to retry. */
export function failureAnswer(thrown: unknown): { status: number; sentence: string; retryAfterS?: number } {
  const status = statusOf(thrown);
  const sentence = sentenceOf(thrown, status);
  if (thrown instanceof TooManyRequests) return { status, sentence, retryAfterS: thrown.retryAfter };
  if (status !== 503) return { status, sentence };
  return { status, sentence, retryAfterS: unavailability(thrown)?.retryAfterS ?? RETRY_AFTER_S };
}

/** The response body for an error, wherever it is thrown. */
export function errorAnswer(thrown: unknown, requestId: string): ErrorAnswer {
  const statusCode = statusOf(thrown);
  const refusals = refusalsOf(thrown, statusCode);
  const sentence = sentenceOf(thrown, statusCode);
  return {
    statusCode,
    ...refusals[0]!,
    error: sentence,
    message: sentence,
    refusals: [...refusals],
    ...(thrown instanceof Refused && statusCode === 400 && { Errors: refusals.map(({ message }) => message) }),
    ...((statusCode === 401 || statusCode === 403) && { errors: { auth: sentence } }),
    requestId,
  };
}

/** Nest's exceptions and Fastify's errors have a status; any other error is a bug, or the database is unavailable. */
function statusOf(thrown: unknown): number {
  if (unavailability(thrown)) return 503;
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** The message of any other exception ("Cannot GET /x") is correct, but not written for visitors. */
function refusalsOf(thrown: unknown, status: number): readonly Refusal[] {
  if (thrown instanceof Refused) return thrown.refusals;
  const code = thrown instanceof ExternalServiceError ? thrown.code : unavailability(thrown)?.code;
  return [refused(code ?? CODES[status] ?? (status < 500 ? 'request-unreadable' : 'unexpected'))];
}

const sentenceOf = (thrown: unknown, status: number): string =>
  thrown instanceof Refused ? thrown.message : refusalsOf(thrown, status)[0]!.message;
