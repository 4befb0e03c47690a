import { mkdirSync } from 'node:fs';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../config/env.js';

/** Uploads; and mail programs unsubscribe by a form of either kind (RFC 8058), whose one field nobody needs to read. */
const TAKES_FORMS = new Set(['/api/media/upload', '/api/maillist/one-click/:id', '/api/maillist/unsubcribe/:id']);

/** The name of an upload is random and never used again, so a copy of it is good for ever. */
const IS_UPLOAD = /[/\\][0-9a-f]{32}(-\d+)?\.[a-z]+$/;
const ONE_YEAR_S = 31_536_000;
const ONE_DAY_S = 86_400;

/** A drawing opened by itself must not run anything. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** What the viewers of browsers need to show a document; a sandbox would keep them from it. */
const DOCUMENT_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Takes uploads, and serves the pictures and documents of the local media adapter. */
export async function mountMedia(app: NestFastifyApplication, env: Env): Promise<void> {
  await takeUploads(app);
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
      if (path.endsWith('.svg')) void reply.header('Content-Security-Policy', DRAWING_POLICY);
      if (path.endsWith('.pdf')) {
        void reply.header('Content-Security-Policy', DOCUMENT_POLICY).header('Content-Disposition', 'inline');
      }
    },
  });
}

/** To every other call a multipart form is content that it does not take. */
async function takeUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart as never);
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('preParsing', async (request) => {
    const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '');
    if (isForm && !TAKES_FORMS.has(request.routeOptions.url ?? '')) throw new UnsupportedMediaTypeException();
  });
}
