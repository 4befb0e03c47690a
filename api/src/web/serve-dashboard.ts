import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { Env } from '../config/env.js';
import { inProduct } from '../config/product-folder.js';
import { parseCloudinaryUrl } from '../modules/media/store/cloudinary.js';
import { pictureOrigins } from '../modules/media/picture-origins.js';

const built = (path: string) => inProduct(`admin/dist/${path}`);

const HEIC_WORKER = /[/\\]heic\.worker-[^/\\]*\.js(\.br|\.gz)?$/;
const HEIC_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** The placeholder of the CSP nonce in the built page (`admin/vite.config.ts`). */
const NONCE = 'NONCE_OF_THIS_ANSWER';

const NONCE_BYTES = 16;

/**
 * Scripts come only from files. MUI adds its styles at run time, marked with `nonce`. Uploads may go to the cloud
 * service.
 */
export function dashboardPolicy(env: Env, nonce: string): string {
  const account = env.CLOUDINARY_URL ? parseCloudinaryUrl(env.CLOUDINARY_URL) : null;
  return [
    "default-src 'self'",
    account ? `connect-src 'self' ${new URL(account.api).origin}` : "connect-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${pictureOrigins(env).join(' ')}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the dashboard: its files under /account/assets, and its single page for every URL below /account. */
export async function serveDashboard(app: NestFastifyApplication, env: Env): Promise<void> {
  if (!existsSync(built('index.html'))) throw new Error('The dashboard is not built. Run `npm run build`.');
  const page = readFileSync(built('index.html'), 'utf8');
  const server = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, {
    root: built('assets'),
    prefix: '/account/assets/',
    decorateReply: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
    setHeaders: (reply: FastifyReply, path: string) => {
      // A worker has the policy of its own file. It decodes a picture and needs no network.
      if (HEIC_WORKER.test(path)) void reply.header('Content-Security-Policy', HEIC_POLICY);
    },
  });
  for (const url of ['/account', '/account/*']) {
    server.get(url, async (_request, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      return (
        reply
          .type('text/html; charset=utf-8')
          .header('Content-Security-Policy', dashboardPolicy(env, nonce))
          // A nonce must not be reused.
          .header('Cache-Control', 'no-store')
          .send(page.replaceAll(NONCE, nonce))
      );
    });
  }
}
