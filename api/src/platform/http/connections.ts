import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ConnectionRoom } from './connection-room.js';
import type { ServerLimits } from './server-limits.js';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** The state of one connection. */
interface ConnectionState {
  /** The connection exceeds the limit. */
  readonly isExcess: boolean;
  /** Requests without a response yet. */
  unanswered: number;
  isBusy: boolean;
  /** Starts pipelined requests that wait for earlier ones. */
  readonly pipeline: (() => void)[];
}

/** Served under any load: a process that does not respond is considered dead. */
const LIVENESS = '/api/health/live';
const LIVE_STREAM = '/api/admin/live';
const UPLOADS = '/api/media/upload';

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Limits the resources of one connection. Its requests are processed one after the other: the responses to pipelined
 * requests would pile up in memory for a client that does not read them. And a request must arrive within a time limit.
 */
export class Connections {
  /** Requests without a response yet, not counting long-lived streams. */
  inFlight = 0;
  /** When the last request arrived, in `performance.now()` time. */
  lastRequest = -Infinity;
  private readonly room: ConnectionRoom;
  private readonly states = new WeakMap<Socket, ConnectionState>();
  /** Tasks that run once a request has its response, or its client has disconnected. */
  private readonly endTasks = new WeakMap<IncomingMessage, (() => void)[]>();

  /**
   * @param isBehindProxy all connections come from proxies
   * @param isFull no other request can be queued
   * @param refuse responds with 503 at little cost
   */
  constructor(
    private readonly limits: ServerLimits,
    isBehindProxy: boolean,
    private readonly isFull: () => boolean,
    private readonly refuse: Handle,
  ) {
    this.room = new ConnectionRoom(limits, isBehindProxy);
  }

  /** Starts counting the connections of a server. */
  watch(server: Server, onConnection: () => void): void {
    server.on('connection', (socket) => {
      onConnection();
      const place = this.room.enter(socket);
      if (place === 'none') return void socket.destroy();
      const isExcess = place === 'excess';
      this.states.set(socket, { isExcess, unanswered: 0, isBusy: false, pipeline: [] });
    });
  }

  /** Counts a request, before it is served from the edge cache or dispatched. */
  note(socket: Socket): void {
    this.lastRequest = performance.now();
    this.room.touch(socket);
  }

  /** Passes a request on once the earlier ones of its connection have their responses. */
  dispatch(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    const { socket } = request;
    const state = this.states.get(socket)!;
    this.limitArrival(request, response);
    this.lastRequest = performance.now();
    const counts = request.url === LIVE_STREAM ? 0 : 1;
    this.inFlight += counts;
    state.unanswered++;
    this.room.asks(socket);
    const ended = () => {
      state.unanswered--;
      if (state.unanswered === 0) this.room.rests(socket);
      this.inFlight -= counts;
    };
    const tasks = [ended];
    this.endTasks.set(request, tasks);
    // One listener for all tasks: Node warns at more than ten listeners, and the framework adds most of those.
    response.once('close', () => tasks.forEach((task) => task()));
    const isGreedy = state.unanswered > this.limits.pipelined + 1;
    const begin = () => this.begin(state, request, response, handle);
    if (isGreedy || (request.url !== LIVENESS && (state.isExcess || this.isFull()))) {
      if (isGreedy || state.isExcess) response.setHeader('Connection', 'close');
      this.refuse(request, response);
      if (isGreedy) stopParsing(socket);
    } else if (state.isBusy) state.pipeline.push(begin);
    else begin();
  }

  /** Whether the connection exceeds the limit. */
  isExcess(socket: Socket): boolean {
    return this.states.get(socket)?.isExcess ?? true;
  }

  /** Whether a request came through a connection, and not from inside the process. */
  isFromOutside(request: IncomingMessage): boolean {
    return this.endTasks.has(request);
  }

  /** Runs the task once a request from outside has its response, or its client has disconnected. */
  onceEnded(request: IncomingMessage, task: () => void): void {
    this.endTasks.get(request)?.push(task);
  }

  private begin(state: ConnectionState, request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    if (request.socket.destroyed) return void (state.pipeline.length = 0);
    state.isBusy = true;
    this.onceEnded(request, () => {
      state.isBusy = false;
      state.pipeline.shift()?.();
    });
    handle(request, response);
  }

  /**
   * Node's own `requestTimeout` is the same for all requests, but uploads need more; this one applies while the body is
   * read.
   */
  private limitArrival(request: IncomingMessage, response: ServerResponse): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length === undefined && encoding === undefined) return;
    const end = () => {
      if (request.complete) return;
      if (response.headersSent) request.socket.destroy();
      else request.socket.end(TOO_SLOW, () => request.socket.destroy());
    };
    const { requestTimeoutMs, uploadTimeoutMs } = this.limits;
    let timer = setTimeout(end, request.url === UPLOADS ? uploadTimeoutMs : requestTimeoutMs);
    const stop = () => clearTimeout(timer);
    request.once('end', stop).once('close', stop);
    response.once('finish', () => {
      stop();
      if (!request.complete) timer = setTimeout(end, requestTimeoutMs);
    });
  }
}

/**
 * A single read from a connection may contain thousands of requests, and Node would parse all of them before anything
 * could stop it. Node has no call to stop its parser; but if told of an upgrade to another protocol, it ignores the
 * rest.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  const UPGRADE = 2;
  if (parser) parser.onIncoming = () => UPGRADE;
  socket.pause();
}
