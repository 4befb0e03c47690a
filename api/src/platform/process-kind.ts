import { Global, Inject, Module } from '@nestjs/common';
import type { Env } from '../config/env.js';

/** What this process does: answer requests, run jobs, or run one command. */
export type ProcessKind = 'web' | 'worker' | 'tool';

/** Whether a process does the work that requests do not wait for. */
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
