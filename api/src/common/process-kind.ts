import { Global, Inject, Module } from '@nestjs/common';

/** What this process is for: to answer requests, to do jobs, or to run one command and end. */
export type ProcessKind = 'web' | 'worker' | 'tool';

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
