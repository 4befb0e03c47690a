import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { EdgeEntry, type CacheStatus } from '../edge-entry.js';
import type { EdgeStore, Moment } from '../edge-store.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { cacheableAge, keptHeaders } from './cacheable.js';
import { writeForm } from './write-form.js';
import { keyOf, type KeyRules, type RequestKey } from './request-key.js';

/** How many URLs are remembered as cacheable, and as many as not cacheable. */
const KNOWN_KEYS = 10_000;
/** Concurrent renders; more requests for other responses go through the framework's queue. */
const MAX_FILLS = 8;
/** A response that takes longer is left to the framework. */
const FILL_TIMEOUT_MS = 10_000;
/** A response that expires with time is served a little longer while it is renewed, but not for hours. */
const STALE_MS = 60_000;
/** While the database is unavailable, renewing a page is retried this often. */
const RENEW_EVERY_MS = 1_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** One response that is being rendered for all requests that wait for it. */
interface Fill {
  readonly since: Moment;
  readonly entry: Promise<EdgeEntry | null>;
}

/** The first request for a URL. */
interface Learning {
  readonly learnt: Promise<void>;
  readonly end: () => void;
}

/** Counts requests for cacheable responses by cache status. */
export type Count = (status: CacheStatus) => void;

/** What the edge cache needs from the process around it. */
export interface EdgeSurroundings {
  readonly store: EdgeStore;
  readonly rules: KeyRules;
  readonly count: Count;
  /** The process is stopping: each response must close its connection, which only the framework says. */
  readonly isStopping: () => boolean;
  /** The host in links; responses are rendered for it, whatever host a request named. */
  readonly host: string;
  /** Whether a CDN in front is told of purges. */
  readonly mayCdnKeep: boolean;
}

/**
 * Serves responses from the {@link EdgeStore} before the framework sees the request. A kept response is never one that
 * was rendered for a visitor: the cache requests each one itself, without any of a visitor's headers, so that nobody
 * can inject anything into another visitor's response.
 */
