import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { errorAnswer } from '../errors/error-filter.js';
import type { Env } from '../../config/env.js';
import { Admission, admitRequests } from './admission.js';
import type { ServerLimits } from './server-limits.js';
import { Connections } from './connections.js';
import { KEEP_ALIVE_MS } from './keep-alive.js';
import { tooBusy } from './too-busy.js';

/** A list that is read by a thousand ids has a long URL. */
const MAX_HEADERS_BYTES = 65_536;

const CHECK_TIMEOUTS_EVERY_MS = 2_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type AnswerFirst = (request: IncomingMessage, response: ServerResponse, next: Handle) => void;

/** The HTTP server below the framework: it enforces the {@link ServerLimits}. */
export class LimitedServer {
  /** Called for each request that was refused. */
  onRefused: () => void = () => undefined;
  /** Serves a request from the edge cache, or passes it on. */
  answerFirst: AnswerFirst = (request, response, next) => next(request, response);
  private readonly admission: Admission;
  readonly connections: Connections;

  constructor(
    private readonly limits: ServerLimits,
    private readonly env: Env,
  ) {
    this.admission = new Admission(limits);
    this.connections = new Connections(
      limits,
      env.TRUST_PROXY > 0,
      () => this.admission.isFull,
      (request, response) => this.refuse(request, response),
    );
  }

  /** For the framework, which asks for a server to attach to. */
  readonly factory: FastifyServerFactory = (handle) => {
    const { limits } = this;
    const server = createServer({
      maxHeaderSize: MAX_HEADERS_BYTES,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.uploadTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_TIMEOUTS_EVERY_MS,
    });
    // Live streams to staff are idle between two heartbeats.
    server.setTimeout(Math.max(limits.idleTimeoutMs, this.env.LIVE_HEARTBEAT * 2_000));
    this.connections.watch(server, () => this.admission.noteConnection());
    const dispatch: Handle = (request, response) => this.connections.dispatch(request, response, handle);
    server.on('request', (request, response) => {
      if (hostsOf(request) > 1) return this.refuseHosts(response);
      // A connection above the limit is refused; and so is a request whose response would wait in memory behind an
      // unread one.
      if (!response.socket || this.connections.isExcess(response.socket)) return dispatch(request, response);
      this.connections.note(response.socket);
      this.answerFirst(request, response, dispatch);
    });
    return server;
  };

  /** Adds admission control to the framework, once the body of a request has arrived. */
  admitRequests(server: FastifyInstance): void {
    admitRequests(server, this.admission, this.connections);
    // A server that never listened checks timeouts until it is closed, and the framework does not close it.
    server.addHook('onClose', async ({ server: web }) => void (web.listening || web.close()));
  }

  /**
   * If two programs on the way each use a different one of two Host headers, they serve different sites (RFC 9112,
   * 3.2).
   */
  private refuseHosts(response: ServerResponse): void {
    const body = JSON.stringify(errorAnswer({ statusCode: 400 }, randomUUID()));
    response.writeHead(400, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    response.end(body);
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    this.onRefused();
    const { headers, body } = tooBusy(request, randomUUID());
    response.writeHead(503, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  }
}

/** The number of `Host` headers of a request: Node silently keeps only the first one. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
