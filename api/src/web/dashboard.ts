import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Env } from '../config/env.js';
import { parseCloudinaryUrl } from '../modules/media/store/cloudinary.js';

const built = (path: string) => fileURLToPath(new URL(`../../../admin/dist/${path}`, import.meta.url));

const HEIC_WORKER = /[/\\]heic\.worker-[^/\\]*\.js(\.br|\.gz)?$/;
const HEIC_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** MUI writes its styles into the page while it runs; scripts come from files only. Uploads may go to the cloud service. */
export function dashboardPolicy(env: Env): string {
  const account = env.CLOUDINARY_URL ? parseCloudinaryUrl(env.CLOUDINARY_URL) : null;
  return [
    "default-src 'self'",
    account ? `connect-src 'self' ${new URL(account.api).origin}` : "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Our own pictures carry the public address, whatever host the dashboard is opened under.
    `img-src 'self' data: blob: https: ${new URL(env.PUBLIC_URL).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the dashboard: its files under /account/assets, and its one page for every address below /account. */
export async function mountDashboard(app: NestFastifyApplication, env: Env): Promise<void> {
  if (!existsSync(built('index.html'))) throw new Error('The dashboard is not built. Run `npm run build`.');
  const policy = dashboardPolicy(env);
  const page = readFileSync(built('index.html'), 'utf8');
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await app.register(fastifyStatic as never, {
    root: built('assets'),
    prefix: '/account/assets/',
    decorateReply: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
    setHeaders: (reply: FastifyReply, path: string) => {
      // A worker obeys the policy of its own file. It reads a picture, and talks to nobody.
      if (HEIC_WORKER.test(path)) void reply.header('Content-Security-Policy', HEIC_POLICY);
    },
  });
  for (const url of ['/account', '/account/*']) {
    server.get(url, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'no-cache')
        .send(page),
    );
  }
}
