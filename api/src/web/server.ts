import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { Env } from '../config/env.js';
import { Admission, takeTurns } from './admission.js';
import type { Bounds } from './bounds.js';
import { Connections } from './connections.js';
import { tooBusy } from './too-busy.js';

/** A list read by a thousand ids has a long address. */
const LONGEST_HEAD_BYTES = 65_536;

/** Longer than proxies keep a connection, so that none sends a request while we end it. */
const KEEP_ALIVE_MS = 72_000;
const LOOK_FOR_SLOW_ONES_EVERY_MS = 2_000;

/** The web server below the framework: what visitors may have of the process at a time is decided here. */
export class BoundedServer {
  /** Told of each request that was refused. */
  onRefused: () => void = () => undefined;
  private readonly admission: Admission;
  readonly connections: Connections;

  constructor(
    private readonly bounds: Bounds,
    private readonly env: Env,
  ) {
    this.admission = new Admission(bounds);
    this.connections = new Connections(
      bounds,
      () => this.admission.isFull,
      (request, response) => this.refuse(request, response),
    );
  }

  /** For the framework, which asks for a server to answer on. */
  readonly factory: FastifyServerFactory = (handle) => {
    const { bounds } = this;
    const server = createServer({
      maxHeaderSize: LONGEST_HEAD_BYTES,
      headersTimeout: bounds.headMs,
      requestTimeout: bounds.uploadMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_EVERY_MS,
    });
    // Streams to staff are silent between two signs of life.
    server.setTimeout(Math.max(bounds.silenceMs, this.env.LIVE_HEARTBEAT * 2_000));
    this.connections.watch(server, () => this.admission.noteNewcomer());
    server.on('request', (request, response) => this.connections.take(request, response, handle));
    return server;
  };

  /** Adds to the framework what happens once a body has arrived. */
  takeTurns(server: FastifyInstance): void {
    takeTurns(server, this.admission, this.connections);
    // One that never listened looks for slow connections until it is closed, and the framework leaves that to us.
    server.addHook('onClose', async ({ server: web }) => void (web.listening || web.close()));
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    this.onRefused();
    const { headers, body } = tooBusy(request, randomUUID());
    response.writeHead(503, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  }
}
