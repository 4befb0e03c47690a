import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadEnvironment, parseEnv } from './env.js';

describe('Settings (contract 8)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  const parse = (source: Record<string, string>) => parseEnv({ DATA_DIR: folder, ...source });
  const problems = (source: Record<string, string>) => {
    try {
      parse(source);
      return [];
    } catch (error) {
      if (error instanceof BadEnvironment) return [...error.problems];
      throw error;
    }
  };

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('have the defaults of the contract', () => {
    expect(parse({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      EDGE_CACHE: true,
      RATE_LIMIT: true,
      TRUST_PROXY: 0,
      WORKER: 'inline',
      CORS_ORIGINS: [],
    });
    expect(parse({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
    expect(parse({ REDIS_URL: 'redis://localhost' }).WORKER).toBe('separate');
  });

  it('are frozen, and keep one generated secret', () => {
    const env = parse({});
    expect(() => Object.assign(env, { PORT: 1 })).toThrow(TypeError);
    expect(Buffer.byteLength(env.JWT_SECRET)).toBeGreaterThanOrEqual(32);
    expect(parse({}).JWT_SECRET).toBe(env.JWT_SECRET);
  });

  it('take an empty variable for an absent one', () => {
    expect(problems({ DATABASE_URL: '', SMTP_URL: '', PORT: '' })).toEqual([]);
  });

  it('name every wrong variable at once, and no value', () => {
    const said = problems({
      PORT: 'eighty',
      DATABASE_URL: 'postgres://me:pw@db/x',
      RATE_LIMIT: 'maybe',
      WORKER: 'both',
    });
    expect(said.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'RATE_LIMIT', 'WORKER']);
    expect(said.join(' ')).not.toMatch(/eighty|postgres:|maybe|both/);
  });

  it('demand a strong secret and limits in production', () => {
    const production = { NODE_ENV: 'production' };
    expect(problems(production)).toEqual(['JWT_SECRET is required in production, 32 bytes at least']);
    expect(problems({ ...production, JWT_SECRET: 'short' })[0]).toMatch(/^JWT_SECRET must have 32 bytes/);
    expect(problems({ ...production, JWT_SECRET: 'x'.repeat(32), RATE_LIMIT: 'off' })).toEqual([
      'RATE_LIMIT may be off outside production only',
    ]);
  });

  it('demand the whole card gateway or none of it', () => {
    expect(problems({ CHECKOUT_MERCHANT: 'TEST' }).map((line) => line.split(' ')[0])).toEqual([
      'CHECKOUT_URL',
      'CHECKOUT_PASSWORD',
    ]);
  });
});
