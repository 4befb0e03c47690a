import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const BENCH = join(import.meta.dirname, '../bench');
const IMPORT = /^import [^;]+;$/gm;

// Node runs them without a type check, and CI does not run them.
test('all that measurements import exists', async () => {
  for (const file of readdirSync(BENCH).filter((name) => name.endsWith('.mjs'))) {
    const imports = readFileSync(join(BENCH, file), 'utf8').match(IMPORT) ?? [];
    expect(imports, file).not.toHaveLength(0);
    // Paths are relative to the folder of the measurement.
    const script = ['--input-type=module', '--eval', imports.join('\n')];
    await promisify(execFile)(process.execPath, script, { cwd: BENCH });
  }
});
