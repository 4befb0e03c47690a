import { existsSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import type { Env } from '../src/config/env.js';
import { ENV } from '../src/config/config.module.js';
import { startApp } from './support/app.js';

describe('A start that fails', () => {
  it('leaves no connection, folder or database behind', async () => {
    let opened: { dataSource: DataSource; env: Env } | undefined;
    const starting = startApp({}, (app) => {
      opened = { dataSource: app.get(DataSource), env: app.get(ENV) };
      throw new Error('refused by a spec');
    });
    await expect(starting).rejects.toThrow('refused by a spec');
    const { dataSource, env } = opened!;
    expect(dataSource.isInitialized).toBe(false);
    expect(existsSync(env.DATA_DIR)).toBe(false);
    if (env.DATABASE_URL) await expect(createConnection(env.DATABASE_URL)).rejects.toThrow(/Unknown database/);
  });
});
