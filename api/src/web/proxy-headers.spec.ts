// Holds rules/operating 9.
import { fastify } from 'fastify';
import type { Env } from '../config/env.js';
import { noticeUnknownProxy } from './proxy-headers.js';

describe('A proxy in front', () => {
  it('is reported once if it is not configured', async () => {
    const warnings = async (TRUST_PROXY: number, headers: Record<string, string>) => {
      const lines: string[] = [];
      const server = fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } });
      noticeUnknownProxy(server, { isProduction: true, TRUST_PROXY } as Env);
      for (let count = 0; count < 2; count++) await server.inject({ url: '/', headers });
      return lines;
    };
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect(await warnings(0, forwarded)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
    for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-proto']) {
      expect(await warnings(0, { [name]: '203.0.113.9' })).toEqual([expect.stringContaining(`carries ${name}, but`)]);
    }
    expect(await warnings(0, {})).toEqual([]);
    expect(await warnings(1, forwarded)).toEqual([]);
  });
});
