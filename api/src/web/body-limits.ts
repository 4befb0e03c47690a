import { parse } from 'node:querystring';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../platform/errors/refused.js';
import { countByAddress } from '../platform/limits/rate-limit.guard.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { bodyShapeError, MAX_FORM_FIELDS, tooManyFields } from '../common/validation/body-shape.js';
import { TokenStrategy } from '../modules/auth/token.strategy.js';
import { tokenOf } from '../modules/auth/token.js';

/** The largest body of a call that anybody may make (rules/errors 4). */
export const MAX_PUBLIC_BODY_BYTES = 131_072;
/** The limit of calls for staff, who send rich text. */
const MAX_STAFF_BODY_BYTES = 1_048_576;

const AMPERSAND = '&'.charCodeAt(0);

type Done = (error: Error | null, body?: unknown) => void;

/** Reads bodies within their size limits, after checking that the caller may send one. */
export function limitBodies(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  acceptKnownContentOnly(server);
  server.addHook('onRoute', (route) => {
    if (isForStaff(route.config?.access)) route.bodyLimit = MAX_STAFF_BODY_BYTES;
  });
  refuseBeforeReading(server, app.get(RateLimits), app.get(TokenStrategy));

  const bodyLimit = MAX_PUBLIC_BODY_BYTES;
  const readJson = server.getDefaultJsonParser('error', 'error') as (
    request: unknown,
    body: unknown,
    done: Done,
  ) => void;
  app.useBodyParser('application/json', { bodyLimit }, (request: unknown, body: Buffer, done: Done) =>
    readJson(request, body, (error, value) => done(error ?? bodyShapeError(value), value)),
  );
  app.useBodyParser('application/x-www-form-urlencoded', { bodyLimit }, (_request: unknown, body: Buffer, done: Done) =>
    done(null, fieldsOf(body)),
  );
}

/**
 * Differences from the framework's defaults: text that is neither JSON nor a form gets 415 (rules/errors 2); and an
 * empty body is not broken JSON, because some clients send `Content-Type: application/json` with every call, even a
 * DELETE (rules/api 2).
 */
function acceptKnownContentOnly(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async ({ headers }) => {
    if (bytesOf(headers) === 0 && /^application\/json\b/i.test(headers['content-type'] ?? '')) {
      delete headers['content-type'];
    }
  });
}

/** Refuses callers above their rate limit, and those who may not send this much, before their body is read. */
function refuseBeforeReading(server: FastifyInstance, limits: RateLimits, tokens: TokenStrategy): void {
  server.addHook('preParsing', async (request) => {
    const { access, limits: own } = request.routeOptions.config;
    const token = tokenOf(request.headers);
    const isStaff = async () => token !== null && (await tokens.isOfStaff(token));
    if (own) await countByAddress(limits, request, !isForStaff(access) && (await isStaff()));
    if (!isForStaff(access) || bytesOf(request.headers) <= MAX_PUBLIC_BODY_BYTES) return;
    if (!(await isStaff())) throw refusal('login-required');
  });
}

const isForStaff = (access: unknown) => Array.isArray(access);

/** The length announced by the headers; infinite without it. */
const bytesOf = (headers: FastifyRequest['headers']) =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;

/**
 * The fields of a form; repeated ones become lists.
 * @throws PayloadTooLargeException for one with too many
 */
function fieldsOf(body: Buffer): NodeJS.Dict<string | string[]> {
  let fields = 1;
  for (const byte of body) if (byte === AMPERSAND && ++fields > MAX_FORM_FIELDS) throw tooManyFields();
  const form = parse(body.toString());
  // Copied to another object it would replace that object's prototype.
  if (Object.hasOwn(form, '__proto__')) throw refusal('request-unreadable');
  return form;
}
