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
 * What a call answers and what it is subject to. A number is a status below 400 and says in words when it is answered; how
 * a call may be refused is read from the code (`scripts/refusals-of-calls.mjs`).
 */
interface RouteOptions {
  readonly description?: string;
  /** The body of status 200. */
  readonly answer?: Type | [Type];
  /** The body of status 201, which the call then answers. */
  readonly created?: Type;
  /** The call answers 204, without a body. */
  readonly empty?: true;
  /** The kind of row of a staff list, how the list looks as a file for spreadsheets, and an example of a filter. */
  readonly list?: Type;
  readonly sheet?: CsvSheet;
  readonly filter?: string;
  /** What it answers, if that is no JSON; beside `answer`, what it answers as well. */
  readonly file?: FileKind | readonly FileKind[];
  /** How often one network, or one value of a field, may call it. */
  readonly limits?: Limit | readonly Limit[];
  /** The call may be repeated safely with the same `Idempotency-Key`. */
  readonly idempotent?: true;
  /** What a CDN may keep, until a write purges one of the tags; everything else is sent with `no-store`. */
  readonly cached?: EdgeCaching;
  /** Kept for deployed clients. */
  readonly deprecated?: true;
  /** It is no call of the API: the OpenAPI document does not have it. */
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
 * The routes of a controller, in place of Nest's own decorators: the path, who may call it (`PUBLIC`, `allow(…)`), what it
 * does, and {@link RouteOptions}. A POST answers 200 unless it says what it has `created`.
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
