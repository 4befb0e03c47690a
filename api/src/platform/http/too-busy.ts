import type { IncomingMessage } from 'node:http';
import { errorAnswer } from '../errors/error-filter.js';
import { RETRY_AFTER_S } from './server-limits.js';

/** The 503 response to a request above the limits: the usual JSON for a program, a page for a person. */
export function tooBusy({ headers: { accept } }: IncomingMessage, requestId: string) {
  const answer = errorAnswer({ statusCode: 503 }, requestId);
  const [type, body] = accept?.includes('text/html')
    ? ['text/plain', answer.message]
    : ['application/json', JSON.stringify(answer)];
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_S),
  };
  return { headers, body };
}
