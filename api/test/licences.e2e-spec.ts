import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const SCRIPT = fileURLToPath(new URL('scripts/sbom.mjs', ROOT));

describe('The bill of materials (rules/operating 14)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...options: string[]) =>
    spawnSync(process.execPath, [SCRIPT, ...options], { cwd: fileURLToPath(ROOT), encoding: 'utf8' });

  const judged = (...licenses: object[]) => {
    const file = join(folder, 'judged.json');
    writeFileSync(file, JSON.stringify({ components: [{ name: 'some-package', version: '1.0.0', licenses }] }));
    const { status, stderr } = run('--check', file);
    return { status, complaint: stderr.split('\n')[0] };
  };

  it('lists what runs and nothing else, with licences that are allowed and their texts', () => {
    const { status, stderr } = run(folder);
    expect([status, stderr]).toEqual([0, '']);
    const bill = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { group?: string; name: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    expect(names).toEqual(expect.arrayContaining(['@nestjs/core', 'react', 'react-admin', 'sharp']));
    expect(names.filter((name) => ['jest', '@playwright/test', 'eslint', 'knip'].includes(name))).toEqual([]);
    const texts = readFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), 'utf8');
    expect(texts).toMatch(/^react 19\.[\d.]+ \(MIT\)$/m);
    expect(texts).toContain('Permission is hereby granted, free of charge');
  }, 60_000);

  it.each([
    [{ license: { id: 'MIT' } }],
    [{ expression: '(GPL-3.0-only OR Apache-2.0)' }],
    [{ expression: 'MIT AND OFL-1.1' }],
  ])('accept %j', (licence) => {
    expect(judged(licence)).toEqual({ status: 0, complaint: '' });
  });

  it.each([
    [{ license: { id: 'AGPL-3.0-only' } }, 'AGPL-3.0-only'],
    [{ license: { name: 'Free for friends' } }, 'Free for friends'],
    [{ expression: 'MIT AND GPL-3.0-only' }, 'MIT AND GPL-3.0-only'],
    [{ expression: '(MIT OR ISC) AND GPL-3.0-only' }, '(MIT OR ISC) AND GPL-3.0-only'],
  ])('refuse %j', (licence, named) => {
    expect(judged(licence)).toEqual({ status: 1, complaint: `some-package 1.0.0: ${named}` });
  });

  it('refuse a package without a licence', () => {
    expect(judged()).toEqual({ status: 1, complaint: 'some-package 1.0.0: no licence' });
  });
});
