import type { IncomingMessage, ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from './keep-alive.js';

/** The lines that Node adds to a response after which the connection stays open. */
const KEEP_ALIVE_LINES = `connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(KEEP_ALIVE_MS / 1_000)}\r\n`;

/** Node's internal fields of a response that this file writes to. */
interface Internals {
  _header: string | null;
  _headerSent: boolean;
  shouldKeepAlive: boolean;
}

// eslint-disable-next-line no-restricted-syntax -- Node's types keep them to themselves
const internalsOf = (response: ServerResponse) => response as unknown as Internals;

let lines = '';
let linesUntil = 0;

/** The last lines of a response's head, the same for a whole second: the date, and that the connection stays open. */
export function lastLines(): string {
  const time = Date.now();
  if (time >= linesUntil) {
    lines = `date: ${new Date(time).toUTCString()}\r\n${KEEP_ALIVE_LINES}\r\n`;
    linesUntil = time - (time % 1_000) + 1_000;
  }
  return lines;
}

/** Whether {@link writeWhole} may write this response: the connection stays open, and nothing has been written yet. */
export function takesWhole(request: IncomingMessage, response: ServerResponse): boolean {
  const internals = internalsOf(response);
  return (
    request.httpVersionMinor === 1 &&
    internals.shouldKeepAlive === true &&
    internals._header === null &&
    !internals._headerSent
  );
}

/**
 * Writes a response with a prepared head in one piece with its body: Node would check and join the headers again for
 * each reader, which takes a third of the time of a small response. Node has no public API for that.
 * @param answer status line, headers, {@link lastLines} and body
 */
export function writeWhole(response: ServerResponse, status: number, answer: Buffer): void {
  const internals = internalsOf(response);
  response.statusCode = status;
  internals._header = 'kept';
  internals._headerSent = true;
  response.end(answer);
}
