/** How much of the process visitors may use at a time. Above a limit a request gets a 503, or its connection closes. */
export interface ServerLimits {
  /** Connections that are served; up to twice as many get a 503, the rest are closed at once. */
  readonly connections: number;
  /** The same per network (IPv4: /24), unless the connections come from a proxy. */
  readonly networkConnections: number;
  /** Requests that one connection may send before it has the responses (HTTP pipelining). */
  readonly pipelined: number;
  /** Requests that are processed at a time: more would only make all of them slower. */
  readonly concurrent: number;
  /** Requests in the queue, and how long each may stay there. */
  readonly queued: number;
  readonly queueTimeoutMs: number;
  /** The same under overload: when the queue has not been empty for `queueTimeoutMs`. */
  readonly overloadTimeoutMs: number;
  /** From the first to the last byte of a request's headers, of a whole request, and of an upload. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly uploadTimeoutMs: number;
  /** A connection without any traffic for this long is closed: its client does not read the response. */
  readonly idleTimeoutMs: number;
}

export const SERVER_LIMITS: ServerLimits = {
  connections: 2_000,
  networkConnections: 1_000,
  pipelined: 10,
  concurrent: 32,
  queued: 1_000,
  queueTimeoutMs: 3_000,
  overloadTimeoutMs: 1_000,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 300_000,
  idleTimeoutMs: 60_000,
};

/** Seconds after which a refused client may retry. */
export const RETRY_AFTER_S = 2;
