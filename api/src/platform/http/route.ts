import {
  applyDecorators,
  Delete as NestDelete,
  Get as NestGet,
  Head as NestHead,
  HttpCode,
  Post as NestPost,
  Put as NestPut,
  Sse as NestSse,
  type Type,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { CachedAtEdge, type EdgeCaching } from '../api-cache/api-cache-headers.js';
import { AccessTo, type Access } from '../auth/access.decorators.js';
import { Idempotent } from '../idempotency/idempotent.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import type { Limit } from '../limits/rate-limits.js';
import { ApiList } from '../list/api-list.decorator.js';
import type { CsvSheet } from '../list/csv-sheet.js';
import { SendsList } from '../list/send-list.js';
import { FILES, type FileKind } from './route-files.js';

/**
 * The responses and properties of a route. A numeric key is a status below 400, with a text that says when it is
 * returned; how a call may be refused is read from the code (`scripts/refusals-of-calls.mjs`).
 */
interface RouteOptions {
  readonly description?: string;
  /** The body of a 200 response. */
  readonly answer?: Type | [Type];
  /** The body of a 201 response, which the route then returns. */
  readonly created?: Type;
  /** The route returns 204, without a body. */
  readonly empty?: true;
  /** The row type of a staff list, its CSV columns, and an example of a filter. */
  readonly list?: Type;
  readonly sheet?: CsvSheet;
  readonly filter?: string;
  /** The file that the route returns instead of JSON; if `answer` is given, in addition to it. */
  readonly file?: FileKind | readonly FileKind[];
  /** How often one network, or one value of a body field, may call it. */
  readonly limits?: Limit | readonly Limit[];
  /** The call may be repeated safely with the same `Idempotency-Key`. */
  readonly idempotent?: true;
  /** What a CDN may keep, until a write purges one of the tags; all other responses are sent with `no-store`. */
  readonly cached?: EdgeCaching;
  /** Kept for deployed clients. */
  readonly deprecated?: true;
  /** Not part of the API: the OpenAPI document leaves it out. */
  readonly hidden?: true;
  readonly [status: number]: string;
}

type NestRoute = (path?: string) => MethodDecorator;
type RouteDecorator = (path: string, access: Access, summary: string, options?: RouteOptions) => MethodDecorator;

const route =
  (method: NestRoute): RouteDecorator =>
  (path, access, summary, options = {}) =>
    applyDecorators(
      method(path),
      AccessTo(access),
      ApiOperation({ summary, description: options.description, deprecated: options.deprecated }),
      ...(options.limits ? [RateLimit(...[options.limits].flat())] : []),
      ...(options.idempotent ? [Idempotent()] : []),
      ...(options.cached ? [CachedAtEdge(options.cached)] : []),
      ...answersOf(options),
      ...(options.hidden ? [ApiExcludeEndpoint()] : []),
    );

/**
 * The routes of a controller, in place of Nest's own decorators: the path, who may call it (`PUBLIC`, `allow(…)`), what
 * it does, and {@link RouteOptions}. A POST returns 200 unless `created` is given.
 */
export const Get = route(NestGet);
export const Post = route((path) => applyDecorators(NestPost(path), HttpCode(200)));
export const Put = route(NestPut);
export const Delete = route(NestDelete);
export const Head = route(NestHead);
export const Sse = route(NestSse);

function answersOf(options: RouteOptions): MethodDecorator[] {
  const { answer, created, empty, list, sheet, filter, file } = options;
  const bodies: Record<number, object | undefined> = {
    ...(answer || file ? { 200: file ? fileBody([file].flat(), answer) : { type: answer } } : {}),
    ...(created ? { 201: { type: created } } : {}),
    ...(empty ? { 204: {} } : {}),
  };
  const statuses = Object.keys({ ...bodies, ...options })
    .map(Number)
    .filter(Boolean);
  return [
    ...(created ? [HttpCode(201)] : []),
    ...(empty ? [HttpCode(204)] : []),
    ...(list && sheet ? [ApiList(sheet.resource, list, filter), SendsList(sheet)] : []),
    ...(file && answer ? [ApiExtraModels(...[answer].flat())] : []),
    ...statuses.map((status) => ApiResponse({ status, description: options[status], ...bodies[status] })),
  ];
}

function fileBody(kinds: readonly FileKind[], answer: RouteOptions['answer']): object {
  const files = kinds.map((kind) => [FILES[kind].type, { schema: FILES[kind].schema }] as const);
  const json = answer ? { 'application/json': { schema: { $ref: getSchemaPath([answer].flat()[0]!) } } } : {};
  return { content: { ...json, ...Object.fromEntries(files) } };
}
