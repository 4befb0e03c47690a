import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Bounds } from './bounds.js';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What one connection has under way. */
interface Line {
  /** It is one too many. */
  readonly isOver: boolean;
  /** Requests that are not answered yet. */
  open: number;
  isBusy: boolean;
  readonly ahead: (() => void)[];
}

/** Answered whatever else waits: who does not hear of a process takes it for dead. */
const LIVENESS = '/api/health/live';
const LIVE_STREAM = '/api/admin/live';
const UPLOADS = '/api/media/upload';

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/**
 * Holds each connection to its share: its requests are answered one after the other, because the answers of those sent
 * ahead would pile up in memory for a client that does not read; and a request has its time to arrive.
 */
export class Connections {
  /** Requests that are not answered yet, but for streams, which last. */
  underWay = 0;
  /** When the last request came, by `performance.now()`. */
  lastRequest = -Infinity;
  private open = 0;
  private readonly lines = new WeakMap<Socket, Line>();
  /** What is to happen once a request is answered, or its client has gone. */
  private readonly ends = new WeakMap<IncomingMessage, (() => void)[]>();

  /**
   * @param isFull no other request can be taken
   * @param refuse answers 503 at no cost
   */
  constructor(
    private readonly bounds: Bounds,
    private readonly isFull: () => boolean,
    private readonly refuse: Handle,
  ) {}

  /** Begins to count the connections of a server. */
  watch(server: Server, onNewcomer: () => void): void {
    server.on('connection', (socket) => {
      onNewcomer();
      this.open++;
      socket.once('close', () => this.open--);
      // Node's own bound counts the connections of one listening socket, and the port has several.
      if (this.open > 2 * this.bounds.connections) return void socket.destroy();
      const isOver = this.open > this.bounds.connections;
      this.lines.set(socket, { isOver, open: 0, isBusy: false, ahead: [] });
    });
  }

  /** Hands a request on when its turn on its connection comes. */
  take(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    const { socket } = request;
    const line = this.lines.get(socket)!;
    this.giveTime(request, response);
    this.lastRequest = performance.now();
    const counts = request.url === LIVE_STREAM ? 0 : 1;
    this.underWay += counts;
    line.open++;
    const ended = () => {
      line.open--;
      this.underWay -= counts;
    };
    const ends = [ended];
    this.ends.set(request, ends);
    // One listener for all of them: of the ten that an answer may have, the framework's own need most.
    response.once('close', () => ends.forEach((end) => end()));
    const isGreedy = line.open > this.bounds.sentAhead + 1;
    const begin = () => this.begin(line, request, response, handle);
    if (isGreedy || (request.url !== LIVENESS && (line.isOver || this.isFull()))) {
      if (isGreedy || line.isOver) response.setHeader('Connection', 'close');
      this.refuse(request, response);
      if (isGreedy) readNoMoreOf(socket);
    } else if (line.isBusy) line.ahead.push(begin);
    else begin();
  }

  /** Whether a request came by a connection, and not from inside the process. */
  brought(request: IncomingMessage): boolean {
    return this.ends.has(request);
  }

  /** Runs the task once a request that came by a connection is answered, or its client has gone. */
  whenEnded(request: IncomingMessage, task: () => void): void {
    this.ends.get(request)?.push(task);
  }

  private begin(line: Line, request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    if (request.socket.destroyed) return void (line.ahead.length = 0);
    line.isBusy = true;
    this.whenEnded(request, () => {
      line.isBusy = false;
      line.ahead.shift()?.();
    });
    handle(request, response);
  }

  /** Node's own bound on the time of a request is one for all, and uploads need more: as long as they are read. */
  private giveTime(request: IncomingMessage, response: ServerResponse): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (length === undefined && encoding === undefined) return;
    const end = () => {
      if (request.complete) return;
      if (response.headersSent) request.socket.destroy();
      else request.socket.end(TOO_SLOW, () => request.socket.destroy());
    };
    const { requestMs, uploadMs } = this.bounds;
    let timer = setTimeout(end, request.url === UPLOADS ? uploadMs : requestMs);
    const stop = () => clearTimeout(timer);
    request.once('end', stop).once('close', stop);
    response.once('finish', () => {
      stop();
      if (!request.complete) timer = setTimeout(end, requestMs);
    });
  }
}

/**
 * Thousands of requests fit into what has already been read of a connection, and would all be made before anything could
 * end it. Node has no call that stops its parser there; told that another protocol begins, it leaves the rest alone.
 */
function readNoMoreOf(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  const UPGRADE = 2;
  if (parser) parser.onIncoming = () => UPGRADE;
  socket.pause();
}
