import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { startApp, type TestApp } from './support/app.js';
import { ALINE, BEN, PASSPORT, travellersOf } from './support/travellers.js';

describe('Entering travellers (rules/privacy 1, 4)', () => {
  let product: TestApp;
  let party: ReturnType<typeof travellersOf>;

  beforeAll(async () => {
    product = await startApp();
    party = travellersOf(product);
  });
  afterAll(() => product.close());

  it('saves and returns them to anyone with the key of the order, never cached', async () => {
    const id = await party.order();
    const before = await party.read(id);
    expect([before.status, before.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(before.body).toEqual({
      travellers: [],
      booked: { adult: 2 },
      isEditable: true,
      editableUntil: addDays(today(), 38),
      isAsked: false,
    });
    const saved = await party.save(id, [ALINE]);
    expect([saved.status, saved.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(saved.body.message).toBe('The details have been saved.');
    const { travellers } = (await party.read(id)).body;
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
    expect([(await party.read(nobody)).status, (await party.save(nobody, [BEN])).status]).toEqual([404, 404]);
  });

  it('saves them row by row: missing fields and people stay', async () => {
    const id = await party.order();
    const first = (await party.save(id, [ALINE])).body.travellers[0];
    await party.save(id, [BEN]);
    expect(await party.namesOf(id)).toEqual(['Aline', 'Ben']);
    await party.save(id, [
      { id: first.id, type: 'adult', firstName: 'Alina', lastName: 'New', diet: '', arrivalAt: '' },
    ]);
    const { travellers } = (await party.read(id)).body;
    expect(travellers[0]).toMatchObject({
      id: first.id,
      firstName: 'Alina',
      lastName: 'New',
      diet: null,
      arrivalAt: null,
      passportNumber: PASSPORT,
    });
    expect(travellers[1]).toMatchObject(BEN);
    const other = await party.order();
    expect((await party.save(other, [BEN, { ...BEN, id: first.id }])).status).toBe(404);
    expect(await party.namesOf(other)).toEqual([]);
    expect((await party.read(id)).body.travellers[0].firstName).toBe('Alina');
  });

  it('creates a person for each row without an id, whatever the names: father and son are two (rules/privacy 1)', async () => {
    const id = await party.order();
    const john = { type: 'adult', firstName: 'John', lastName: 'Smith-of-a-spec' };
    const saved = await party.save(id, [
      { ...john, passportNumber: 'FATHER' },
      { ...john, passportNumber: 'SON' },
    ]);
    const passports = ({ passportNumber }: { passportNumber: string }) => passportNumber;
    expect([saved.status, saved.body.travellers.map(passports)]).toEqual([200, ['FATHER', 'SON']]);
    expect((await party.save(id, [john])).status).toBe(400);
    expect((await party.read(id)).body.travellers.map(passports)).toEqual(['FATHER', 'SON']);
  });

  it('keeps one row per id made by the client, however often and in whatever case it is sent (rules/privacy 1)', async () => {
    const id = await party.order();
    const own = { ...ALINE, id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => party.save(id, [own, { ...BEN, id: randomUUID() }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const again = await party.save(id, [{ ...own, id: own.id.toUpperCase(), firstName: 'Alina' }]);
    expect([again.status, again.body.travellers.map((one: { id: string }) => one.id)[0]]).toEqual([200, own.id]);
    expect(await party.namesOf(id)).toEqual(['Alina', 'Ben']);
    expect((await party.save(id, [{ ...BEN, id: 'me' }])).status).toBe(400);
  });

  it('accepts at most as many as were booked, of each type, whoever sends first', async () => {
    const id = await party.order();
    const more = await party.save(id, [ALINE, BEN, { ...BEN, firstName: 'Cora' }]);
    expect([more.status, more.body.Errors]).toEqual([
      400,
      ['Your booking is for 2 × adult. Please contact us if more people travel'],
    ]);
    expect((await party.save(id, [{ ...BEN, type: 'child' }])).body.Errors).toEqual([
      'Traveller type must be one of: adult',
    ]);
    expect(await party.namesOf(id)).toEqual([]);
    const people = ['D', 'E', 'F', 'G'].map((firstName) => party.save(id, [{ ...BEN, firstName }]));
    expect((await Promise.all(people)).map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
    expect(await party.namesOf(id)).toHaveLength(2);
  });

  it.each([
    ['birthDate', '2199-01-01', 'Birth date must be a day in the past, such as 1984-05-17'],
    ['birthDate', '1984-02-30', 'Birth date must be a day in the past, such as 1984-05-17'],
    ['passportExpiry', 'soon', 'Passport expiry must be a day, such as 2026-11-21'],
    ['firstName', '', 'First name is required'],
    ['diet', 'x'.repeat(201), 'Diet can have at most 200 characters'],
    ['arrivalAt', 'tonight', 'Arrival time is not a valid date'],
  ])('refuses %s %s', async (field, value, sentence) => {
    const { status, body } = await party.save(await party.order(), [{ ...ALINE, [field]: value }]);
    expect([status, body.Errors]).toEqual([400, [sentence]]);
  });

  it('refuses anything but a list of people', async () => {
    const id = await party.order();
    for (const travellers of [undefined, 'all of us', [], ['Aline'], Array.from({ length: 61 }, () => BEN)]) {
      expect((await party.save(id, travellers)).status).toBe(400);
    }
  });

  it('is possible until two days before travel, and not once the order has ended', async () => {
    const last = await party.order(2);
    expect((await party.read(last)).body).toMatchObject({ isEditable: true, editableUntil: today() });
    expect((await party.save(last, [ALINE])).status).toBe(200);
    const late = await party.order(1);
    expect((await party.read(late)).body.isEditable).toBe(false);
    const refused = await party.save(late, [ALINE]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^Travellers could be changed until .+\. Please call or write to us instead\.$/,
    );
    const ended = await party.order();
    await product.api.post(`/order/${ended}/cancel`, { refund: 0 });
    const { status, body } = await party.save(ended, [ALINE]);
    expect([status, body.message]).toEqual([409, 'The travellers of an order that is CANCELLED cannot be changed.']);
  });
});
