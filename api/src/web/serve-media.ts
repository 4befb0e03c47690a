import { mkdirSync } from 'node:fs';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { refusal } from '../platform/errors/refused.js';
import type { Env } from '../config/env.js';

/** Uploads; and one-click unsubscribing, for which mail programs may send either kind of form (RFC 8058). */
const MULTIPART_ROUTES = new Set([
  '/api/media/upload',
  '/api/admin/threads/:id/files',
  '/api/maillist/one-click/:id',
  '/api/maillist/unsubcribe/:id',
]);

/** The name of an upload is random and never reused, so it can be cached for ever. */
const IS_UPLOAD = /[/\\][0-9a-f]{32}(-\d+)?\.[a-z]+$/;
const ONE_YEAR_S = 31_536_000;
const ONE_DAY_S = 86_400;

/** An SVG that is opened directly must not run scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** What the PDF viewers of browsers need; they do not work in a sandbox. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Accepts uploads, and serves the pictures and documents of the local media adapter. */
export async function serveMedia(app: NestFastifyApplication, env: Env): Promise<void> {
  await acceptUploads(app);
  const root = env.dataPath('media');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic as never, {
    root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const age = IS_UPLOAD.test(path) ? `${ONE_YEAR_S}, immutable` : `${ONE_DAY_S}`;
      void reply.header('Cache-Control', `public, max-age=${age}`);
      // Public pictures: clients on other origins show them too.
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      if (path.endsWith('.svg')) void reply.header('Content-Security-Policy', SVG_POLICY);
      if (path.endsWith('.pdf')) {
        void reply.header('Content-Security-Policy', PDF_POLICY).header('Content-Disposition', 'inline');
      }
    },
  });
}

/** All other routes refuse a multipart form with 415. */
async function acceptUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart as never);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('preParsing', async (request) => {
    const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    if (isForm && !MULTIPART_ROUTES.has(request.routeOptions.url ?? '')) throw refusal('content-not-accepted');
  });
}
