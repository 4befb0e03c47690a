import { Global, Inject, Module } from '@nestjs/common';
import type { Env } from '../config/env.js';

/** What this process does: serve requests, run jobs, or run one command. */
export type ProcessKind = 'web' | 'worker' | 'tool';

/** Whether a process runs jobs and schedules. */
export const runsJobs = (kind: ProcessKind, { WORKER }: Pick<Env, 'WORKER'>): boolean =>
  kind === 'worker' || (kind === 'web' && WORKER === 'inline');

const PROCESS_KIND = Symbol('ProcessKind');

export const InjectProcessKind = () => Inject(PROCESS_KIND);

@Global()
@Module({})
export class ProcessModule {
  static as(kind: ProcessKind) {
    const provider = { provide: PROCESS_KIND, useValue: kind };
    return { module: ProcessModule, providers: [provider], exports: [provider] };
  }
}
