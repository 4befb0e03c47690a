import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { Env } from '../config/env.js';

/** Serves the pictures and documents of the local media adapter. Their names change with their content. */
export async function mountMedia(app: NestFastifyApplication, env: Env): Promise<void> {
  const root = env.dataPath('media');
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic as never, {
    root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: '30d',
    setHeaders: (reply: FastifyReply, path: string) => {
      // A drawing opened by itself must not run anything. (A sandbox would keep browsers from showing a PDF.)
      if (path.endsWith('.svg')) {
        void reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      }
    },
  });
}
