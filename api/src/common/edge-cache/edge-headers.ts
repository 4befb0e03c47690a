import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import type { RequestWithUser } from '../auth/access.js';
import { varyBy } from '../vary-by.js';

const ONE_DAY_S = 86_400;
/** By what a request may get another answer than the public does. */
const BY_CALLER = ['token', 'authorization'];

/**
 * Lets the edge keep the public answer of a reading route until a write purges one of its tags; staff, who see drafts,
 * get theirs fresh. The site's pages say the same in `site/src/lib/page-headers.ts`.
 * @param tags what the answer shows: `tours`, or `tour:{slug}` with a parameter of the route
 */
export const KeptAtTheEdge = (...tags: string[]) => applyDecorators(UseInterceptors(edgeHeaders(tags)));

function edgeHeaders(tags: readonly string[]): Type<NestInterceptor> {
  @Injectable()
  class EdgeHeaders implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithUser>();
      const params = request.params as Record<string, string>;
      const reply = http.getResponse<FastifyReply>();
      return next.handle().pipe(
        tap(() => {
          varyBy(reply, ...BY_CALLER);
          if (request.currentUser) return;
          void reply.headers({
            'Cache-Control': 'public, max-age=0, must-revalidate',
            'CDN-Cache-Control': `public, max-age=${ONE_DAY_S}`,
            'Cache-Tag': tags
              .map((tag) => tag.replace(/\{(\w+)\}/, (_, name: string) => tagPart(params[name])))
              .join(', '),
          });
        }),
      );
    }
  }
  return EdgeHeaders;
}

/** A tag is one word of a header, whatever the address says. */
const tagPart = (value = '') => encodeURIComponent(value);

/** Nobody keeps what does not say that it may be kept: most answers of the API are one person's. */
export function keepAnswersToTheirReader(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const isApi = /^\/api\//.test(request.url) && !/^\/api\/docs(\/|\?|-|$)/.test(request.url);
    if (isApi && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
}
