import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailability } from '../database/database-unavailable.js';
import { failureOf, traceOf } from '../logging/failure.js';
import { withLogContext } from '../logging/log-context.js';
import { TooManyRequests } from '../limits/too-many-requests.js';
import type { ErrorAnswer } from './error-answer.js';
import { InvalidBody } from './invalid-body.js';
import { ExternalServiceError } from './external-service-error.js';

/** Sentences for requests that the framework refuses before any of our code runs. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'Please log in to continue.',
  403: 'You are not allowed to do this.',
  404: 'Not found.',
  405: 'This method is not available here.',
  408: 'The request took too long to arrive.',
  409: 'This conflicts with the current state.',
  413: 'That is too large.',
  414: 'The address is too long.',
  415: 'This type of content is not accepted.',
  429: 'Too many requests. Please try again later.',
  431: 'The request headers are too large.',
  503: 'The service is not ready. Please try again in a moment.',
};

/** If nothing tells when the service will be back. */
const RETRY_AFTER_S = 5;

const UNEXPECTED = 'Something went wrong on our side. Please try again later.';

/** Turns whatever was thrown into the one error shape (contract 1) and keeps what is internal in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, retryAfterS } = failureAnswer(thrown);
    // A failure while streaming an answer happens outside of the request's async context.
    withLogContext({ requestId: String(request.id) }, () => logFailure(thrown));
    if (reply.sent) return;
    if (retryAfterS !== undefined && !reply.hasHeader('Retry-After')) {
      void reply.header('Retry-After', String(retryAfterS));
    }
    void reply
      .status(status)
      .header('Cache-Control', 'no-store')
      // A route may have promised another kind of content before it failed.
      .header('Content-Type', 'application/json; charset=utf-8')
      .send(errorAnswer(thrown, String(request.id)));
  }
}

const logger = new Logger('Errors');

/** Logs what a failure tells nobody outside. */
export function logFailure(thrown: unknown): void {
  const status = statusOf(thrown);
  if (thrown instanceof ExternalServiceError) logger.warn(thrown.message);
  else if (unavailability(thrown)) logger.warn(`The database is unavailable: ${failureOf(thrown)}`);
  // Code that throws 503 has logged why, or sheds more requests than a log should hold.
  else if (status >= 500 && status !== 503) logger.error(traceOf(thrown));
}

/** What an error says outside: its status, its sentence and, in seconds, when to come back. */
export function failureAnswer(thrown: unknown): { status: number; sentence: string; retryAfterS?: number } {
  const status = statusOf(thrown);
  const sentence = sentenceOf(thrown, status);
  if (thrown instanceof TooManyRequests) return { status, sentence, retryAfterS: thrown.retryAfter };
  if (status !== 503) return { status, sentence };
  return { status, sentence, retryAfterS: unavailability(thrown)?.retryAfterS ?? RETRY_AFTER_S };
}

/** The answer for an error, wherever it is thrown. */
export function errorAnswer(thrown: unknown, requestId: string): ErrorAnswer {
  const statusCode = statusOf(thrown);
  const sentence = sentenceOf(thrown, statusCode);
  return {
    statusCode,
    error: sentence,
    message: sentence,
    ...(thrown instanceof InvalidBody && { Errors: [...thrown.sentences] }),
    ...((statusCode === 401 || statusCode === 403) && { errors: { auth: sentence } }),
    requestId,
  };
}

/** Nest's exceptions and Fastify's errors both carry a status; anything else is a bug, or the database is unavailable. */
function statusOf(thrown: unknown): number {
  if (unavailability(thrown)) return 503;
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function sentenceOf(thrown: unknown, status: number): string {
  if (thrown instanceof ExternalServiceError) return thrown.sentence;
  const unavailable = unavailability(thrown);
  if (unavailable) return unavailable.sentence;
  if (thrown instanceof HttpException && !isFrameworkSentence(thrown)) return thrown.message;
  return SENTENCES[status] ?? (status < 500 ? SENTENCES[400]! : UNEXPECTED);
}

/** Nest words some failures itself ("Cannot GET /x"): true, but not written for a visitor. */
function isFrameworkSentence(thrown: HttpException): boolean {
  return (
    thrown.getStatus() === 500 ||
    /^(Cannot [A-Z]+ |Unexpected |Body |Unsupported |Request |Forbidden resource|Unauthorized$|Service Unavailable$|.* Exception$)/.test(
      thrown.message,
    )
  );
}
