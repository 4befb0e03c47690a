import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../platform/errors/error-filter.js';
import { stackWithoutMessage } from '../platform/logging/failure.js';
import { MediaUrls } from '../common/rich-text/media-urls.js';
import type { Company } from '@imisozi/core/company';
import { pathInLanguage } from '@imisozi/core/languages';
import type { Env } from '../config/env.js';
import { inProduct } from '../config/product-folder.js';
import { MobileGateways } from '../modules/payments/mobile/mobile-gateways.js';
import { PictureMetadataCache } from '../modules/media/copies/picture-metadata-cache.js';
import { SiteDataService } from '../modules/site-data/site-data.service.js';
import { TextPreviews, type PreviewedPage } from '../modules/editable-texts/editable-text.previews.js';
import type { TextsQuestion } from '../modules/site-data/site-data.types.js';
import { sharePicturePaths } from '../modules/share-pictures/share-picture.paths.js';
import { canonicalPath } from '../platform/http/canonical-path.js';
import { ownUrl } from './own-url.js';
import { pictureOrigins } from '../modules/media/picture-origins.js';

/** It passes requests of the order's page on, under its own policy. */
const SERVICE_WORKER = '/order-copy.js';
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const built = (path: string) => inProduct(`site/dist/${path}`);

/** What the built site exports (`site/adapter/server.ts`). */
interface BuiltSite {
  render(request: Request, locals: object, clientAddress: string): Promise<Response>;
  logTo(write: (text: string) => void): void;
  isParameter(name: string): boolean;
  keptQuery(path: string, parameters: URLSearchParams): string | undefined;
}

/** What the edge cache uses of the site. */
export type ServedSite = Pick<BuiltSite, 'isParameter' | 'keptQuery'>;

/** For a process that does not serve the site. */
export const NO_PAGES: ServedSite = { isParameter: () => true, keptQuery: () => undefined };

const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

/**
 * Serves the Astro site: its files unchanged, and every URL that nothing else serves as a page. Pages call the API
 * inside the process.
 */
export async function serveSite(app: NestFastifyApplication, env: Env, company: Company): Promise<ServedSite> {
  const entry = built('server/entry.mjs');
  if (!existsSync(entry)) throw new Error('The site is not built. Run `npm run build`.');
  const site = (await import(pathToFileURL(entry).href)) as BuiltSite;
  const server = app.getHttpAdapter().getInstance();
  const logger = new Logger('Pages');
  site.logTo((text) => logger.error(stackWithoutMessage(text)));
  const facts = {
    company,
    publicUrl: env.PUBLIC_URL,
    sharePictures: sharePicturePaths(company, new MediaUrls(env)),
    cardGateway: cardGateway(env),
    mobileMoney: mobileMoney(app.get(MobileGateways)),
    pictureOrigins: pictureOrigins(env),
    clientFiles: await readdir(built('client/_astro')),
    siteData: app.get(SiteDataService),
  };
  const pictures = app.get(PictureMetadataCache);
  app.get(TextPreviews).renderPagesWith(async (page) => {
    const siteData = withTexts(facts.siteData, page);
    const apiFetch = inProcessFetch(server, '127.0.0.1');
    const locals = { ...facts, siteData, apiFetch, pictures: await pictures.byId() };
    const address = ownUrl(pathInLanguage(page.language, page.path), env.PUBLIC_URL);
    const answer = await site.render(new Request(address), locals, '127.0.0.1');
    return (await answer.text()).replaceAll(SCRIPTS, '');
  });

  await app.register(fastifyStatic, {
    root: built('client'),
    // One route per file, so that every other URL is left to pages.
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      // File names under _astro contain a hash of the content.
      const age = path.includes('/_astro/') ? `${ONE_YEAR_S}, immutable` : `${ONE_HOUR_S}`;
      void reply.header('Cache-Control', `public, max-age=${age}`);
      if (path.includes(SERVICE_WORKER)) void reply.header('Content-Security-Policy', SERVICE_WORKER_POLICY);
    },
  });

  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      if (isApi(request)) return reply.code(404).send(errorAnswer({ statusCode: 404 }, String(request.id)));
      const moved = canonicalUrl(request.url, env);
      if (moved) return reply.redirect(moved, PERMANENT_REDIRECT);
      const apiFetch = inProcessFetch(server, request.ip);
      const locals = { ...facts, apiFetch, pictures: await pictures.byId() };
      const response = await site.render(toWebRequest(request, env), locals, request.ip);
      return sendWebResponse(reply, response);
    },
  });
  return site;
}

/** Scripts of a preview do not run, so `noscript` is removed too. */
const SCRIPTS = /<(script|noscript)\b[^>]*>[^]*?<\/\1>|<link rel="modulepreload"[^>]*>/g;

/** The data of pages, with unpublished texts of one document. */
const withTexts = (siteData: SiteDataService, { document, words }: PreviewedPage): SiteDataService =>
  new Proxy(siteData, {
    get: (target, name, receiver) => {
      if (name !== 'editableTexts' && name !== 'languageOfTexts') return Reflect.get(target, name, receiver) as unknown;
      return (asked: TextsQuestion) => {
        if (asked.document !== document) return target[name](asked);
        return Promise.resolve(name === 'editableTexts' ? words : asked.language);
      };
    },
  });

/** If a URL is not spelt canonically: the canonical URL, with the query. */
function canonicalUrl(url: string, { PUBLIC_URL }: Env): string | undefined {
  const path = /^[^?#]*/.exec(url)![0];
  // Clients send absolute URLs to proxies.
  if (!/^[/\\]/.test(path)) return undefined;
  const canonical = canonicalPath(path);
  return canonical === path ? undefined : canonical + ownUrl(url, PUBLIC_URL).search;
}

/** Permanent, and keeps the method: a POST stays one. */
const PERMANENT_REDIRECT = 308;

/** The origin of the bank's card form, for the payment page's content security policy. */
const cardGateway = ({ CHECKOUT_URL, CHECKOUT_MERCHANT }: Env): string | null =>
  CHECKOUT_URL && CHECKOUT_MERCHANT ? new URL(CHECKOUT_URL).origin : null;

/** What pages need to know of the mobile money services. */
const mobileMoney = ({ providers, isTest }: MobileGateways) => ({ providers, isTest });

const isApi = (request: FastifyRequest) => /^\/api(\/|\?|$)/.test(request.url);

/**
 * A `fetch` that calls this server without a network: with the same hooks and responses, and rate limits count the
 * visitor.
 */
function inProcessFetch(server: FastifyInstance, visitorAddress: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://inside'),
      input instanceof Request ? input : init,
    );
    const { pathname, search } = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await server.inject({
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: visitorAddress,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    });
    return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  };
}

/** Canonical links and redirects use the public URL, whatever host a request named. */
function toWebRequest(request: FastifyRequest, env: Env): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  const body = formBody(request);
  if (body) headers.set('content-type', FORM_TYPE);
  const address = ownUrl(request.url, env.PUBLIC_URL);
  return new Request(address, { method: request.method, headers, ...(body && { body }) });
}

const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8';

/** A form that a browser submits without script. Pages accept no other body. */
function formBody({ method, body, headers }: FastifyRequest): string | undefined {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (method !== 'POST' || !isForm || typeof body !== 'object' || !body) return undefined;
  const fields = Object.entries(body as Record<string, string | string[]>);
  return new URLSearchParams(
    fields.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  ).toString();
}

async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) void reply.header(name, value);
  return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
}
