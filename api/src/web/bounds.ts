/** How much of the process visitors may have at a time. More is answered with 503, or ended. */
export interface Bounds {
  /** Connections that are served; up to twice as many are told to come back, the rest are not taken. */
  readonly connections: number;
  /** Requests of one connection that may come before the first is answered. */
  readonly sentAhead: number;
  /** Requests that are worked on at a time: more would only make all of them slower. */
  readonly atWork: number;
  /** Requests that wait for their turn, and how long they may. */
  readonly waiting: number;
  readonly patienceMs: number;
  /** How long they may once somebody has waited at every moment of `patienceMs`: more come than can be served. */
  readonly rushPatienceMs: number;
  /** From the first to the last byte of a request's head, of a whole request, and of an upload. */
  readonly headMs: number;
  readonly requestMs: number;
  readonly uploadMs: number;
  /** A connection on which nothing moves this long is ended: its client reads no answer. */
  readonly silenceMs: number;
}

export const BOUNDS: Bounds = {
  connections: 2_000,
  sentAhead: 10,
  atWork: 32,
  waiting: 1_000,
  patienceMs: 3_000,
  rushPatienceMs: 1_000,
  headMs: 15_000,
  requestMs: 30_000,
  uploadMs: 300_000,
  silenceMs: 60_000,
};

/** Seconds after which a client that was refused may try again. */
export const RETRY_AFTER_S = 2;
