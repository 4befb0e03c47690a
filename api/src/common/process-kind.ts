import { Global, Inject, Module } from '@nestjs/common';

/** What this process does: answer requests, run jobs, or run one command. */
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
