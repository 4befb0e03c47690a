import { addDays, today } from '@imisozi/core/kigali-time';
import { firstDayOf, monthOf, monthsLater } from '@imisozi/core/months';
import { MAX_CONFIRMED_ROWS } from '@imisozi/core/statements';
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { StatementRow } from '../src/modules/statements/statement-row.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { camt053Of, csvOf, mt940Of, type Movement } from './support/movements.js';

interface Proposal {
  readonly confidence: string;
  readonly reason: string;
  readonly rate: number | null;
  readonly parts: readonly { orderId: string; amount: number; fee: number }[];
}

interface Row {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly left: number;
  readonly text: string;
  readonly proposals: readonly Proposal[];
  readonly bookings: readonly { orderId: string; amount: number; receiptNumber: string }[];
}

interface MadeOrder {
  readonly id: string;
  readonly number: string;
}

const DAY = addDays(today(), -1);

describe('Bank statements', () => {
  let product: TestApp;
  let accountant: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    accountant = await tokenOf(product.dataSource, product.api, 'accountant');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  let count = 0;
  /** An order of a price, which is due in full. */
  const order = async (price: number, names = 'Nobody Known'): Promise<MadeOrder> => {
    const tour = await makeTour(product.dataSource, { price1: price });
    const email = `statement.${++count}@example.org`;
    const { body } = await product.api.post('/order', orderBody(tour.id, { amount: price, email, names }));
    return body.order as MadeOrder;
  };
  const post = (path: string, body: object = {}, token = accountant) =>
    product.api.post(`/admin/statements${path}`, body, { token });
  const upload = (movements: readonly Movement[], fields: object = {}) =>
    post('', { format: 'csv', text: csvOf(movements), name: 'spec.csv', account: 'ACC-1', ...fields });
  const get = async (id: string) => {
    const { body } = await product.api.get(`/admin/statements/${id}`, { token: accountant });
    return body as { rows: Row[]; open: number; booked: number; aside: number };
  };
  const uploaded = async (...movements: readonly Movement[]) => {
    const { body } = await upload(movements);
    const id = body.data.id as string;
    return { id, rows: (await get(id)).rows };
  };
  const confirm = (id: string, ...rows: readonly object[]) => post(`/${id}/confirm`, { rows });
  const paidOf = async (id: string) => (await product.api.get(`/order/${id}`)).body.data.paid as number;
  const ledgerOf = (orderId: string) => product.dataSource.getRepository(LedgerEntry).findBy({ orderId });

  it('are read whatever the format, and keep what can be read (rules/statements 1)', async () => {
    const movements = [
      { day: DAY, amount: 120.5, name: 'Ann & Co', text: 'For the trip', reference: 'FT-1' },
      { day: DAY, amount: -3, name: 'Bank', text: 'Charge', reference: 'FT-2' },
    ];
    for (const [format, text] of [
      ['camt053', camt053Of(movements)],
      ['mt940', mt940Of(movements)],
    ] as const) {
      const { body, status } = await post('', { format, text });
      expect([status, body.message]).toEqual([201, '2 rows have been read.']);
      const { rows } = await get(body.data.id as string);
      expect(rows).toMatchObject([
        { day: DAY, amount: 12_050, direction: 'in', name: 'Ann & Co', text: 'For the trip', reference: 'FT-1' },
        { day: DAY, amount: 300, direction: 'out', reference: 'FT-2' },
      ]);
    }
    const broken = await upload([...movements, { day: 'never', amount: 1 }, { day: addDays(today(), 9), amount: 1 }]);
    expect(broken.body.leftOut).toEqual([
      { row: 3, because: 'day' },
      { row: 4, because: 'future' },
    ]);
    for (const text of ['hello', '<!DOCTYPE a><Document/>', '']) {
      for (const format of ['csv', 'camt053', 'mt940']) expect((await post('', { format, text })).status).toBe(400);
    }
  });

  it('remember which column is what (rules/statements 1)', async () => {
    const text = `Kigali Bank\nStatement\n\nTxn Date;Sender;Narrative;Money In;Money Out\n${DAY};Ann;Trip;"1.250,50";\n${DAY};;Fee;;"2,00"`;
    const preview = await post('/preview', { format: 'csv', text });
    expect(preview.status).toBe(200);
    expect(preview.body).toMatchObject({
      header: ['Txn Date', 'Sender', 'Narrative', 'Money In', 'Money Out'],
      mapping: { day: 0, name: 1, text: 2, credit: 3, debit: 4, amount: null, decimal: ',' },
      isRemembered: false,
      count: 2,
      lines: [
        { amount: 125_050, direction: 'in' },
        { amount: 200, direction: 'out' },
      ],
    });
    const mapping = { ...preview.body.mapping, text: 1, name: 2 };
    await post('', { format: 'csv', text, mapping, account: 'ACC-9', currency: 'EUR' });
    const again = await post('/preview', { format: 'csv', text: text.replace('Trip', 'Other trip') });
    expect(again.body).toMatchObject({ mapping, isRemembered: true, account: 'ACC-9', currency: 'EUR', knownCount: 1 });
    const wrong = await post('/preview', { format: 'csv', text, mapping: { ...mapping, day: 40 } });
    expect([wrong.status, wrong.body.problem]).toEqual([200, 'The file does not have as many columns']);
    expect((await post('', { format: 'csv', text, mapping: { ...mapping, day: 40 } })).status).toBe(400);
  });

  it('keep no row twice, whatever is uploaded again, and by whoever at the same time (rules/statements 2)', async () => {
    const twice = { day: DAY, amount: 77, text: 'The same', reference: '' };
    const [first, second] = await Promise.all([upload([twice, twice]), upload([twice, twice])]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    const spaced = { ...twice, text: 'the  SAME' };
    const longer = await upload([twice, spaced, spaced, { ...twice, amount: 78 }]);
    expect(longer.body).toMatchObject({ data: { rowCount: 2, knownCount: 2 } });
    const kept = await product.dataSource.getRepository(StatementRow).findBy({ amount: 7_700 });
    expect(kept).toHaveLength(3);
  });

  it('propose bookings by number, name and amount, each with its reason (rules/statements 3)', async () => {
    await product.api.put('/admin/settings', { rates: { RWF: 1_466, EUR: null } }, { token: admin });
    const [one, two, three, four] = [
      await order(611, 'Aline Uwase Mukamana'),
      await order(622),
      await order(633),
      await order(644),
    ];
    const [, digits] = one.number.split('-') as [string, string];
    const { rows } = await uploaded(
      {
        day: DAY,
        amount: 611,
        text: `booking ${one.number.slice(0, 4)} ${digits.slice(0, 3)} ${digits.slice(3)} thanks`,
      },
      { day: DAY, amount: 611, name: 'MUKAMANA ALINE' },
      { day: DAY, amount: 607, text: two.number.replace('-', '') },
      { day: DAY, amount: 622 * 1_480, currency: 'RWF', text: two.number },
      { day: DAY, amount: 633 + 644, text: `${three.number} and ${four.number}` },
      { day: DAY, amount: 50, text: three.number },
      { day: DAY, amount: 633 },
      { day: DAY, amount: 12_345, text: 'Rent' },
    );
    expect(rows.map(({ proposals: [best] }) => [best?.confidence, best?.parts.map((part) => part.orderId)])).toEqual([
      ['sure', [one.id]],
      ['likely', [one.id]],
      ['likely', [two.id]],
      ['likely', [two.id]],
      ['sure', [three.id, four.id]],
      ['likely', [three.id]],
      ['possible', [three.id]],
      [undefined, undefined],
    ]);
    const reasons = rows.map(({ proposals: [best] }) => best?.reason);
    expect(reasons[0]).toBe('It names the booking; the amount is all that is left of $611.');
    expect(reasons[1]).toContain('An earlier row of this statement pays the same.');
    expect(rows[2]!.proposals[0]!.parts[0]).toMatchObject({ amount: 622, fee: 15 });
    expect(rows[3]!.proposals[0]!.rate).toBe(1_480);
    expect(reasons[5]).toContain('$633 is left to pay');
    await product.api.put('/admin/settings', { rates: { RWF: null, EUR: null } }, { token: admin });
  });

  it('doubt what may have been booked already (rules/statements 3)', async () => {
    const [{ id, number }, other] = [await order(1_200), await order(205)];
    const tour = { kind: 'bank', direction: 'in', amount: 600, receivedAt: DAY };
    await product.api.post(`/admin/orders/${id}/ledger`, tour, { token: admin });
    const { rows } = await uploaded({ day: DAY, amount: 600, text: number });
    expect(rows[0]!.proposals[0]).toMatchObject({ confidence: 'likely' });
    expect(rows[0]!.proposals[0]!.reason).toContain('recorded by hand');
    await upload([{ day: DAY, amount: 205, text: other.number }]);
    const { body } = await post('', {
      format: 'mt940',
      text: mt940Of([{ day: DAY, amount: 205, text: other.number }]),
    });
    const [twin] = (await get(body.data.id as string)).rows;
    expect(twin!.proposals[0]).toMatchObject({ confidence: 'likely' });
    expect(twin!.proposals[0]!.reason).toContain('may be the same transfer');
  });

  it('are booked when they are confirmed, once, with fee, currency and reference (rules/statements 4)', async () => {
    const [one, two] = [await order(301), await order(302)];
    const { id, rows } = await uploaded(
      { day: DAY, amount: 291, reference: 'FT-301' },
      { day: DAY, amount: 302 * 1_400, currency: 'RWF' },
    );
    const first = { row: rows[0]!.id, parts: [{ orderId: one.id, amount: 301, fee: 10 }] };
    const second = { row: rows[1]!.id, orderId: two.id };
    expect((await confirm(id, second)).body.message).toContain('rate of the RWF');
    const done = await confirm(id, first, { ...second, rate: 1_400 });
    expect([done.status, done.body]).toMatchObject([200, { booked: 2, refused: [] }]);
    expect(await ledgerOf(one.id)).toMatchObject([{ amount: 301, fee: 10, reference: 'FT-301', kind: 'bank' }]);
    const moved = { currency: 'RWF', amount: 422_800, rate: 1_400 };
    expect(await ledgerOf(two.id)).toMatchObject([{ amount: 302, inCurrency: moved, note: '' }]);
    const again = await Promise.all([confirm(id, first), confirm(id, first), confirm(id, second)]);
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await get(id)).rows).toMatchObject([
      { state: 'booked', left: 0, bookings: [{ orderId: one.id, amount: 301 }] },
      { state: 'booked', left: 0, proposals: [] },
    ]);
  });

  it('are booked once by two who confirm at the same time (rules/statements 4)', async () => {
    const [one, two] = [await order(401), await order(401)];
    const { id, rows } = await uploaded({ day: DAY, amount: 401, text: 'Both' });
    const row = rows[0]!.id;
    const both = await Promise.all([one, two].map((to) => confirm(id, { row, orderId: to.id })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await paidOf(one.id)) + (await paidOf(two.id))).toBe(401);
  });

  it('are split over several bookings, never beyond the row or what is due (rules/statements 4)', async () => {
    const [one, two] = [await order(500), await order(300)];
    const { id, rows } = await uploaded({ day: DAY, amount: 700 });
    const row = rows[0]!.id;
    const parts = (first: number, second: number) => ({
      row,
      parts: [
        { orderId: one.id, amount: first },
        { orderId: two.id, amount: second },
      ],
    });
    const tooMuch = await confirm(id, parts(500, 201));
    expect([tooMuch.status, tooMuch.body.message]).toEqual([
      400,
      'The parts are more than the row, of which $200 is left',
    ]);
    expect(await paidOf(one.id)).toBe(0);
    const overpaid = await confirm(id, parts(100, 301));
    expect([overpaid.status, overpaid.body.message]).toEqual([
      409,
      expect.stringContaining('Only $300 is left to pay'),
    ]);
    expect((await confirm(id, parts(100, 300))).status).toBe(200);
    expect((await get(id)).rows[0]).toMatchObject({ state: 'open', left: 30_000 });
    // A row gives a booking one part: who repeats the call does not pay twice.
    expect((await confirm(id, parts(100, 100))).status).toBe(409);
    const three = await order(10);
    const more = { row, orderId: three.id };
    expect((await confirm(id, more)).status).toBe(409);
    expect((await confirm(id, { ...more, takeMore: true })).status).toBe(200);
    expect(await paidOf(three.id)).toBe(300);
  });

  it('say of each row why it is not booked, and refuse a closed month (rules/statements 4)', async () => {
    const before = firstDayOf(monthsLater(monthOf(today()), -3));
    const [one, two] = [await order(111), await order(112)];
    const { id, rows } = await uploaded({ day: before, amount: 111 }, { day: DAY, amount: 112 });
    await product.api.post(`/admin/months/${monthOf(before)}/close`, {}, { token: accountant });
    const { status, body } = await confirm(
      id,
      { row: rows[0]!.id, orderId: one.id },
      { row: rows[1]!.id, orderId: two.id },
    );
    expect([status, body.message]).toEqual([200, '1 row has been booked. 1 could not be booked.']);
    expect(body.refused).toMatchObject([{ row: rows[0]!.id, code: 'month-closed' }]);
    await product.api.post(`/admin/months/${monthOf(before)}/open`, { reason: 'Of a spec' }, { token: admin });
  });

  it('pay refunds with money that went out (rules/statements 3, 4)', async () => {
    const { id: orderId, number } = await order(710);
    const more = { kind: 'bank', direction: 'in', amount: 745, receivedAt: DAY };
    await product.api.post(`/admin/orders/${orderId}/ledger`, more, { token: admin });
    const { id, rows } = await uploaded({ day: DAY, amount: -35, text: `Refund ${number}` });
    expect(rows[0]!.proposals[0]).toMatchObject({ confidence: 'sure', parts: [{ orderId, amount: 35 }] });
    expect((await confirm(id, { row: rows[0]!.id, orderId })).status).toBe(200);
    expect(await paidOf(orderId)).toBe(710);
  });

  it('have rows that are no payments, which are set aside and taken back (rules/statements 5)', async () => {
    const { id: orderId } = await order(88);
    const { id, rows } = await uploaded({ day: DAY, amount: 88, text: 'Interest' });
    const path = `/${id}/rows/${rows[0]!.id}`;
    expect((await post(`${path}/aside`, {})).status).toBe(400);
    expect((await post(`${path}/aside`, { reason: 'Interest of the bank' })).status).toBe(200);
    expect((await post(`${path}/aside`, { reason: 'Again' })).status).toBe(409);
    expect((await get(id)).rows[0]).toMatchObject({ state: 'aside', asideReason: 'Interest of the bank' });
    expect((await confirm(id, { row: rows[0]!.id, orderId })).status).toBe(409);
    expect((await post(`${path}/back`)).status).toBe(200);
    expect((await confirm(id, { row: rows[0]!.id, orderId })).status).toBe(200);
    expect((await post(`${path}/aside`, { reason: 'Too late' })).status).toBe(409);
  });

  it('are open again when the entry is voided, and are deleted only while nothing is booked (rules/statements 6)', async () => {
    const { id: orderId } = await order(99);
    const { id, rows } = await uploaded({ day: DAY, amount: 99, text: 'Void me', reference: 'FT-99' });
    const row = { row: rows[0]!.id, orderId };
    const remove = () => product.api.delete(`/admin/statements/${id}`, { token: accountant });
    await confirm(id, row);
    expect((await remove()).status).toBe(409);
    const [entry] = await ledgerOf(orderId);
    await product.api.post(`/admin/ledger/${entry!.id}/void`, { reason: 'Of a spec' }, { token: admin });
    expect((await get(id)).rows[0]).toMatchObject({ state: 'open', left: 9_900, bookings: [] });
    expect((await confirm(id, row)).status).toBe(200);
    expect(await paidOf(orderId)).toBe(99);
    const other = await uploaded({ day: DAY, amount: 1, text: 'Wrong columns' });
    expect((await product.api.delete(`/admin/statements/${other.id}`, { token: accountant })).status).toBe(200);
    expect((await uploaded({ day: DAY, amount: 1, text: 'Wrong columns' })).rows).toHaveLength(1);
  });

  it('lose the name and the words of a client who is erased (rules/privacy 18)', async () => {
    const { number } = await order(555, 'Zenobia Unforgettable');
    const { id, email } = await product.dataSource.manager.findOneByOrFail(Order, { number });
    const paid = { day: DAY, amount: 555, name: 'Z. UNFORGETTABLE', text: `From Zenobia ${number}`, reference: 'FT-E' };
    const waiting = { day: DAY, amount: 9, text: 'Tip of Zenobia Unforgettable' };
    const statement = await uploaded(paid, waiting);
    await confirm(statement.id, { row: statement.rows[0]!.id, orderId: id });
    await product.dataSource.manager.update(Order, { id }, { status: 'CANCELLED', refundDue: 0 });
    const query = { filter: JSON.stringify({ q: email }) };
    const [client] = (await product.api.get('/admin/clients', { token: admin, query })).body as { id: string }[];
    const { body } = await product.api.get(`/admin/clients/${client!.id}/export`, { token: admin });
    expect(body.records.statements).toMatchObject([{ name: 'Z. UNFORGETTABLE', amount: 55_500 }]);
    expect((await product.api.post(`/admin/clients/${client!.id}/erase`, {}, { token: admin })).status).toBe(200);
    const { rows } = await get(statement.id);
    expect(rows).toMatchObject([
      { name: '', text: '', reference: 'FT-E', amount: 55_500, state: 'booked' },
      { name: '', text: '', amount: 900, state: 'open' },
    ]);
    expect((await upload([paid, waiting])).status).toBe(409);
  });

  it('of two hundred rows match 180 right and ask about 20 (rules/statements 3)', async () => {
    await product.api.put('/admin/settings', { rates: { RWF: 1_466 } }, { token: admin });
    const made: { movement: Movement; right?: MadeOrder }[] = [];
    const add = (right: MadeOrder | undefined, amount: number, fields: Partial<Movement>) =>
      made.push({ movement: { day: DAY, amount, ...fields }, ...(right && { right }) });
    const firsts = ['Odette', 'Bastien', 'Chantal', 'Dieudonne', 'Esperance', 'Florien', 'Gratien', 'Honorine'];
    const lasts = ['Habyar', 'Ingabire', 'Kayitesi', 'Lindqvist', 'Munyaneza', 'Nsengimana', 'Oberholzer', 'Pereira'];
    const nameOf = (index: number) => `${firsts[index % 8]} ${lasts[Math.floor(index / 8) % 8]}`;
    const spellings = [
      ({ number }: MadeOrder) => `Payment ${number}`,
      ({ number }: MadeOrder) => `REF:${number.replace('-', ' ')}/TRIP`,
      ({ number }: MadeOrder) => `${number.replace('-', '')} safari`,
      ({ number }: MadeOrder) => `inv. no ${number.slice(0, 5)} ${number.slice(5, 8)} ${number.slice(8)}`,
    ];
    for (let index = 0; index < 110; index++) {
      const right = await order(2_000 + index, `Ref ${index}`);
      add(right, 2_000 + index, { text: spellings[index % 3]!(right), reference: `FT-A${index}` });
    }
    for (let index = 0; index < 20; index++) {
      const right = await order(3_000 + index, `Fee ${index}`);
      add(right, 3_000 + index - 5 - index, { text: spellings[index % 3]!(right), reference: `FT-B${index}` });
    }
    for (let index = 0; index < 20; index++) {
      const right = await order(4_000 + index, nameOf(index));
      const [first, last] = nameOf(index).split(' ') as [string, string];
      // A typing error in every second one: a letter twice.
      const typed = index % 2 ? last.replace(/(.)$/, '$1$1') : last;
      add(right, 4_000 + index, { name: `${typed.toUpperCase()}, ${first}`, reference: `FT-C${index}` });
    }
    for (let index = 0; index < 15; index++) {
      const right = await order(1_500 + index, `Franc ${index}`);
      add(right, (1_500 + index) * 1_466, { currency: 'RWF', text: spellings[0]!(right), reference: `FT-D${index}` });
    }
    for (let index = 0; index < 15; index++) {
      const right = await order(5_000 + index, `Part ${index}`);
      add(right, 1_000 + index, { text: spellings[1]!(right), reference: `FT-E${index}` });
    }
    for (let index = 0; index < 8; index++) add(undefined, 17 + index, { text: 'Interest', reference: `FT-F${index}` });
    for (let index = 0; index < 8; index++) add(undefined, -4 - index, { text: 'Charge', reference: `FT-G${index}` });
    for (let index = 0; index < 4; index++) {
      for (let same = 0; same < 2; same++) await order(6_000 + index, `Rival ${index} ${same}`);
      add(undefined, 6_000 + index, { text: 'Safari', reference: `FT-H${index}` });
    }
    expect(made).toHaveLength(200);
    const { id, rows } = await uploaded(...made.map(({ movement }) => movement));
    const verdicts = rows.map(({ proposals: [best] }, index) => {
      const { right } = made[index]!;
      if (!best || best.confidence === 'possible') return right ? 'missed' : 'asked';
      return best.parts.length === 1 && best.parts[0]!.orderId === right?.id ? 'right' : 'wrong';
    });
    const counts = Map.groupBy(verdicts, (one) => one);
    expect([...counts].map(([verdict, { length }]) => [verdict, length]).sort()).toEqual([
      ['asked', 20],
      ['right', 180],
    ]);
    const sure = rows.filter(({ proposals: [best] }) => best?.confidence === 'sure');
    expect(sure.length).toBeGreaterThanOrEqual(140);
    for (let at = 0; at < sure.length; at += MAX_CONFIRMED_ROWS) {
      const batch = sure.slice(at, at + MAX_CONFIRMED_ROWS);
      const { body } = await confirm(
        id,
        ...batch.map(({ id: row, proposals: [best] }) => ({ row, ...toConfirm(best!) })),
      );
      expect(body).toMatchObject({ booked: batch.length, refused: [] });
    }
    expect(await get(id)).toMatchObject({ booked: sure.length, open: 200 - sure.length });
    await product.api.put('/admin/settings', { rates: { RWF: null } }, { token: admin });
  });
});

const toConfirm = ({ parts, rate }: Proposal) => ({
  parts: parts.map(({ orderId, amount, fee }) => ({ orderId, amount, fee })),
  ...(rate !== null && { rate }),
});
