import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** One route of the running product. */
export interface Route {
  readonly method: string;
  /** As registered: `/api/tours/:slug`. */
  readonly path: string;
}

/** One line of Fastify's route tree: its depth, its part of the path, and the methods if a route ends there. */
const LINE = /^((?:│ {3}| {4})*)[├└]── (.+?)(?: \(([A-Z, ]+)\))?$/;
const INDENT = 4;

/** Fastify adds these itself: HEAD for every GET, OPTIONS for a CORS preflight. */
const IMPLIED = new Set(['HEAD', 'OPTIONS']);

/** Every route of the running product, whoever registered it: read from the router, not from our classes. */
export function routesOf(app: NestFastifyApplication): Route[] {
  const drawing = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const parents: string[] = [];
  return drawing
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [, indent, part, methods] = LINE.exec(line) ?? [];
      if (indent === undefined || part === undefined) throw new Error(`Unreadable line of the router: ${line}`);
      const depth = indent.length / INDENT;
      const path = `${depth > 0 ? parents[depth - 1] : ''}${part}`;
      parents.splice(depth, Infinity, path);
      return (methods?.split(', ') ?? []).filter((one) => !IMPLIED.has(one)).map((method) => ({ method, path }));
    });
}
