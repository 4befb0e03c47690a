import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWebApp } from '../bootstrap.js';
import { readCompany } from '@imisozi/core/company';
import { parseEnv } from '../config/env.js';
import { openDataSource } from '../platform/database/data-source.js';
import { SCHEMA } from '../schema.js';
import { openApiDocument } from '../web/serve-docs.js';

/** Writes the current OpenAPI document to the file named on the command line. */
const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
const env = parseEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const app = await createWebApp(env, await openDataSource(env, SCHEMA), { pages: false });
const file = process.argv[2] ?? 'openapi.json';
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(app, env, readCompany({})), null, 2)}\n`);
await app.close();
rmSync(dataDir, { recursive: true, force: true });
