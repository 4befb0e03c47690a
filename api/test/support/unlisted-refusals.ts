import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../../src/config/env.js';
import type { ErrorAnswer } from '../../src/platform/errors/error-answer.js';
import { ANYWHERE, CODES_EXTENSION } from '../../src/web/openapi-details.js';
import { Document } from './document.js';

/** The same for every product, and so created once. */
let document: Document | undefined;

/**
 * Compares the refusals of a running product with those that its OpenAPI document lists for the call.
 * @returns a live list of unlisted ones: `POST /api/order: 409 departure-full`
 */
export function unlistedRefusals(app: NestFastifyApplication, env: Env): ReadonlySet<string> {
  const unlisted = new Set<string>();
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    if (statusCode < 400 || typeof payload !== 'string' || !payload.startsWith('{"statusCode"')) return;
    document ??= Document.of({ app, env });
    const name = `${method} ${routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}')}`;
    const call = document.calls.find((one) => one.name === name);
    const listed = [...ANYWHERE, ...(call?.operation.responses[statusCode]?.[CODES_EXTENSION] ?? [])];
    for (const { code } of (JSON.parse(payload) as ErrorAnswer).refusals) {
      if (call && !listed.includes(code)) unlisted.add(`${name}: ${statusCode} ${code}`);
    }
  });
  return unlisted;
}
