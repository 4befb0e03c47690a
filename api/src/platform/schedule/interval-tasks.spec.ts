import { Injectable, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ConfigModule } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { ProcessModule, type ProcessKind } from '../process-kind.js';
import { EveryInterval } from './every-interval.js';
import { ScheduleModule } from './schedule.module.js';

const runs: string[] = [];

@Injectable()
class Holds {
  private readonly done = 'holds ended';

  @EveryInterval('end expired holds')
  round(stopping: AbortSignal): void {
    runs.push(stopping.aborted ? 'stopped' : this.done);
  }
}

@Injectable()
class Trail {
  @EveryInterval('write the audit trail')
  flush(): void {
    runs.push('trail written');
  }
}

@Injectable()
class Writes {
  @EveryInterval('check that the database takes writes')
  probe(): void {
    runs.push('writes checked');
  }
}

@Injectable()
class Rival {
  @EveryInterval('write the audit trail')
  flush(): void {}
}

describe('Methods marked with @EveryInterval', () => {
  const start = async (kind: ProcessKind, env: Partial<Env>, providers: Type[] = [Holds, Trail, Writes]) => {
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.with({ pace: 1, WORKER: 'inline', ...env } as Env),
        ProcessModule.as(kind),
        ScheduleModule,
      ],
      providers,
    }).compile();
    return module.init();
  };
  const runsOf = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return runs.splice(0).sort();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    runs.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('run at their interval, on their provider, and at start if the list says so', async () => {
    const module = await start('web', {});
    expect(await runsOf(0)).toEqual(['writes checked']);
    expect(await runsOf(1_000)).toEqual(['holds ended', 'trail written']);
    expect(await runsOf(9_000)).toContain('writes checked');
    await module.close();
    expect(await runsOf(20_000)).toEqual([]);
  });

  it.each([
    ['web', 'separate', ['trail written', 'writes checked']],
    ['worker', 'separate', ['holds ended', 'trail written']],
    ['tool', 'inline', ['trail written']],
  ] as const)('run in the processes that the list names: %s with jobs %s', async (kind, WORKER, expected) => {
    const module = await start(kind, { WORKER });
    expect(await runsOf(1_000)).toEqual(expected);
    await module.close();
  });

  it('run faster by the factor that a spec sets', async () => {
    const module = await start('worker', { pace: 10 });
    expect(await runsOf(100)).toEqual(['holds ended', 'trail written']);
    await module.close();
  });

  it('prevent a start if two have the same task', async () => {
    await expect(start('web', {}, [Trail, Rival])).rejects.toThrow(
      'Rival.flush has the same task as another method: write the audit trail',
    );
  });
});
