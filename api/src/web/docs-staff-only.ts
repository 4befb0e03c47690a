import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { errorAnswer } from '../platform/errors/error-filter.js';
import type { Env } from '../config/env.js';
import { TokenStrategy } from '../modules/auth/token.strategy.js';
import { tokenOf } from '../modules/auth/token.js';

const ROOT = '/api/docs';
const IS_DOCS = /^\/api\/docs(-json|-yaml)?([/?]|$)/;

/** Carries the token to the documentation pages only: a browser that opens a page sends no token header. */
const COOKIE = 'docs';
const COOKIE_SECONDS = 3_600;

/** Exchanges the token that the login stored in the browser for the cookie; without one it redirects to the login. */
const ENTER = `${ROOT}/enter.js`;
const ENTER_SCRIPT = `const token = localStorage.getItem('token');
const tried = sessionStorage.getItem('docs');
sessionStorage.removeItem('docs');
const answer = token && !tried && (await fetch('${ROOT}', { headers: { token } }));
if (answer?.ok) {
  sessionStorage.setItem('docs', 'tried');
  location.reload();
} else location.assign('/auth/login?from=${encodeURIComponent(ROOT)}');
`;
const ENTER_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>API documentation</title>
<p>The documentation is for staff. <a href="/auth/login?from=${encodeURIComponent(ROOT)}">Log in</a></p>
<script type="module" src="${ENTER}"></script></html>
`;

/** Restricts the documentation to staff, as in production unless `API_DOCS=public`. */
export function limitDocsToStaff(app: NestFastifyApplication, env: Env): void {
  const server = app.getHttpAdapter().getInstance();
  const secure = env.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  server.get(ENTER, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(ENTER_SCRIPT));
  server.addHook('onRequest', async (request, reply) => {
    if (!IS_DOCS.test(request.url) || request.url === ENTER) return;
    void reply.header('Cache-Control', 'no-store');
    const header = tokenOf(request.headers);
    const token = header ?? cookieOf(request);
    if (token && (await app.get(TokenStrategy).isOfStaff(token))) {
      if (!header) return;
      const cookie = `${COOKIE}=${token}; Path=${ROOT}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
      void reply.header('Set-Cookie', cookie);
      return;
    }
    void reply.code(401);
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    return isPage
      ? reply.type('text/html; charset=utf-8').send(ENTER_PAGE)
      : reply.send(errorAnswer({ statusCode: 401 }, String(request.id)));
  });
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];
