import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { filter, Subject, type Observable, type Subscription } from 'rxjs';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Broadcast } from '../../platform/broadcast/broadcast.js';
import type { Colleague } from '../users/users.service.js';

/**
 * How long a booking counts as open after it was last said; the dashboard says it every ten seconds. It is forgotten up to
 * 2.5 seconds later, within half a minute.
 */
const STAYS_MS = 25_000;

/** Bookings that one session may have open at a time, one per window as for streams; the oldest gives way. */
const MAX_PER_SESSION = 20;

/** The message to every web process about a session that opens, keeps or leaves a booking. */
interface Viewing {
  readonly type: 'viewing';
  readonly orderId: string;
  readonly sessionId: string;
  /** Null: it was left. */
  readonly who: Colleague | null;
}

interface Viewer {
  readonly who: Colleague;
  /** When it is forgotten, by the clock of this process. */
  readonly until: number;
}

/**
 * Who has which booking open, in memory only: each web process keeps what all of them tell, and forgets what is not said
 * again. A process that has just started knows all of it after ten seconds.
 */
@Injectable()
export class Viewers implements OnModuleInit, OnApplicationShutdown {
  /** By booking, then by session. */
  private readonly viewers = new Map<string, Map<string, Viewer>>();
  /** The bookings of each session, the longest open first. */
  private readonly ofSessions = new Map<string, Set<string>>();
  private readonly changed = new Subject<string>();
  private readonly staysMs: number;
  private messages: Subscription | undefined;

  /** Bookings that somebody has opened or left. */
  readonly changes: Observable<string> = this.changed.asObservable();

  constructor(
    private readonly broadcast: Broadcast,
    @InjectEnv() { pace }: Pick<Env, 'pace'>,
  ) {
    this.staysMs = STAYS_MS / pace;
  }

  onModuleInit(): void {
    this.messages = this.broadcast.messages
      .pipe(filter((message): message is Viewing => (message as Viewing).type === 'viewing'))
      .subscribe((message) => this.apply(message));
  }

  onApplicationShutdown(): void {
    this.messages?.unsubscribe();
    this.changed.complete();
  }

  /** Says that the caller has this booking open, or still has. */
  enter(orderId: string, { id, firstName, lastName, session }: CurrentUser): void {
    this.tell(orderId, session.id, { id, names: `${firstName} ${lastName}` });
  }

  /** Says that the caller's session has left it. */
  leave(orderId: string, { session }: CurrentUser): void {
    this.tell(orderId, session.id, null);
  }

  /** Whether this session has the booking open. */
  has(orderId: string, sessionId: string): boolean {
    return this.viewers.get(orderId)?.has(sessionId) ?? false;
  }

  /** The colleagues of an account who have the booking open, each once, by their names. */
  others(orderId: string, accountId: string): Colleague[] {
    const all = [...(this.viewers.get(orderId)?.values() ?? [])].map(({ who }) => who);
    const byId = new Map(all.filter(({ id }) => id !== accountId).map((who) => [who.id, who]));
    return [...byId.values()].sort((one, other) => one.names.localeCompare(other.names));
  }

  /** Forgets who has not said it again for too long. */
  @EveryInterval('forget who has left a booking')
  sweep(): void {
    const now = Date.now();
    for (const [orderId, sessions] of this.viewers) {
      for (const [sessionId, { until }] of sessions) if (until <= now) this.forget(orderId, sessionId);
    }
  }

  private tell(orderId: string, sessionId: string, who: Colleague | null): void {
    const message: Viewing = { type: 'viewing', orderId, sessionId, who };
    // Here at once, also while Redis is away; hearing it again changes nothing.
    this.apply(message);
    void this.broadcast.publish(message).catch(() => undefined);
  }

  private apply({ orderId, sessionId, who }: Viewing): void {
    if (!who) return this.forget(orderId, sessionId);
    const isNew = !this.has(orderId, sessionId);
    const sessions = this.viewers.get(orderId) ?? new Map<string, Viewer>();
    sessions.set(sessionId, { who, until: Date.now() + this.staysMs });
    this.viewers.set(orderId, sessions);
    if (!isNew) return;
    const open = this.ofSessions.get(sessionId) ?? new Set<string>();
    this.ofSessions.set(sessionId, open.add(orderId));
    if (open.size > MAX_PER_SESSION) this.forget([...open][0]!, sessionId);
    this.changed.next(orderId);
  }

  private forget(orderId: string, sessionId: string): void {
    const sessions = this.viewers.get(orderId);
    if (!sessions?.delete(sessionId)) return;
    if (sessions.size === 0) this.viewers.delete(orderId);
    const open = this.ofSessions.get(sessionId);
    open?.delete(orderId);
    if (open?.size === 0) this.ofSessions.delete(sessionId);
    this.changed.next(orderId);
  }
}
