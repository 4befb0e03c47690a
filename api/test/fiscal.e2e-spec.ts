import { addDays, today } from '@imisozi/core/kigali-time';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { FiscalReceipt } from '../src/modules/fiscal/fiscal-receipt.entity.js';
import { FiscalQueue } from '../src/modules/fiscal/fiscal.queue.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, tokenOf } from './support/factories.js';
import { FakeVsdc } from './support/fake-vsdc.js';
import { textOfPdf } from './support/pdf-text.js';

interface Row {
  readonly id: string;
  readonly paper: string;
  readonly kind: string;
  readonly state: string;
  readonly problem: string;
  readonly amount: number;
  readonly attempts: number;
  readonly reverses: string | null;
}

describe('The fiscal device (rules/fiscal)', () => {
  const device = new FakeVsdc();
  let product: TestApp;
  let admin: string;
  let accountant: string;

  beforeAll(async () => {
    product = await startApp({ FISCAL_URL: await device.start(), FISCAL_TIMEOUT_MS: '1000' });
    [admin, accountant] = await Promise.all([
      tokenOf(product.dataSource, product.api, 'admin'),
      tokenOf(product.dataSource, product.api, 'accountant'),
    ]);
    const tax = { tin: '102345678', vatNumber: '102345678', rates: { permit: 'exempt' } };
    await product.api.put('/admin/settings', { tax, rates: { RWF: 1_450 } }, { token: admin });
  });
  afterAll(async () => {
    await product.close();
    await device.stop();
  });
  beforeEach(() => {
    device.troubles.length = 0;
  });

  let count = 0;
  const sell = async (fields: Record<string, unknown> = {}): Promise<string> => {
    const tour = await makeTour(product.dataSource, {
      title: `Signed ${++count}`,
      price1: 118,
      extras: [{ code: 'permit', label: 'Permit', category: 'permit', price: 50, per: 'person' }],
    });
    const { body } = await product.api.post(
      '/admin/orders',
      {
        itemsArray: [{ id: tour.id }],
        people: 1,
        names: 'Fiscal Client',
        email: `fiscal.${count}@example.org`,
        phoneNumber: '+250788123456',
        travelDate: addDays(today(), 90),
        ...fields,
      },
      { token: admin },
    );
    return body.order.id as string;
  };
  const book = async (id: string, amount: number, direction = 'in') => {
    const { status, body } = await product.api.post(
      `/admin/orders/${id}/ledger`,
      { kind: 'bank', direction, amount, receivedAt: today() },
      { token: accountant },
    );
    expect(status).toBe(201);
    return body as { entry: { id: string; receiptNumber: string }; order: { invoiceNumber: string } };
  };
  const rows = async (orderId: string): Promise<Row[]> => {
    const filter = encodeURIComponent(JSON.stringify({ orderId }));
    const sort = encodeURIComponent('["createdAt","ASC"]');
    const { body } = await product.api.get(`/admin/fiscal-receipts?filter=${filter}&sort=${sort}`, {
      token: accountant,
    });
    return body as Row[];
  };
  /** What the task does every ten seconds, without the pauses while the device is away. */
  const round = async () => {
    await product.dataSource.getRepository(FiscalReceipt).update({ state: 'queued' }, { notBefore: null });
    await product.app.get(FiscalQueue).round();
  };
  const paper = async (id: string, path: string): Promise<string> => {
    const { rawPayload } = await product.app.inject(`/api/order/${await product.api.links.keyOf(id)}/${path}`);
    return (await textOfPdf(rawPayload)).replace(/\s+/g, ' ');
  };

  it('signs an invoice in francs by rate, and the paper says how (rules/fiscal 1, 4)', async () => {
    const id = await sell({ extras: [{ code: 'permit', quantity: 1 }] });
    const { order } = await book(id, 168);
    expect(await rows(id)).toMatchObject([{ paper: order.invoiceNumber, kind: 'sale', state: 'queued', amount: 168 }]);
    await round();
    expect(await rows(id)).toMatchObject([{ state: 'signed', attempts: 1, problem: '' }]);
    expect(device.journal.at(-1)).toMatchObject({
      tin: '102345678',
      bhfId: '00',
      rcptTyCd: 'S',
      orgInvcNo: 0,
      invcNo: Number(`1${order.invoiceNumber.replace(/\D/g, '')}`),
      taxblAmtA: 72_500,
      taxblAmtB: 171_100,
      taxAmtB: 26_100,
      totAmt: 243_600,
    });
    const text = await paper(id, 'invoice');
    for (const fact of ['SDC ID: SDC001000001', 'Receipt number: 1/1 NS', 'Receipt signature: V249-J39C-FJ48-HE2W']) {
      expect(text).toContain(fact);
    }
    const receipt = await paper(id, `receipts/${(await book(id, 1, 'out')).entry.receiptNumber}`);
    expect(receipt).not.toContain('SDC ID');
    await round();
  });

  it('is named in the mails that bring its papers, once it has signed them (rules/fiscal 4)', async () => {
    const id = await sell();
    const email = `fiscal.${count}@example.org`;
    const { order } = await book(id, 118);
    const latest = async () => (await product.mails.to(email)).at(-1)!.text!;
    expect(await latest()).not.toContain('EBM');
    await round();
    const mails = product.dataSource.getRepository(Mail);
    const mailed = await mails.findOneByOrFail({ orderId: id, template: 'payment-received' });
    await product.api.post(`/admin/outbox/${mailed.id}/send`, {}, { token: admin });
    expect(await latest()).toMatch(new RegExp(`EBM receipt: ${order.invoiceNumber}, SDC001000001, \\d+/\\d+ NS`));
  });

  it('sends nothing twice, whatever becomes of the answer (rules/fiscal 2)', async () => {
    const id = await sell();
    await book(id, 118);
    const before = device.journal.length;
    device.troubles.push('away', 'no json', 'lost answer');
    await round();
    expect(await rows(id)).toMatchObject([{ state: 'queued', attempts: 1 }]);
    // "no json": it has signed, and its answer is unreadable; "lost answer": it does not arrive.
    await round();
    await round();
    await round();
    expect(device.journal.length).toBe(before + 1);
    const [row] = await rows(id);
    expect(row).toMatchObject({ state: 'unanswered' });
    const entered = await product.api.post(
      `/admin/fiscal-receipts/${row!.id}/enter`,
      {
        receiptNumber: 2,
        totalReceipts: 2,
        internalData: 'FROMTHEJOURNAL',
        signature: 'SIGNEDONCE',
        deviceId: 'SDC001000001',
        machineId: 'WIS01000001',
        signedAt: '2026-11-28 12:00',
      },
      { token: accountant },
    );
    expect(entered.body.data).toMatchObject({ state: 'signed', signed: { signedAt: '20261128120000' } });
    expect(await paper(id, 'invoice')).toContain('Receipt number: 2/2 NS');
    const twice = await product.api.post(`/admin/fiscal-receipts/${row!.id}/again`, {}, { token: accountant });
    expect([twice.status, twice.body.code]).toEqual([409, 'fiscal-receipt-is']);
  });

  it('keeps the order of the queue while the device is away, and pauses between tries (rules/fiscal 2)', async () => {
    const [first, second] = [await sell(), await sell()];
    const papers = [(await book(first, 118)).order.invoiceNumber, (await book(second, 118)).order.invoiceNumber];
    device.troubles.push('away');
    const sent = device.requests;
    await round();
    await product.app.get(FiscalQueue).round();
    expect(device.requests).toBe(sent + 1);
    expect((await rows(second))[0]).toMatchObject({ state: 'queued', attempts: 0 });
    await round();
    expect(device.journal.slice(-2).map(({ invcNo }) => invcNo)).toEqual(
      papers.map((number) => Number(`1${number.replace(/\D/g, '')}`)),
    );
  });

  it('lists what the device refuses, goes on with others, and sends it again when asked (rules/fiscal 2, 3)', async () => {
    const [bad, good] = [await sell(), await sell()];
    await book(bad, 118);
    await book(good, 118);
    device.troubles.push('refuses');
    await round();
    const [refused] = await rows(bad);
    expect(refused).toMatchObject({ state: 'refused', problem: '910: Request parameter error' });
    expect(await rows(good)).toMatchObject([{ state: 'signed' }]);
    const again = await product.api.post(`/admin/fiscal-receipts/${refused!.id}/again`, {}, { token: accountant });
    expect(again.body.data).toMatchObject({ state: 'queued', attempts: 0 });
    await round();
    expect(await rows(bad)).toMatchObject([{ state: 'signed' }]);
  });

  it('is held up by no refund whose sale is refused (rules/fiscal 2)', async () => {
    const refused = await sell();
    const { entry } = await book(refused, 118);
    device.troubles.push('refuses');
    await round();
    await product.api.post(`/admin/ledger/${entry.id}/void`, { reason: 'Not ours' }, { token: admin });
    const next = await sell();
    await book(next, 118);
    await round();
    expect((await rows(refused)).map(({ state }) => state)).toEqual(['refused', 'queued']);
    expect(await rows(next)).toMatchObject([{ state: 'signed' }]);
    const [sale] = await rows(refused);
    await product.api.post(`/admin/fiscal-receipts/${sale!.id}/again`, {}, { token: accountant });
    await round();
    expect((await rows(refused)).map(({ state }) => state)).toEqual(['signed', 'signed']);
  });

  it('takes back a credited invoice, and parts of one whose booking has ended (rules/fiscal 1)', async () => {
    const voided = await sell();
    const { entry } = await book(voided, 118);
    await product.api.post(`/admin/ledger/${entry.id}/void`, { reason: 'Not ours' }, { token: admin });
    await round();
    const [sale, refund] = await rows(voided);
    expect(refund).toMatchObject({ kind: 'refund', state: 'signed', amount: 118, reverses: sale!.paper });
    expect(device.journal.at(-1)).toMatchObject({ rcptTyCd: 'R', totAmt: 171_100 });
    expect(await paper(voided, `receipts/${refund!.paper}`)).toMatch(/Receipt number: \d+\/\d+ NR/);

    const ended = await sell();
    await book(ended, 118);
    const { body } = await product.api.post(
      `/admin/orders/${ended}/cancel`,
      { refund: 100, override: true, reason: 'Rain' },
      { token: admin },
    );
    expect(body.order?.status ?? body.status).toBeDefined();
    await book(ended, 40, 'out');
    await book(ended, 60, 'out');
    await round();
    const parts = (await rows(ended)).filter(({ kind }) => kind === 'refund');
    expect(parts.map(({ amount, state }) => [amount, state])).toEqual([
      [40, 'signed'],
      [60, 'signed'],
    ]);
  });

  it('is sent by one of two processes at a time (rules/fiscal 2)', async () => {
    const id = await sell();
    await book(id, 118);
    const sent = device.requests;
    device.troubles.push('slow');
    await product.dataSource.getRepository(FiscalReceipt).update({ state: 'queued' }, { notBefore: null });
    const queue = product.app.get(FiscalQueue);
    await Promise.all([queue.round(), queue.round(), queue.round()]);
    expect(device.requests).toBe(sent + 1);
    expect(await rows(id)).toMatchObject([{ state: 'signed' }]);
  });

  it('waits for a rate and a TIN (rules/fiscal 2)', async () => {
    await product.api.put('/admin/settings', { rates: { RWF: null } }, { token: admin });
    const id = await sell();
    await book(id, 118);
    await round();
    expect(await rows(id)).toMatchObject([{ state: 'queued', problem: 'There is no rate for francs' }]);
    await product.api.put('/admin/settings', { rates: { RWF: 1_400 } }, { token: admin });
    await round();
    expect(await rows(id)).toMatchObject([{ state: 'signed' }]);
  });
});
