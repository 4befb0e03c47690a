import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { IdempotencyRecord } from '../src/common/idempotency/idempotency-record.entity.js';
import { Job } from '../src/common/jobs/job.entity.js';
import { BrokenSeal, Sealer } from '../src/common/sealing/sealer.js';
import type { Env } from '../src/config/env.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Traveller } from '../src/modules/orders/travellers/traveller.entity.js';
import { TravellerErasing } from '../src/modules/orders/travellers/traveller.erasing.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';

const PASSPORT = 'PASSPORT-OF-A-SPEC';
const DIET = 'Diet of a spec';
const ALINE = {
  type: 'adult',
  firstName: 'Aline',
  lastName: 'Uwase-of-a-spec',
  birthDate: '1948-05-17',
  nationality: 'Rwandan',
  passportNumber: PASSPORT,
  passportExpiry: '2041-02-28',
  diet: DIET,
  remarks: 'Line one\nLine two',
  arrivalFlight: 'WB 701',
  arrivalAt: '2038-01-04T18:40',
  departureFlight: 'WB 700',
  departureAt: '2038-01-09T21:05:00Z',
};
const BEN = { type: 'adult', firstName: 'Ben', lastName: 'Uwase-of-a-spec' };

describe('Those who travel (trade 5, 8.8, 9)', () => {
  let product: TestApp;
  let clerk: string;

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const rows = () => product.dataSource.getRepository(Traveller);
  /** An order for two, which travels in so many days. */
  const order = async (inDays = 40, fields: Record<string, unknown> = {}) => {
    const { id } = await makeTour(product.dataSource);
    const body = { ...orderBody(id), amount: 180, people: 2, travelDate: addDays(today(), inDays), ...fields };
    const answer = await product.api.post('/order', body);
    expect(answer.status).toBe(201);
    return (answer.body.order as { id: string }).id;
  };
  const read = (id: string, token?: string) => product.api.get(`/order/${id}/travellers`, token ? { token } : {});
  const save = (id: string, travellers: unknown, headers: Record<string, string> = {}) =>
    product.api.put(`/order/${id}/travellers`, { travellers }, { headers });
  const namesOf = async (id: string) =>
    (await read(id)).body.travellers.map(({ firstName }: { firstName: string }) => firstName);

  it('are saved and read by whoever has the key of the order, and never cached', async () => {
    const id = await order();
    const before = await read(id);
    expect([before.status, before.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(before.body).toEqual({
      travellers: [],
      booked: { adult: 2 },
      isEditable: true,
      editableUntil: addDays(today(), 38),
      isAsked: false,
    });
    const saved = await save(id, [ALINE]);
    expect([saved.status, saved.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(saved.body.message).toBe('The details have been saved.');
    const { travellers } = (await read(id)).body;
    expect(travellers).toEqual([
      {
        ...ALINE,
        id: expect.any(String),
        arrivalAt: '2038-01-04T16:40:00.000Z',
        departureAt: '2038-01-09T21:05:00.000Z',
      },
    ]);
    expect(saved.body.travellers).toEqual(travellers);
    const nobody = '3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20';
    expect([(await read(nobody)).status, (await save(nobody, [BEN])).status]).toEqual([404, 404]);
  });

  it('are saved row by row: fields and people that are left out stay, and a list sent twice adds nobody', async () => {
    const id = await order();
    const first = (await save(id, [ALINE])).body.travellers[0];
    await save(id, [BEN]);
    await save(id, [ALINE, BEN]);
    expect(await namesOf(id)).toEqual(['Aline', 'Ben']);
    await save(id, [{ id: first.id, type: 'adult', firstName: 'Alina', lastName: 'New', diet: '', arrivalAt: '' }]);
    const { travellers } = (await read(id)).body;
    expect(travellers[0]).toMatchObject({
      id: first.id,
      firstName: 'Alina',
      lastName: 'New',
      diet: null,
      arrivalAt: null,
      passportNumber: PASSPORT,
    });
    expect(travellers[1]).toMatchObject(BEN);
    const other = await order();
    expect((await save(other, [{ ...BEN, id: first.id }])).status).toBe(404);
    expect(await namesOf(other)).toEqual([]);
  });

  it('are as many as were booked at most, of each type, whoever sends first', async () => {
    const id = await order();
    const more = await save(id, [ALINE, BEN, { ...BEN, firstName: 'Cora' }]);
    expect([more.status, more.body.Errors]).toEqual([
      400,
      ['Your booking is for 2 × adult. Please contact us if more people travel'],
    ]);
    expect((await save(id, [{ ...BEN, type: 'child' }])).body.Errors).toEqual(['Traveller type must be one of: adult']);
    expect(await namesOf(id)).toEqual([]);
    const people = ['D', 'E', 'F', 'G'].map((firstName) => save(id, [{ ...BEN, firstName }]));
    expect((await Promise.all(people)).map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
    expect(await namesOf(id)).toHaveLength(2);
  });

  it.each([
    ['birthDate', '2199-01-01', 'Birth date must be a day in the past, such as 1984-05-17'],
    ['birthDate', '1984-02-30', 'Birth date must be a day in the past, such as 1984-05-17'],
    ['passportExpiry', 'soon', 'Passport expiry must be a day, such as 2026-11-21'],
    ['firstName', '', 'First name is required'],
    ['diet', 'x'.repeat(201), 'Diet can have at most 200 characters'],
    ['arrivalAt', 'tonight', 'Arrival time is not a valid date'],
  ])('refuse %s %s', async (field, value, sentence) => {
    const { status, body } = await save(await order(), [{ ...ALINE, [field]: value }]);
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it('refuse what is no list of people', async () => {
    const id = await order();
    for (const travellers of [undefined, 'all of us', [], ['Aline'], Array.from({ length: 61 }, () => BEN)]) {
      expect((await save(id, travellers)).status).toBe(400);
    }
  });

  it('can be changed until two days before travel, and not once the order has ended', async () => {
    const last = await order(2);
    expect((await read(last)).body).toMatchObject({ isEditable: true, editableUntil: today() });
    expect((await save(last, [ALINE])).status).toBe(200);
    const late = await order(1);
    expect((await read(late)).body.isEditable).toBe(false);
    const refused = await save(late, [ALINE]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^Travellers could be changed until .+\. Please call or write to us instead\.$/,
    );
    const ended = await order();
    await product.api.post(`/order/${ended}/cancel`, { refund: 0 });
    const { status, body } = await save(ended, [ALINE]);
    expect([status, body.message]).toEqual([409, 'The travellers of an order that is CANCELLED cannot be changed.']);
  });

  it('leave nothing of themselves outside of their encrypted row', async () => {
    const id = await order();
    const headers = { 'idempotency-key': 'travellers-of-a-spec' };
    const first = await save(id, [ALINE], headers);
    const again = await save(id, [ALINE], headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await save(id, [BEN], headers)).status).toBe(409);
    const { manager } = product.dataSource;
    for (const entity of [IdempotencyRecord, AuditEntry, Mail, Job, Traveller]) {
      const kept = JSON.stringify(await manager.find(entity));
      expect(kept).not.toMatch(/PASSPORT-OF-A-SPEC|Uwase-of-a-spec|Diet of a spec|1948-05-17/i);
    }
    const answers = (await manager.find(IdempotencyRecord)).filter(({ isFinished }) => isFinished);
    expect(answers.map(({ answer }) => answer)).toContain(null);
    expect((await rows().findOneByOrFail({ orderId: id })).sealed).toMatch(/^v1:[A-Za-z0-9+/]+=*$/);
  });

  it('are on the record when staff read them, with nothing of what they read', async () => {
    const id = await order();
    await save(id, [ALINE]);
    const shown = await product.api.get(`/admin/orders/${id}/travellers`, { token: clerk });
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shown.body.travellers[0].passportNumber).toBe(PASSPORT);
    await read(id, clerk);
    await read(id);
    const trail = await product.dataSource.getRepository(AuditEntry).find({
      where: { resource: 'travellers', recordId: id },
      order: { createdAt: 'ASC' },
    });
    expect(trail.map(({ action, userEmail }) => [action, userEmail !== ''])).toEqual([
      ['update', false],
      ['read', true],
      ['read', true],
    ]);
    expect(trail.map(({ changes }) => changes)).toEqual([{}, {}, {}]);
    const outsider = await tokenOf(product.dataSource, product.api, 'user');
    expect((await product.api.get(`/admin/orders/${id}/travellers`, { token: outsider })).status).toBe(403);
  });

  it('are on the manifest of their trip with diet and flights, in its file too, and that is on the record', async () => {
    const id = await order(33);
    await save(id, [ALINE, BEN]);
    const day = addDays(today(), 33);
    const path = '/admin/manifest';
    const row = async () => {
      const { body } = await product.api.get(path, { token: clerk, query: { day } });
      return body.starting.find(({ orderId }: { orderId: string }) => orderId === id);
    };
    const { party } = await row();
    expect(party).toEqual([
      {
        names: 'Aline Uwase-of-a-spec',
        type: 'adult',
        diet: DIET,
        remarks: 'Line one\nLine two',
        arrivalFlight: 'WB 701',
        arrivalAt: '2038-01-04T16:40:00.000Z',
        departureFlight: 'WB 700',
        departureAt: '2038-01-09T21:05:00.000Z',
      },
      expect.objectContaining({ names: 'Ben Uwase-of-a-spec', diet: null }),
    ]);
    const file = await product.app.inject({
      url: `/api/admin/manifest?day=${day}`,
      headers: { token: clerk, accept: 'text/csv' },
    });
    expect(file.payload).toContain('Aline Uwase-of-a-spec, Ben Uwase-of-a-spec');
    expect(file.payload).toContain(`Aline Uwase-of-a-spec: ${DIET}, Line one`);
    expect(file.payload).toContain('arrives WB 701 2038-01-04 18:40, leaves WB 700 2038-01-09 23:05');
    expect(file.payload).not.toContain(PASSPORT);
    const trail = product.dataSource.getRepository(AuditEntry);
    expect(await trail.countBy({ action: 'read', label: `Manifest of ${day}` })).toBe(2);

    const otherKey = new Sealer({ ...product.env, DATA_KEY: randomBytes(32).toString('hex') });
    await rows().update({ orderId: id }, { sealed: otherKey.seal('{}', 'someone') });
    expect((await row()).party).toBeNull();
  });

  it('say so where the key is another one, and are neither garbage nor overwritten', async () => {
    const id = await order();
    await save(id, [ALINE]);
    const { sealed } = await rows().findOneByOrFail({ orderId: id });
    const otherKey = { ...product.env, DATA_KEY: randomBytes(32).toString('hex') } as Env;
    const other = new Sealer(otherKey);
    await rows().update({ orderId: id }, { sealed: other.seal(JSON.stringify(ALINE), 'someone') });
    for (const { status, body } of [await read(id), await save(id, [BEN])]) {
      expect([status, body.message]).toEqual([503, 'These details cannot be read at the moment. Please contact us.']);
    }
    await rows().update({ orderId: id }, { sealed });
    expect(await namesOf(id)).toEqual(['Aline']);
  });

  it('are sealed for one row: nobody else’s can be put in its place', () => {
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

  it('are not taken in production without a key', () => {
    const sealer = new Sealer({ ...product.env, DATA_KEY: null });
    expect(sealer.isReady).toBe(false);
    expect(() => sealer.seal('A name', 'row 1')).toThrow(/cannot take these details/);
    expect(() => sealer.digest('A name')).toThrow(/cannot take these details/);
  });

  it('are erased 30 days after the trip, and not a day before, in batches and on an index', async () => {
    const [kept, over, moved] = await Promise.all([order(), order(), order()]);
    await save(kept, [ALINE, BEN]);
    await save(over, [ALINE, BEN]);
    await save(moved, [ALINE]);
    expect((await rows().findOneByOrFail({ orderId: kept })).keepUntil).toBe(addDays(today(), 70));
    await rows().update({ orderId: kept }, { keepUntil: today() });
    await rows().update({ orderId: over }, { keepUntil: addDays(today(), -1) });
    const { sealed } = await rows().findOneByOrFail({ orderId: over });
    const many = { orderId: over, sealed, keepUntil: addDays(today(), -1) };
    await rows().save(
      Array.from({ length: 600 }, (_, position) => rows().create({ ...many, position })),
      { chunk: 200 },
    );
    const change = { revision: 1, travelDate: addDays(today(), 90) };
    expect((await product.api.put(`/admin/orders/${moved}`, change, { token: clerk })).status).toBe(200);
    expect((await rows().findOneByOrFail({ orderId: moved })).keepUntil).toBe(addDays(today(), 120));
    await product.app.get(TravellerErasing).round();
    expect([await namesOf(kept), await namesOf(over), await namesOf(moved)]).toEqual([['Aline', 'Ben'], [], ['Aline']]);
    expect(await planOf(product.dataSource)).toContain('travellers_keep_until');
  });
});

/** How the database finds what is to be erased. */
async function planOf(dataSource: DataSource): Promise<string> {
  const isMysql = dataSource.options.type === 'mysql';
  const plan = isMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
  return JSON.stringify(
    await dataSource.query(`${plan} SELECT id FROM travellers WHERE keepUntil < '${today()}' LIMIT 500`),
  );
}
