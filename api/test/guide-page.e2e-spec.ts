import { randomUUID } from 'node:crypto';
import { Like } from 'typeorm';
import { addDays, today } from '@imisozi/core/kigali-time';
import { Assignment } from '../src/modules/assignments/assignment.entity.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { GuideTick } from '../src/modules/guide-ticks/guide-tick.entity.js';
import { Guide } from '../src/modules/guides/guide.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Permit } from '../src/modules/permits/permit.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { textOfPdf } from './support/pdf-text.js';
import { makeGuide, makeTour, makeVehicle, orderBody, tokenOf } from './support/factories.js';

/** What no guide's page may say. */
const SECRETS = ['180', 'ZX1234567', '1980-02-03', 'Rwandan of a spec'];

describe('The guide’s page', () => {
  let product: TestApp;
  let clerk: string;
  let guide: Guide;
  let orderId: string;
  let page: string;
  const day = addDays(today(), 3);

  beforeAll(async () => {
    product = await startApp();
    clerk = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  const post = (path: string, body: object) => product.api.post(`/admin/${path}`, body, { token: clerk });
  const open = async (key = page) => product.api.get(`/guide/${key}`);
  const send = (ticks: object[], key = page) => product.api.post(`/guide/${key}/ticks`, { ticks });
  const tick = (fields: object = {}) => ({
    ...{ id: randomUUID(), tripId: orderId, kind: 'picked-up', at: new Date().toISOString() },
    ...fields,
  });
  const timeline = async () =>
    (await product.api.get(`/admin/orders/${orderId}/timeline`, { token: clerk })).body.entries.filter(
      ({ kind }: { kind: string }) => kind === 'guide',
    );

  beforeEach(async () => {
    const tour = await makeTour(product.dataSource, {
      itinerary: [
        { day: 1, title: 'Into the forest', body: '' },
        { day: 2, title: 'Home', body: '' },
      ],
    });
    const wish = { travelDate: day, people: 2, amount: 180, message: 'We love birds.' };
    orderId = (await product.api.post('/order', orderBody(tour.id, wish))).body.order.id as string;
    await product.api.put(`/order/${orderId}/travellers`, {
      travellers: [
        {
          type: 'adult',
          firstName: 'Aline',
          lastName: 'Guest',
          birthDate: '1980-02-03',
          nationality: 'Rwandan of a spec',
          passportNumber: 'ZX1234567',
          diet: 'Vegetarian',
          arrivalFlight: 'WB 701',
        },
      ],
    });
    guide = await makeGuide(product.dataSource);
    page = guide.pageToken;
    const { id: vehicleId } = await makeVehicle(product.dataSource);
    await post('assignments', { guideId: guide.id, vehicleId, orderId });
  });

  it('shows the trips of a week with all that is needed, and neither prices nor passports (rules/operations 9)', async () => {
    const permits = product.dataSource.getRepository(Permit);
    const facts = { code: 'permit', label: 'Gorilla permit', place: 1, round: 1, state: 'bought' } as const;
    await permits.save(
      permits.create({ ...facts, orderId, day, number: 'RDB-77', heldNumber: randomUUID(), price: 1500 }),
    );
    const { status, body } = await open();
    expect(status).toBe(200);
    expect(body.trips).toMatchObject([
      {
        id: orderId,
        from: day,
        people: 2,
        isConfirmed: false,
        guides: [],
        vehicles: [{ phoneNumber: '' }],
        days: [{ day, title: 'Into the forest' }, { title: 'Home' }],
        bookings: [
          {
            names: 'Spec Visitor',
            phoneNumber: '+250 788 123 456',
            types: ['2 × Adult'],
            travellers: [{ names: 'Aline Guest', diet: 'Vegetarian', arrivalFlight: 'WB 701' }],
            pickUpTime: '06:00',
            pickUpPlace: 'Kigali',
            message: 'We love birds.',
            permits: [{ label: 'Gorilla permit', number: 'RDB-77' }],
          },
        ],
      },
    ]);
    const { guide: _guide, at: _at, ...said } = body;
    const text = JSON.stringify(said).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/amount|price|balance|paid|passport|birth|cost|\$/i);
    const reads = await product.dataSource
      .getRepository(AuditEntry)
      .countBy({ action: 'read', label: 'Page of Eric Mugisha' });
    expect(reads).toBeGreaterThan(0);
  });

  it('shows the note of the office, which is audited, until it is taken back (rules/operations 13)', async () => {
    const { id } = await product.dataSource.getRepository(Assignment).findOneByOrFail({ orderId });
    const write = (note: string) => product.api.put(`/admin/assignments/${id}`, { note }, { token: clerk });
    const notes = async () => (await open()).body.trips[0].notes as string[];
    expect(await notes()).toEqual([]);
    expect((await write('A birthday!\nBring a cake.')).body.data.note).toBe('A birthday!\nBring a cake.');
    expect(await notes()).toEqual(['A birthday!\nBring a cake.']);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ recordId: id, action: 'update' });
    expect(trail.map(({ changes }) => JSON.stringify(changes))).toEqual([expect.stringContaining('Bring a cake')]);
    expect((await write('x'.repeat(501))).status).toBe(400);
    expect((await write('')).body.data.note).toBeNull();
    expect(await notes()).toEqual([]);
    await product.api.delete(`/admin/assignments/${id}`, { token: clerk });
    expect((await write('Too late.')).status).toBe(404);
  });

  describe('and its vouchers (rules/operations 14)', () => {
    let count = 0;
    const COSTS = /amount|price|balance|paid by the|cost|margin|passport|\$|987654|12 ?345|write to the lodge/i;

    const service = async (fields: object = {}) => {
      const lodge = { name: `Volcano Lodge ${++count}`, kind: 'lodge', email: `volcano.${count}@example.org` };
      const contacts = { contact: 'Reception', phoneNumber: '+250 788 200 200', address: 'Musanze' };
      const { id: supplierId } = (await post('suppliers', { ...lodge, ...contacts, bankDetails: 'Account 987654' }))
        .body.data;
      const body = { orderId, supplierId, what: 'Two rooms', days: 2, units: 2, unitCost: 12_345 };
      const made = await post('services', { ...body, note: 'We agreed to write to the lodge: 12345', ...fields });
      const { id } = made.body.data as { id: string };
      await post(`services/${id}/request`, { sendMail: false });
      await post(`services/${id}/confirm`, {});
      return { id, email: lodge.email };
    };
    const withVoucher = async (body: object = {}) => {
      const made = await service();
      const { voucherNumber } = (await post(`services/${made.id}/voucher`, body)).body.data;
      return { ...made, number: voucherNumber as string };
    };
    const shown = async (key = page) => (await open(key)).body.trips[0].vouchers as object[];
    const paper = (id: string, key = page) => product.app.inject({ url: `/api/guide/${key}/vouchers/${id}` });

    it('shows those of its trips with whom to call, and hands out their papers, without any cost', async () => {
      const { id, number } = await withVoucher();
      const vouchers = await shown();
      expect(vouchers).toEqual([
        {
          ...{ id, number, orderId, names: 'Spec Visitor', supplier: `Volcano Lodge ${count}`, what: 'Two rooms' },
          ...{ from: day, to: addDays(day, 1), units: 2, isCancelled: false },
          ...{ contact: 'Reception', phoneNumber: '+250 788 200 200', address: 'Musanze' },
        },
      ]);
      const { statusCode, headers, rawPayload } = await paper(id);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        expect.stringContaining('no-store'),
      ]);
      const text = await textOfPdf(rawPayload);
      for (const fact of [number, 'Volcano Lodge', 'Two rooms', '2 people', 'Paid by']) expect(text).toContain(fact);
      for (const said of [JSON.stringify(vouchers), text]) expect(said).not.toMatch(COSTS);
    });

    it('shows them to a guide who is assigned later, and to nobody else', async () => {
      const { id } = await withVoucher();
      const other = await makeGuide(product.dataSource);
      expect((await paper(id, other.pageToken)).statusCode).toBe(404);
      await product.dataSource.getRepository(Assignment).delete({ orderId });
      expect((await paper(id)).statusCode).toBe(404);
      await post('assignments', { driverId: other.id, orderId });
      expect(await shown(other.pageToken)).toMatchObject([{ id }]);
      expect((await paper(id, other.pageToken)).statusCode).toBe(200);
      await post(`guides/${other.id}/page-key`, {});
      expect((await paper(id, other.pageToken)).statusCode).toBe(404);
    });

    it('shows neither services without a voucher nor those of other trips, and no paper before the page shows the trip', async () => {
      const [open, { id }] = [await service(), await withVoucher()];
      expect(await shown()).toMatchObject([{ id }]);
      expect((await paper(open.id)).statusCode).toBe(404);
      expect((await paper(randomUUID())).statusCode).toBe(404);
      await product.dataSource
        .getRepository(Assignment)
        .update({ orderId }, { firstDay: addDays(today(), 8), lastDay: addDays(today(), 9) });
      expect((await paper(id)).statusCode).toBe(404);
    });

    it('says that one is cancelled, whose paper is not handed out any more', async () => {
      const { id } = await withVoucher();
      await post(`services/${id}/cancel`, { sendMail: false });
      expect(await shown()).toMatchObject([{ id, isCancelled: true }]);
      expect((await paper(id)).statusCode).toBe(404);
    });

    it('mails them to the supplier and to the guides, each in the own language, and again when asked (rules/suppliers 4)', async () => {
      const email = `eric.${++count}@example.org`;
      await product.dataSource.getRepository(Guide).update({ id: guide.id }, { email, language: 'fr' });
      const made = await withVoucher();
      const [mail, ...more] = await product.mails.to(email);
      expect(more).toEqual([]);
      expect(mail!.subject).toBe(`Bon ${made.number} : Volcano Lodge ${count}`);
      expect(mail!.html).toContain('lang="fr"');
      expect(mail!.text).toContain('+250 788 200 200');
      expect(mail!.attachments.map(({ filename }) => filename)).toEqual([`voucher-${made.number}.pdf`]);
      const text = await textOfPdf(mail!.attachments[0]!.content as Uint8Array);
      // The supplier, to whom it is shown, reads English.
      expect(text).toContain('Paid by Imisozi Safaris');
      for (const said of [mail!.text, text]) expect(said).not.toMatch(COSTS);
      // The supplier reads what was written to them, and not only that.
      expect((await product.mails.to(made.email)).at(-1)!.text).toContain('We agreed to write to the lodge');
      await post(`services/${made.id}/voucher`, { sendMail: false });
      expect([(await product.mails.to(email)).length, (await product.mails.to(made.email)).length]).toEqual([2, 1]);
    });

    it('mails them to the driver of a trip without a guide, and to nobody without an address (rules/suppliers 4)', async () => {
      await withVoucher({ sendMail: false });
      expect(await product.dataSource.getRepository(Mail).countBy({ orderId, template: Like('%voucher') })).toBe(0);
      const email = `driver.${++count}@example.org`;
      const driver = await makeGuide(product.dataSource, { email });
      const idle = await makeGuide(product.dataSource, { email: `idle.${count}@example.org`, isActive: false });
      await post('assignments', { driverId: driver.id, orderId });
      await withVoucher();
      expect(await product.mails.to(email)).toEqual([]);
      const assignments = product.dataSource.getRepository(Assignment);
      await assignments.update({ orderId, guideId: guide.id }, { guideId: null });
      await assignments.save(assignments.create({ orderId, driverId: idle.id, firstDay: day, lastDay: day }));
      await withVoucher();
      expect((await product.mails.to(email)).length).toBe(1);
      expect(await product.mails.to(idle.email)).toEqual([]);
    });
  });

  it('shows nothing of later trips, of those of others, and to nobody without the key (rules/operations 9)', async () => {
    const other = await makeGuide(product.dataSource);
    expect((await open(other.pageToken)).body.trips).toEqual([]);
    await product.dataSource
      .getRepository(Assignment)
      .update({ orderId }, { firstDay: addDays(today(), 8), lastDay: addDays(today(), 9) });
    expect((await open()).body.trips).toEqual([]);
    await post(`guides/${guide.id}/page-key`, {});
    expect([(await open()).status, (await send([tick()])).status]).toEqual([404, 404]);
    await product.api.put(`/admin/guides/${other.id}`, { isActive: false }, { token: clerk });
    expect((await open(other.pageToken)).status).toBe(404);
    expect((await open('nothing')).headers['cache-control']).toContain('no-store');
  });

  it('takes each tick once, in order, and shows it on the booking’s timeline (rules/operations 10)', async () => {
    const ticks = [
      tick({ orderId, at: '2037-01-01T00:00:00Z' }),
      tick({ kind: 'note', note: 'They wait at the gate.', at: '2020-01-01T00:00:00Z' }),
      tick({ kind: 'odometer', value: 84_210 }),
    ];
    const first = await send(ticks);
    expect([first.status, first.body]).toEqual([200, { accepted: ticks.map(({ id }) => id), refused: [] }]);
    const again = await Promise.all([send(ticks), send([...ticks, tick({ kind: 'done' })])]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await product.dataSource.getRepository(GuideTick).countBy({ guideId: guide.id })).toBe(4);
    const entries = await timeline();
    expect(entries.map(({ tick: said }: { tick: { kind: string } }) => said.kind)).toEqual([
      'done',
      'odometer',
      'note',
      'picked-up',
    ]);
    expect(entries.at(-1)).toMatchObject({ by: 'Eric Mugisha' });
    expect(new Date(entries.at(-1).tick.at as string).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await open()).body.trips[0].ticks).toHaveLength(3);
    expect((await open()).body.trips[0].bookings[0].ticks).toHaveLength(1);
  });

  it('lists a tick after all that were sent before it, within the same millisecond too (rules/operations 10)', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const sent = [tick({ orderId }), tick({ orderId, kind: 'done' }), tick({ orderId, kind: 'no-show' })];
    const answers = [await send(sent.slice(0, 2)), await send(sent.slice(2))];
    clock.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const newest = (await timeline()).slice(0, 3) as { tick: { kind: string } }[];
    expect(newest.map(({ tick: said }) => said.kind)).toEqual(['no-show', 'done', 'picked-up']);
  });

  it('takes the same tick once when it arrives several times at the same moment (rules/operations 10)', async () => {
    const one = tick();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send([one])));
    expect(answers.map(({ body }) => body.accepted)).toEqual([[one.id], [one.id], [one.id], [one.id]]);
    expect(await product.dataSource.getRepository(GuideTick).countBy({ id: one.id })).toBe(1);
  });

  it('takes ticks of a trip that was taken away meanwhile, and under a new key, but none of other trips (rules/operations 10)', async () => {
    const [assignment] = await product.dataSource.getRepository(Assignment).findBy({ guideId: guide.id });
    await product.api.delete(`/admin/assignments/${assignment!.id}`, { token: clerk });
    const { page: link } = (await post(`guides/${guide.id}/page-key`, {})).body.data;
    const key = (link as string).split('/').at(-1)!;
    const [ours, foreign] = [tick(), tick({ tripId: randomUUID() })];
    expect((await send([foreign, ours], key)).body).toEqual({ accepted: [ours.id], refused: [foreign.id] });
    const wrong = await send([{ ...ours, kind: 'sold' }], key);
    expect([wrong.status, wrong.body.Errors]).toEqual([
      400,
      ['Ticks must be a list, each with id, tripId, kind and at'],
    ]);
  });

  it('is confirmed by one tap, which the office sees until the trip moves (rules/operations 6, 10)', async () => {
    await send([tick({ kind: 'confirmed' })]);
    expect((await open()).body.trips[0].isConfirmed).toBe(true);
    const board = async (on: string) =>
      (await product.api.get(`/admin/operations?from=${on}&to=${on}`, { token: clerk })).body.trips.find(
        ({ id }: { id: string }) => id === orderId,
      );
    expect((await board(day)).guide.confirmedAt).not.toBeNull();
    const moved = addDays(day, 1);
    await product.api.put(`/admin/orders/${orderId}`, { revision: 1, travelDate: moved }, { token: clerk });
    expect((await board(moved)).guide.confirmedAt).toBeNull();
  });
});
