import { randomBytes } from 'node:crypto';
import { IdempotencyRecord } from '../src/platform/idempotency/idempotency-record.entity.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { BrokenSeal, Sealer } from '../src/platform/sealing/sealer.js';
import type { Env } from '../src/config/env.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Traveller } from '../src/modules/travellers/traveller.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { ALINE, BEN, travellersOf } from './support/travellers.js';

describe('Details of travellers are encrypted (rules/privacy 3)', () => {
  let product: TestApp;
  let party: ReturnType<typeof travellersOf>;

  beforeAll(async () => {
    product = await startApp();
    party = travellersOf(product);
  });
  afterAll(() => product.close());

  it('appear nowhere outside of their encrypted row', async () => {
    const id = await party.order();
    const headers = { 'idempotency-key': 'travellers-of-a-spec' };
    const first = await party.save(id, [ALINE], headers);
    const again = await party.save(id, [ALINE], headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await party.save(id, [BEN], headers)).status).toBe(409);
    const { manager } = product.dataSource;
    for (const entity of [IdempotencyRecord, AuditEntry, Mail, Job, Traveller]) {
      const kept = JSON.stringify(await manager.find(entity));
      expect(kept).not.toMatch(/PASSPORT-OF-A-SPEC|Uwase-of-a-spec|Diet of a spec|1948-05-17/i);
    }
    const answers = (await manager.find(IdempotencyRecord)).filter(({ isFinished }) => isFinished);
    expect(answers.map(({ answer }) => answer)).toContain(null);
    expect((await party.rows().findOneByOrFail({ orderId: id })).sealed).toMatch(/^v1:[A-Za-z0-9+/]+=*$/);
  });

  it('are reported as unreadable with another key, and are neither garbage nor overwritten', async () => {
    const id = await party.order();
    await party.save(id, [ALINE]);
    const { sealed } = await party.rows().findOneByOrFail({ orderId: id });
    const otherKey = { ...product.env, DATA_KEY: randomBytes(32).toString('hex') } as Env;
    const other = new Sealer(otherKey);
    await party.rows().update({ orderId: id }, { sealed: other.seal(JSON.stringify(ALINE), 'someone') });
    for (const { status, body } of [await party.read(id), await party.save(id, [BEN])]) {
      expect([status, body.message]).toEqual([503, 'These details cannot be read at the moment. Please contact us.']);
    }
    await party.rows().update({ orderId: id }, { sealed });
    expect(await party.namesOf(id)).toEqual(['Aline']);
  });

  it('are bound to one row: those of another cannot replace them', () => {
    const sealer = product.app.get(Sealer);
    const sealed = sealer.seal('Ä name', 'row 1');
    expect(sealer.open(sealed, 'row 1')).toBe('Ä name');
    expect(sealer.seal('Ä name', 'row 1')).not.toBe(sealed);
    const flipped = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const [text, owner] of [
      [sealed, 'row 2'],
      [flipped, 'row 1'],
      [sealed.slice(0, 30), 'row 1'],
      ['', 'row 1'],
    ] as const) {
      expect(() => sealer.open(text, owner)).toThrow(BrokenSeal);
    }
  });

  it('are refused in production without a key', () => {
    const sealer = new Sealer({ ...product.env, DATA_KEY: null });
    expect(sealer.isReady).toBe(false);
    expect(() => sealer.seal('A name', 'row 1')).toThrow(/cannot take these details/);
    expect(() => sealer.digest('A name')).toThrow(/cannot take these details/);
  });
});
