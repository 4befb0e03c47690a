import { Injectable, type BeforeApplicationShutdown, type MessageEvent } from '@nestjs/common';
import {
  concatMap,
  defer,
  filter,
  finalize,
  interval,
  map,
  merge,
  ReplaySubject,
  takeWhile,
  timer,
  type Observable,
} from 'rxjs';
import { canAccess, type Role } from '@imisozi/core/access';
import type { LiveResource } from '@imisozi/core/live';
import type { CurrentUser } from '../../platform/auth/access.decorators.js';
import { Broadcast } from '../../platform/broadcast/broadcast.js';
import { TooManyRequests } from '../../platform/limits/too-many-requests.js';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { maySee } from '../notifications/notification.audience.js';
import { ReadMarkersService } from '../notifications/read-markers.service.js';
import type { Announcement } from '../notifications/notifications.service.js';
import { Changes } from './changes.js';
import { Viewers } from './viewers.js';

/** The last event of a stream: the client should log in again, or reconnect at once. */
const ended = (reason: 'session' | 'restart'): MessageEvent => ({ type: 'ended', data: { reason } });

/** Node's timers fire at once for a longer delay. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Open streams at a time, per session (one per window) and per account in all its sessions. */
const MAX_PER_SESSION = 20;
const MAX_PER_ACCOUNT = 60;

/** Seconds after which another stream may be requested. */
const TRY_AGAIN_S = 30;

/**
 * An event about changes contains nothing else: if the session was valid this recently, it is not checked again, which
 * a hundred dashboards would cause twice a second.
 */
const TRUSTED_MS = 5_000;

/** Whether a role may know that a resource has changed. */
const mayRead = (role: Role, resource: LiveResource): boolean =>
  ['list', 'show'].some((action) => canAccess(role, { resource, action }));

/** Server-sent events about new notifications and changed resources, one stream per open dashboard. */
@Injectable()
export class LiveService implements BeforeApplicationShutdown {
  /** Replays its event to streams that begin while the process stops. */
  private readonly closing = new ReplaySubject<MessageEvent>(1);
  /** Open streams, by the id of their session or account. */
  private readonly open = new Map<string, number>();

  constructor(
    @InjectEnv() private readonly env: Env,
    private readonly broadcast: Broadcast,
    private readonly sessions: SessionsService,
    private readonly readMarkers: ReadMarkersService,
    private readonly changes: Changes,
    private readonly viewers: Viewers,
  ) {}

  /** Ends every stream with an event, so that a stopping process need not wait for the clients. */
  beforeApplicationShutdown(): void {
    this.closing.next(ended('restart'));
  }

  /**
   * First the number of unread notifications, then each new notification, the names of changed resources that the role may
   * read, and who else has a booking open that the session has open, with heartbeats in between. It ends with the session, which is checked before each event that
   * contains more than that.
   * @throws TooManyRequests above the limit of streams
   */
  streamFor(caller: CurrentUser): Observable<MessageEvent> {
    this.begin(caller);
    const hello = defer(async () => ({ type: 'hello', data: { unread: await this.readMarkers.unread(caller) } }));
    const notifications = this.broadcast.messages.pipe(
      filter((message): message is Announcement => (message as Announcement).type === 'notification'),
      filter(({ notification }) => maySee(caller.role, notification.kind)),
      map(({ notification }): MessageEvent => ({ type: 'notification', id: notification.id, data: notification })),
    );
    const changes = this.changes.resources.pipe(
      map((resources) => resources.filter((resource) => mayRead(caller.role, resource))),
      filter((resources) => resources.length > 0),
      map((resources): MessageEvent => ({ type: 'changed', data: { resources } })),
    );
    const viewers = this.viewers.changes.pipe(
      filter((orderId) => this.viewers.has(orderId, caller.session.id)),
      map((orderId): MessageEvent => {
        return { type: 'viewers', data: { orderId, others: this.viewers.others(orderId, caller.id) } };
      }),
    );
    const heartbeats = interval(this.env.LIVE_HEARTBEAT * 1_000).pipe(
      map((): MessageEvent => ({ type: 'heartbeat', data: {} })),
    );
    const checked = merge(
      hello,
      merge(notifications, changes, viewers, heartbeats).pipe(concatMap(this.whileLoggedIn(caller))),
    );
    const left = Math.max(0, caller.session.expiresAt.getTime() - Date.now());
    const expired = timer(Math.min(left, MAX_TIMER_MS)).pipe(map(() => ended('session')));
    return merge(checked, expired, this.closing).pipe(
      takeWhile(({ type }) => type !== 'ended', true),
      finalize(() => this.count(caller, -1)),
    );
  }

  private begin(caller: CurrentUser): void {
    const isFull =
      (this.open.get(caller.session.id) ?? 0) >= MAX_PER_SESSION || (this.open.get(caller.id) ?? 0) >= MAX_PER_ACCOUNT;
    if (isFull) throw new TooManyRequests(TRY_AGAIN_S, 'too-many-windows');
    this.count(caller, 1);
  }

  private count({ id, session }: CurrentUser, by: 1 | -1): void {
    for (const key of [id, session.id]) {
      const count = (this.open.get(key) ?? 0) + by;
      if (count > 0) this.open.set(key, count);
      else this.open.delete(key);
    }
  }

  private whileLoggedIn({ session }: CurrentUser): (event: MessageEvent) => Promise<MessageEvent> {
    let openAt = Date.now();
    return async (event) => {
      if (event.type === 'changed' && Date.now() - openAt < TRUSTED_MS) return event;
      if (!(await this.sessions.isOpen(session))) return ended('session');
      openAt = Date.now();
      return event;
    };
  }
}
