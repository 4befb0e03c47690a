import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import type { RequestWithUser } from '../auth/access.decorators.js';
import { varyBy } from '../http/vary-by.js';

const ONE_DAY_S = 86_400;
const FIVE_MINUTES_S = 300;
/** Vary headers: staff get different responses from the public. */
const TOKEN_HEADERS = ['token', 'authorization'];

/** The tags of the shown records, which writes purge; and how long a CDN may keep the response without a write. */
export interface EdgeCaching {
  readonly tags: readonly string[];
  readonly ageS: number;
}

/**
 * What a CDN keeps until a write purges one of its tags. The site's pages do the same in `site/src/lib/page-headers.ts`.
 * @param tags what the answer shows: `tours`, or `tour:{slug}` with a parameter of the route
 */
export const edge = (...tags: string[]): EdgeCaching => ({ tags, ageS: ONE_DAY_S });

/** {@link edge} for a response that also changes with time alone, such as a list of upcoming tours. */
export const edgeForMinutes = (...tags: string[]): EdgeCaching => ({ tags, ageS: FIVE_MINUTES_S });

/** Lets a CDN cache the public answer of a GET route; staff, who see drafts, get fresh answers. */
export const CachedAtEdge = (caching: EdgeCaching) => UseInterceptors(edgeHeaders(caching));

function edgeHeaders({ tags, ageS }: EdgeCaching): Type<NestInterceptor> {
  @Injectable()
  class EdgeHeaders implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithUser>();
      const params = request.params as Record<string, string>;
      const reply = http.getResponse<FastifyReply>();
      return next.handle().pipe(
        tap(() => {
          varyBy(reply, ...TOKEN_HEADERS);
          if (request.currentUser) return;
          void reply.headers({
            'Cache-Control': 'public, max-age=0, must-revalidate',
            'CDN-Cache-Control': `public, max-age=${ageS}`,
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

/** A cache tag must not contain a comma or a space, whatever the URL says. */
const tagPart = (value = '') => encodeURIComponent(value);

/** Sends `no-store` with every answer of the API that sets no `Cache-Control`: most are meant for one person. */
export function noStoreByDefault(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const isApi = /^\/api\//.test(request.url) && !/^\/api\/docs(\/|\?|-|$)/.test(request.url);
    if (isApi && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
}
