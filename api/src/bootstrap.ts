import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { errorAnswer, ErrorFilter } from './platform/errors/error-filter.js';
import { RequestLoad } from './platform/jobs/request-load.js';
import { noStoreByDefault } from './platform/api-cache/api-cache-headers.js';
import { createLog, nestLog } from './platform/logging/logger.js';
import { BodyPipe } from './common/validation/body.pipe.js';
import { KeyPipe } from './common/validation/key.pipe.js';
import type { Company } from '@imisozi/core/company';
import { COMPANY } from './config/config.module.js';
import type { Env } from './config/env.js';
import { measureRequests } from './modules/health/measure-requests.js';
import { Metrics } from './modules/health/metrics.js';
import { MAX_PUBLIC_BODY_BYTES, limitBodies } from './web/body-limits.js';
import { SERVER_LIMITS, type ServerLimits } from './platform/http/server-limits.js';
import { serveFromEdge } from './platform/edge-cache/http/serve-from-edge.js';
import { serveDashboard } from './web/serve-dashboard.js';
import { serveDocs } from './web/serve-docs.js';
import { noticeUnknownProxy } from './web/proxy-headers.js';
import { serveMedia } from './web/serve-media.js';
import { endConnectionsOnClose, logRequests, tagRequests } from './platform/http/requests.js';
import { auditRefusals, readForwardedAddresses, secure } from './web/security.js';
import { answerPrices } from './web/answer-prices.js';
import { LimitedServer } from './platform/http/limited-server.js';
import { NO_PAGES, serveSite, type ServedSite } from './web/serve-site.js';
import { endConnectionsWhenStopping, shutDownOnSignals } from './web/shutdown.js';

/** For responses that are not cached: as fast as the plugin's 4 and 6 % smaller; each level above costs far more. */
const HURRIED = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Parts of the web process that some callers leave out. */
export interface WebOptions {
  /** Serve the site and the dashboard too; specs of the API need neither. */
  readonly pages: boolean;
  /** Limits for visitors; specs set lower ones, so that they need not send as much. */
  readonly limits?: ServerLimits;
  /** Additional modules: a spec adds a kind of content. */
  readonly modules?: readonly Type[];
  /** Stop on a signal of the operating system. */
  readonly signals?: boolean;
}

/**
 * The web process, complete except for `listen`: pipes, filters, security, docs, site and dashboard. `main.ts` and
 * every end-to-end spec start it here, so that a spec tests the real product.
 */
export async function createWebApp(
  env: Env,
  dataSource: DataSource,
  { pages, limits = SERVER_LIMITS, modules = [], signals = false }: WebOptions = { pages: true },
): Promise<NestFastifyApplication> {
  const log = createLog(env);
  const limited = new LimitedServer(limits, env);
  const adapter = new FastifyAdapter({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_PUBLIC_BODY_BYTES,
    serverFactory: limited.factory,
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // Requests that arrive while it closes are served like all others.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // URLs that the router cannot parse never reach the exception filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const answer = errorAnswer(error, request.id);
      void reply.status(answer.statusCode).header('Cache-Control', 'no-store').send(answer);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(env, 'web', dataSource, modules),
    adapter,
    {
      logger: nestLog(log),
      abortOnError: false,
    },
  );
  const server = adapter.getInstance<FastifyInstance>();
  noticeUnknownProxy(server, env);
  readForwardedAddresses(server);
  tagRequests(server);
  logRequests(server);
  measureRequests(server, app.get(Metrics), limited);
  app.get(RequestLoad).watch(server);
  auditRefusals(app);
  endConnectionsOnClose(server);
  endConnectionsWhenStopping(app);
  limitBodies(app);
  limited.admitRequests(server);
  noStoreByDefault(server);
  await secure(app, env);
  await app.register(etag as never);
  await app.register(compress as never, { encodings: ['br', 'gzip'], threshold: 1_024, brotliOptions: HURRIED });
  app.enableCors({
    origin: env.CORS_ORIGINS.length ? [...env.CORS_ORIGINS] : false,
    // By default the plugin allows other origins only GET, HEAD and POST.
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'token', 'authorization', 'idempotency-key'],
    exposedHeaders: ['content-range', 'retry-after', 'x-request-id', 'x-total-at-least'],
    maxAge: 600,
  });
  app.setGlobalPrefix('api', { exclude: ['mailbox', 'mailbox/*rest', 'og/*name', 'things-to-do.json'] });
  app.useGlobalPipes(new KeyPipe(), new BodyPipe());
  app.useGlobalFilters(new ErrorFilter());
  if (signals) shutDownOnSignals(app, limited.connections, env);
  const company = app.get<Company>(COMPANY);
  serveDocs(app, env, company);
  await serveMedia(app, env);
  const site = pages ? await servePages(app, env, company) : NO_PAGES;
  serveFromEdge(app, env, limited, site);
  answerPrices(app, env, limited);
  return app;
}

async function servePages(app: NestFastifyApplication, env: Env, company: Company): Promise<ServedSite> {
  await serveDashboard(app, env);
  return serveSite(app, env, company);
}

/** A process without a web server: the queue worker, or one command of an operator. */
export async function createBackgroundApp(env: Env, dataSource: DataSource, kind: 'worker' | 'tool') {
  const app = await NestFactory.createApplicationContext(AppModule.with(env, kind, dataSource), {
    logger: nestLog(createLog(env)),
    abortOnError: false,
  });
  if (kind === 'worker') app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}
