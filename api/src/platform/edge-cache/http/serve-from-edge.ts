import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { EdgeStore } from '../edge-store.js';
import type { Env } from '../../../config/env.js';
import { EdgeFigures } from '../edge-figures.js';
import { ShutdownState } from '../../http/shutdown-state.js';
import type { Connections } from '../../http/connections.js';
import type { LimitedServer } from '../../http/limited-server.js';
import { cacheableAge } from './cacheable.js';
import { EdgeCache, OWN_REQUEST } from './edge-cache.js';

/** What the cache needs to know of the site. */
interface Pages {
  /** Whether a page reads this query parameter. */
  readonly isParameter: (name: string) => boolean;
  readonly keptQuery: (path: string, parameters: URLSearchParams) => string | undefined;
}

const SITEMAP = '/sitemap.xml';
const TOP_LEVEL = /^\/[^/]*$/;

/** Requests that waited for the start are served before the warm-up begins. */
const WARM_AFTER_MS = 500;

/** Puts the edge cache in front of the framework (rules/operating 4), where `EDGE_CACHE` is on. */
export function serveFromEdge(
  app: NestFastifyApplication,
  env: Env,
  limited: LimitedServer,
  { isParameter, keptQuery }: Pages,
): void {
  const server = app.getHttpAdapter().getInstance();
  const stopping = app.get(ShutdownState);
  const figures = app.get(EdgeFigures);
  const cache = env.EDGE_CACHE
    ? new EdgeCache(server, {
        store: app.get(EdgeStore),
        rules: { isParameter, keptQuery, origins: env.CORS_ORIGINS },
        count: (status) => figures.count(status),
        isStopping: () => stopping.isAsked,
        host: new URL(env.PUBLIC_URL).host,
        mayCdnKeep: env.CDN_PURGE_URL !== undefined,
      })
    : null;
  describeAnswers(server, env, cache, figures, limited.connections);
  if (!cache) return;
  limited.answerFirst = (request, response, next) => cache.answer(request, response, next);
  // In development, and in the dozens of processes of a test run, warming up would be half of the work of a start.
  if (!env.isProduction) return;
  let warming: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    // A page that cannot be rendered now is rendered for its first reader.
    warming = setTimeout(() => void warm(server, cache).catch(() => undefined), WARM_AFTER_MS);
  });
  server.addHook('onClose', async () => clearTimeout(warming));
}

/** Renders the most visited pages before anybody requests them; pages of single records can wait. */
async function warm(server: FastifyInstance, cache: EdgeCache): Promise<void> {
  const { payload } = await server.inject(SITEMAP);
  const paths = [...payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  for (const path of paths) if (TOP_LEVEL.test(path)) await cache.warm(path);
}

/** Adds headers to responses of the framework, for requests that the cache has passed on. */
function describeAnswers(
  server: FastifyInstance,
  env: Env,
  cache: EdgeCache | null,
  figures: EdgeFigures,
  connections: Pick<Connections, 'isFromOutside'>,
): void {
  server.addHook('onSend', async (request, reply) => {
    if (cache && request.headers[OWN_REQUEST] === cache.ownMark) return;
    if (request.method === 'GET' || request.method === 'HEAD') {
      const isCacheable = cacheableAge(reply.statusCode, reply.getHeaders()) !== null;
      // Calls inside the process never use the cache.
      if (connections.isFromOutside(request.raw)) cache?.learnt(request.raw, isCacheable);
      const status = cache && isCacheable ? 'MISS' : 'BYPASS';
      if (isCacheable) figures.count(status);
      void reply.header('X-Cache', status);
    }
    // Without purges, a CDN would show an outdated page for a day.
    if (!env.CDN_PURGE_URL) void reply.removeHeader('CDN-Cache-Control');
  });
}
