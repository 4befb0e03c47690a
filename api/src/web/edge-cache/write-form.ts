import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeForm } from '../../common/edge-cache/edge-form.js';
import { KEEP_ALIVE_MS } from '../keep-alive.js';

/** What Node adds to an answer after which the connection stays open. */
const KEEP_ALIVE_LINES = `connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(KEEP_ALIVE_MS / 1_000)}\r\n`;

/** Node's own fields of an answer that this file writes to. */
interface Internals {
  _header: string | null;
  _headerSent: boolean;
  shouldKeepAlive: boolean;
}

let date = '';
let dateUntil = 0;

/**
 * Writes a kept answer. Its headers are the same each time, so they are put together once a second and sent as one piece
 * with the body: Node would check and join them anew for each reader, which takes a third of the time. It has no public
 * way for that; answers for which it is not simple are written in the ordinary way.
 */
export function writeForm(request: IncomingMessage, response: ServerResponse, form: EdgeForm): void {
  const internals = response as unknown as Internals;
  const isSimple = request.method === 'GET' && request.httpVersionMinor === 1 && internals.shouldKeepAlive === true;
  if (!isSimple || internals._header !== null || internals._headerSent) {
    response.writeHead(form.status, form.headers as string[]).end(form.body);
    return;
  }
  response.statusCode = form.status;
  internals._header = 'kept';
  internals._headerSent = true;
  response.end(form.wire(now(), KEEP_ALIVE_LINES));
}

/** The time as `Date` headers say it, which changes once a second. */
function now(): string {
  const time = Date.now();
  if (time >= dateUntil) {
    date = new Date(time).toUTCString();
    dateUntil = time - (time % 1_000) + 1_000;
  }
  return date;
}
