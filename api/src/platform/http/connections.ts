import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ConnectionRoom } from './connection-room.js';
import type { ServerLimits } from './server-limits.js';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** The state of one connection. */
interface ConnectionState {
  /** It is over the bound of connections. */
  readonly isExcess: boolean;
  /** Requests that are not answered yet. */
  unanswered: number;
  isBusy: boolean;
  /** Starts the requests that were sent ahead. */
  readonly pipeline: (() => void)[];
}

/** Answered under any load: a process that does not answer is taken for dead. */
const LIVENESS = '/api/health/live';
const LIVE_STREAM = '/api/admin/live';
const UPLOADS = '/api/media/upload';

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Limits what one connection may use. Its requests are answered one after the other: the answers of pipelined requests
 * would pile up in memory for a client that does not read them. And a request has a limited time to arrive.
 */
export class Connections {
  /** Requests that are not answered yet, without long-lived streams. */
  inFlight = 0;
  /** When the last request came, by `performance.now()`. */
  lastRequest = -Infinity;
  private readonly room: ConnectionRoom;
  private readonly states = new WeakMap<Socket, ConnectionState>();
  /** What runs once a request is answered, or its client has gone. */
  private readonly endTasks = new WeakMap<IncomingMessage, (() => void)[]>();

  /**
   * @param isBehindProxy all connections come from proxies
   * @param isFull no other request can be queued
   * @param refuse answers 503 at little cost
   */
  constructor(
    private readonly limits: ServerLimits,
    isBehindProxy: boolean,
    private readonly isFull: () => boolean,
    private readonly refuse: Handle,
  ) {
    this.room = new ConnectionRoom(limits, isBehindProxy);
  }

  /** Begins to count the connections of a server. */
  watch(server: Server, onConnection: () => void): void {
    server.on('connection', (socket) => {
      onConnection();
      const place = this.room.enter(socket);
      if (place === 'none') return void socket.destroy();
      const isExcess = place === 'excess';
      this.states.set(socket, { isExcess, unanswered: 0, isBusy: false, pipeline: [] });
    });
  }

  /** Notes a request, before it is answered from the edge cache or dispatched. */
  note(socket: Socket): void {
    this.lastRequest = performance.now();
    this.room.touch(socket);
  }

  /** Passes a request on once the earlier ones of its connection are answered. */
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
    // One listener for all of them: Node warns at more than ten, and the framework adds most of those.
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

  /** Whether the connection is over the bound. */
  isExcess(socket: Socket): boolean {
    return this.states.get(socket)?.isExcess ?? true;
  }

  /** Whether a request came by a connection, and not from inside the process. */
  isFromOutside(request: IncomingMessage): boolean {
    return this.endTasks.has(request);
  }

  /** Runs the task once a request that came by a connection is answered, or its client has gone. */
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

  /** Node's own `requestTimeout` is one for all requests, and uploads need more; it holds while the body is read. */
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
 * Thousands of requests fit into what was already read from a connection, and Node would parse all of them before
 * anything could end it. It has no call that stops its parser; told of an upgrade to another protocol, it leaves the rest.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  const UPGRADE = 2;
  if (parser) parser.onIncoming = () => UPGRADE;
  socket.pause();
}
