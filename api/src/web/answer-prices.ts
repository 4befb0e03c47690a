import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { isDay } from '@imisozi/core/kigali-time';
import { clientNetwork } from '../platform/limits/client-network.js';
import { limitKey, RateLimits } from '../platform/limits/rate-limits.js';
import type { Env } from '../config/env.js';
import { Metrics } from '../modules/health/metrics.js';
import { ShutdownState } from '../platform/http/shutdown-state.js';
import type { PriceDto } from '../modules/prices/dto/price.dto.js';
import { priceAnswer } from '../modules/prices/dto/price.view.js';
import { PRICE_LIMIT } from '../modules/prices/prices.controller.js';
import { PricesService } from '../modules/prices/prices.service.js';
import { addressOf } from '../platform/http/client-address.js';
import type { LimitedServer } from '../platform/http/limited-server.js';

const PATH = '/api/price';
/** More than any price request needs. */
const MAX_BODY_BYTES = 4_096;

/** Headers that are individual to each response, or that Node adds. */
const OWN_HEADERS = new Set(['content-length', 'date', 'etag', 'x-request-id', 'connection', 'keep-alive', 'vary']);

/**
 * Serves `POST /api/price` before the framework sees it, if all data is in memory and the request is valid: a form
 * requests a price with each change, and the framework takes ten times as long as the calculation. Any other request is
 * passed on unchanged.
 */
export function answerPrices(app: NestFastifyApplication, env: Env, limited: LimitedServer): void {
  const prices = app.get(PricesService);
  const limits = app.get(RateLimits);
  const metrics = app.get(Metrics);
  const stopping = app.get(ShutdownState);
  const server = app.getHttpAdapter().getInstance();
  const answerFirst = limited.answerFirst;
  let headers: OutgoingHttpHeaders | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse, pass: () => void): Promise<void> => {
    const begun = performance.now();
    const body = await wholeBody(request);
    const text = body && priceOf(prices, body);
    if (!text) return pass();
    headers ??= await frameworkHeaders(server, body);
    if (env.RATE_LIMIT) {
      const key = limitKey(clientNetwork(addressOf(request, env.TRUST_PROXY)));
      // The framework refuses it, and writes the audit entry.
      if ((await limits.consume(PRICE_LIMIT, key)) > 0) return pass();
    }
    if (!headers || response.destroyed) return pass();
    request.resume();
    const own = { 'x-request-id': randomUUID(), 'content-length': Buffer.byteLength(text) };
    response.writeHead(200, { ...headers, ...own }).end(text);
    metrics.countRequest('POST', PATH, 200, (performance.now() - begun) / 1_000);
  };

  limited.answerFirst = (request, response, next) => {
    if (stopping.isAsked || !isSimple(request, env)) return answerFirst(request, response, next);
    const pass = () => {
      // Node discards the unread body of a refused request, but not a body that was partly read.
      response.once('finish', () => request.resume());
      next(request, response);
    };
    answer(request, response, pass).catch(pass);
  };
}

/** Whether the framework's standard response applies: other formats, and pages of other origins, are passed on. */
function isSimple({ method, url, headers }: IncomingMessage, { CORS_ORIGINS }: Env): boolean {
  if (method !== 'POST' || url !== PATH || headers['content-type'] !== 'application/json') return false;
  if (headers.origin !== undefined && CORS_ORIGINS.length > 0) return false;
  const length = Number(headers['content-length'] ?? NaN);
  return length <= MAX_BODY_BYTES && headers.expect === undefined && headers['content-encoding'] === undefined;
}

/** The body, if it has arrived completely; it stays in the request for the next reader. */
async function wholeBody(request: IncomingMessage): Promise<string | undefined> {
  if (request.readableLength === 0) {
    await new Promise<void>((resolve) => {
      request.once('readable', resolve);
      request.once('close', resolve);
    });
  }
  const read = request.read() as Buffer | null;
  if (!read) return undefined;
  request.unshift(read);
  return read.length === Number(request.headers['content-length']) ? read.toString() : undefined;
}

/** The response body; undefined if the framework must respond, as for all refusals. */
function priceOf(prices: PricesService, body: string): string | undefined {
  try {
    const sent = JSON.parse(body) as unknown;
    const quote = isPriceDto(sent) ? prices.priceFromMemory(sent) : undefined;
    return quote && JSON.stringify(priceAnswer(quote));
  } catch {
    return undefined;
  }
}

const FIELDS = new Set(['tour', 'travelDate', 'travellers', 'people', 'extras']);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string' && value.length <= 120;

/** Whether a body is exactly what our own form sends; any other is parsed, more tolerantly, by the framework's pipe. */
function isPriceDto(sent: unknown): sent is PriceDto {
  if (!isObject(sent) || !Object.keys(sent).every((name) => FIELDS.has(name)) || !isText(sent.tour)) return false;
  const { travelDate, travellers, people, extras } = sent;
  return (
    (travelDate === undefined || isDay(travelDate)) &&
    (people === undefined || typeof people === 'number') &&
    (travellers === undefined || (isObject(travellers) && Object.values(travellers).every(Number.isSafeInteger))) &&
    (extras === undefined || (Array.isArray(extras) && extras.every(isExtra)))
  );
}

const isExtra = (extra: unknown): boolean =>
  isObject(extra) &&
  isText(extra.code) &&
  (extra.quantity === undefined || Number.isSafeInteger(extra.quantity)) &&
  Object.keys(extra).every((name) => name === 'code' || name === 'quantity');

/** The headers of the framework's own response to the same request. */
async function frameworkHeaders(
  server: { inject: (request: object) => Promise<{ statusCode: number; headers: OutgoingHttpHeaders }> },
  payload: string,
): Promise<OutgoingHttpHeaders | undefined> {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.inject({ method: 'POST', url: PATH, headers, payload });
  if (answer.statusCode !== 200) return undefined;
  return Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name)));
}
