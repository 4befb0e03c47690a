import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RedisNews } from './redis-news.js';

describe('A Redis that is away', () => {
  const told: string[] = [];
  const keep = (line: unknown) => void told.push(String(line));
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379'), { code: 'ECONNREFUSED' });
  beforeAll(() => Logger.overrideLogger({ log: keep, warn: keep, error: keep }));
  afterAll(() => Logger.overrideLogger(false));

  it('is told of once a minute for the whole process, and when it is back', () => {
    const news = new RedisNews();
    const connection = new EventEmitter();
    news.follow(connection as Redis);
    for (const second of [0, 1, 2, 59]) news.tellOf(refused, second * 1_000);
    expect(told).toEqual(['Redis does not answer: Error ECONNREFUSED (attempts since it was last told: 1)']);
    news.tellOf(refused, 60_000);
    expect(told[1]).toContain('attempts since it was last told: 4)');
    connection.emit('ready');
    connection.emit('ready');
    expect(told.slice(2)).toEqual(['Redis answers again.']);
    news.tellOf(refused, 61_000);
    expect(told).toHaveLength(4);
  });
});
