import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { filter, Subject, type Observable, type Subscription } from 'rxjs';
import type { DataSource } from 'typeorm';
import type { LiveResource } from '@imisozi/core/live';
import { InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Broadcast } from '../../platform/broadcast/broadcast.js';
import { listenToWrites } from '../../platform/database/written-tables.js';
import { Gathered } from './gathered.js';
import { RESOURCES_OF_TABLE } from './live.tables.js';

/** How long a process collects its own writes before it tells the others. */
const TELL_MS = 100;

/** How long the writes of all processes are collected before the dashboards are told. */
const SHOW_MS = 500;

/** The message to every web process about a write: no data, only the resources that it affects. */
interface Changed {
  readonly type: 'changed';
  readonly resources: readonly LiveResource[];
}

/**
 * Tells every web process which resources have been written and committed, by any process. Bursts are collected here,
 * once for all streams. A lost message is not repeated: a dashboard that was disconnected reads everything again.
 */
@Injectable()
export class Changes implements OnModuleInit, OnApplicationShutdown {
  private readonly all = new Subject<readonly LiveResource[]>();
  private readonly written: Gathered<LiveResource>;
  private readonly heard: Gathered<LiveResource>;
  private stopListening: (() => void) | undefined;
  private messages: Subscription | undefined;

  /** What has changed, at most twice a second. */
  readonly resources: Observable<readonly LiveResource[]> = this.all.asObservable();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly broadcast: Broadcast,
    @InjectEnv() { pace }: Pick<Env, 'pace'>,
  ) {
    this.written = new Gathered(TELL_MS / pace, (resources) => this.publish(resources));
    this.heard = new Gathered(SHOW_MS / pace, (resources) => this.all.next(resources));
  }

  onModuleInit(): void {
    this.stopListening = listenToWrites(this.dataSource, (tables) => {
      for (const table of tables) this.written.add(RESOURCES_OF_TABLE[table] ?? []);
    });
    this.messages = this.broadcast.messages
      .pipe(filter((message): message is Changed => (message as Changed).type === 'changed'))
      .subscribe(({ resources }) => this.heard.add(resources));
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
    this.messages?.unsubscribe();
    this.written.stop();
    this.heard.stop();
    this.all.complete();
  }

  private publish(resources: readonly LiveResource[]): void {
    const message: Changed = { type: 'changed', resources };
    void this.broadcast.publish(message).catch(() => undefined);
  }
}
