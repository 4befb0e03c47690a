import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RedisFailures } from './redis-failures.js';

describe('An unreachable Redis', () => {
  const logged: string[] = [];
  const keep = (line: unknown) => void logged.push(String(line));
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379'), { code: 'ECONNREFUSED' });
  beforeAll(() => Logger.overrideLogger({ log: keep, warn: keep, error: keep }));
  afterAll(() => Logger.overrideLogger(false));

  it('is logged once a minute for the whole process, and when it answers again', () => {
    const failures = new RedisFailures();
    const connection = new EventEmitter();
    failures.follow(connection as Redis);
    for (const second of [0, 1, 2, 59]) failures.logFailure(refused, second * 1_000);
    expect(logged).toEqual(['Redis is not responding: Error ECONNREFUSED (attempts since the last report: 1)']);
    failures.logFailure(refused, 60_000);
    expect(logged[1]).toContain('attempts since the last report: 4)');
    connection.emit('ready');
    connection.emit('ready');
    expect(logged.slice(2)).toEqual(['Redis is responding again.']);
    failures.logFailure(refused, 61_000);
    expect(logged).toHaveLength(4);
  });
});
