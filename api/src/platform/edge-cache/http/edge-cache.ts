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

/** Addresses whose answers are known to be cacheable, and as many that are known not to be. */
const KNOWN_KEYS = 10_000;
/** Renders at a time; more requests for other answers take the way through the queue of the framework. */
const MAX_FILLS = 8;
/** An answer that takes longer is left to the framework. */
const FILL_TIMEOUT_MS = 10_000;
/** An answer that changes with time is served a little longer while it is renewed, but not by the hour. */
const STALE_MS = 60_000;
/** While the database is away, a page is tried again this often. */
const RENEW_EVERY_MS = 1_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** One answer that is being made for everybody who waits for it. */
interface Fill {
  readonly since: Moment;
  readonly entry: Promise<EdgeEntry | null>;
}

/** The first request for an address. */
interface Learning {
  readonly learnt: Promise<void>;
  readonly end: () => void;
}

/** Counts what requests for cacheable answers got. */
export type Count = (status: CacheStatus) => void;

/** What the edge cache needs of the process around it. */
export interface EdgeSurroundings {
  readonly store: EdgeStore;
  readonly rules: KeyRules;
  readonly count: Count;
  /** Each answer ends its connection now, which only the framework says. */
  readonly isStopping: () => boolean;
  /** The host that links carry; answers are made for it, whatever host a request named. */
  readonly host: string;
  /** A CDN in front is told of purges. */
  readonly mayCdnKeep: boolean;
}

/**
 * Answers from the {@link EdgeStore}, before the framework sees the request. What is kept is never an answer that was
 * made for somebody: each is asked for by the cache itself, with none of a visitor's headers, so that nobody can put
 * something into another's answer.
 */
export class EdgeCache {
  /** Marks the cache's own requests; a stranger cannot guess it. */
  readonly ownMark = randomUUID();
  private readonly known = new LRUCache<string, 'cacheable' | 'other'>({ max: KNOWN_KEYS });
  private readonly fills = new Map<string, Fill>();
  /** The first request for an address that is not known yet; others for it wait to learn what it is. */
  private readonly learning = new Map<string, Learning>();

  constructor(
    private readonly server: FastifyInstance,
    private readonly surroundings: EdgeSurroundings,
  ) {}

  /**
   * Answers the request, or passes it on.
   * @param next answers it without the cache
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

  /** Makes the answer to `path` before anybody asks for it. */
  async warm(path: string): Promise<void> {
    await this.fill({ key: path, url: path });
  }

  /** What the framework answered to a request that was passed on: `true` for an answer that may be kept. */
  learnt(request: IncomingMessage, isCacheable: boolean): void {
    const key = keyOf(request, this.surroundings.rules);
    if (!key) return;
    this.known.set(key.key, isCacheable ? 'cacheable' : 'other');
    if (isCacheable) void this.fill(key);
    // Now, and not when the answer has been read: its reader may be slow.
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
    // The database is away: what was right when it went is better than nothing.
    else if (before && this.surroundings.store.peek(key.key) === before) this.write(request, response, before, 'STALE');
    else next(request, response);
  }

  private renew(key: RequestKey, entry: EdgeEntry): void {
    const now = performance.now();
    if (now < entry.renewAt) return;
    entry.renewAt = now + RENEW_EVERY_MS;
    void this.fill(key);
  }

  /** Those who ask after a purge do not get what was begun before it. */
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