export class EdgeCache {
  /** Marks the cache's own requests; it cannot be guessed from outside. */
  readonly ownMark = randomUUID();
  private readonly known = new LRUCache<string, 'cacheable' | 'other'>({ max: KNOWN_KEYS });
  private readonly fills = new Map<string, Fill>();
  /**
   * First requests for URLs that are not known yet; other requests for the same URL wait to learn whether it is
   * cacheable.
   */
  private readonly learning = new Map<string, Learning>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly surroundings: EdgeSurroundings,
  ) {}

  /**
   * Serves the request, or passes it on.
   * @param next handles it without the cache
   */
  answer(request: IncomingMessage, response: ServerResponse, next: Handle): void {
    const key = this.surroundings.isStopping() ? undefined : keyOf(request, this.surroundings.rules);
    if (!key) return next(request, response);
    const entry = this.surroundings.store.get(key.key);
    if (entry) {
      const age = performance.now() - entry.expires;
      if (age < 0 && !entry.isOutdated) return this.write(request, response, entry, 'HIT');
      if (age < STALE_MS) {
        this.renew(key, entry);
        return this.write(request, response, entry, 'STALE');
      }
    }
    const known = this.known.get(key.key);
    if (known === 'cacheable') void this.answerFilled(key, request, response, next);
    else if (known === 'other') next(request, response);
    else this.learn(key, request, response, next);
  }

  /** Renders the response for `path` before anybody requests it. */
  async warm(path: string): Promise<void> {
    await this.fill({ key: path, url: path });
  }

  /** Learns the result of a request that was passed on: `isCacheable` for a response that may be kept. */
  learnt(request: IncomingMessage, isCacheable: boolean): void {
    const key = keyOf(request, this.surroundings.rules);
    if (!key) return;
    this.known.set(key.key, isCacheable ? 'cacheable' : 'other');
    if (isCacheable) void this.fill(key);
    // Now, and not when the client has read the response: the client may be slow.
    this.learning.get(key.key)?.end();
  }

  private learn(key: RequestKey, request: IncomingMessage, response: ServerResponse, next: Handle): void {
    const first = this.learning.get(key.key);
    if (first) return void first.learnt.then(() => this.answerKnown(key, request, response, next));
    const { promise: learnt, resolve } = Promise.withResolvers<void>();
    const learning: Learning = {
      learnt,
      end: () => {
        clearTimeout(timer);
        if (this.learning.get(key.key) === learning) this.learning.delete(key.key);
        resolve();
      },
    };
    const timer = setTimeout(learning.end, FILL_TIMEOUT_MS).unref();
    response.once('close', learning.end);
    this.learning.set(key.key, learning);
    next(request, response);
  }

  private answerKnown(key: RequestKey, request: IncomingMessage, response: ServerResponse, next: Handle): void {
    if (this.known.get(key.key) === 'cacheable') void this.answerFilled(key, request, response, next);
    else next(request, response);
  }

  private async answerFilled(
    key: RequestKey,
    request: IncomingMessage,
    response: ServerResponse,
    next: Handle,
  ): Promise<void> {
    const before = this.surroundings.store.peek(key.key);
    const entry = await this.fill(key);
    if (response.destroyed) return;
    if (entry) this.write(request, response, entry, 'MISS');
    // The database is unavailable: the last correct page is better than none.
    else if (before && this.surroundings.store.peek(key.key) === before) this.write(request, response, before, 'STALE');
    else next(request, response);
  }

  private renew(key: RequestKey, entry: EdgeEntry): void {
    const now = performance.now();
    if (now < entry.renewAt) return;
    entry.renewAt = now + RENEW_EVERY_MS;
    void this.fill(key);
  }

  /** Requests after a purge must not get a response whose rendering began before it. */
  private fill(key: RequestKey): Promise<EdgeEntry | null> {
    const { store } = this.surroundings;
    const running = this.fills.get(key.key);
    if (running && running.since === store.now) return running.entry;
    if (this.fills.size >= MAX_FILLS) return Promise.resolve(null);
    const since = store.now;
    const fill: Fill = {
      since,
      entry: this.render(key, since)
        .catch(() => null)
        .finally(() => {
          if (this.fills.get(key.key) === fill) this.fills.delete(key.key);
        }),
    };
    this.fills.set(key.key, fill);
    return fill.entry;
  }

  private async render({ key, url, origin }: RequestKey, since: Moment): Promise<EdgeEntry | null> {
    const { store, host, mayCdnKeep } = this.surroundings;
    const asked = performance.now();
    const answer = await this.server.inject({
      method: 'GET',
      url,
      headers: { host, [OWN_REQUEST]: this.ownMark, ...(origin && { origin }) },
      signal: AbortSignal.timeout(FILL_TIMEOUT_MS),
    });
    const headers = answer.headers;
    const ageMs = cacheableAge(answer.statusCode, headers);
    if (ageMs === null) {
      if (answer.statusCode < 500) this.known.delete(key);
      return null;
    }
    this.known.set(key, 'cacheable');
    const tags = String(headers['cache-tag']).split(', ');
    const kept = keptHeaders(headers);
    if (!mayCdnKeep) delete kept['cdn-cache-control'];
    const entry = new EdgeEntry(kept, answer.rawPayload, tags, asked + ageMs);
    store.put(key, entry, since);
    return entry;
  }

  private write(request: IncomingMessage, response: ServerResponse, entry: EdgeEntry, status: CacheStatus): void {
    const { headers } = request;
    const ifNoneMatch = headers['if-none-match'];
    if (ifNoneMatch !== undefined && entry.matches(ifNoneMatch)) {
      this.surroundings.count(status);
      return writeForm(request, response, entry.notModified(status));
    }
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const form = entry.formOf(encoding, status);
    if (form) {
      this.surroundings.count(status);
      return writeForm(request, response, form);
    }
    void entry.makeForm(encoding, status).then(() => {
      if (!response.destroyed) this.write(request, response, entry, status);
    });
  }
}

/** The header of the cache's own requests. */
export const OWN_REQUEST = 'x-edge-fill';
