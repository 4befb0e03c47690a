import { extractText } from 'unpdf';
import { addDays, catDay, parseCatTime, today } from '@imisozi/core/kigali-time';
import { OrderDocuments } from '../src/modules/ledger/documents/order.documents.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { PdfPage } from '../src/common/pdf/pdf-page.js';
import { readCompany } from '@imisozi/core/company';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { textOfPdf } from './support/pdf-text.js';

describe('The documents of an order (rules/orders 10, rules/payments 1)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  async function makeOrder(fields: Record<string, unknown> = {}, title?: string): Promise<Order> {
    const tour = await makeTour(product.dataSource, { price1: 33.33, ...(title && { title }) });
    const { body } = await product.api.post('/order', orderBody(tour.id, { people: 1, amount: 33.33, ...fields }));
    return find(body.order.id);
  }
  const find = (id: string) => product.dataSource.getRepository(Order).findOneByOrFail({ id });
  const setStatus = (id: string, status: string) =>
    product.api.put(`/order/${id}/status`, { status }, { token: admin });
  async function paper(id: string, kind: string) {
    const { statusCode, headers, rawPayload } = await product.app.inject({
      url: `/api/order/${await product.api.links.keyOf(id)}/${kind}`,
    });
    return { statusCode, headers, text: statusCode === 200 ? await textOfPdf(rawPayload) : '', content: rawPayload };
  }

  it('are a proforma at first, without invoice and receipt before the payment', async () => {
    const { id, number } = await makeOrder();
    expect((await paper(id, 'proforma')).text).toContain(`Proforma invoice No. ${number}`);
    for (const kind of ['invoice', 'receipt']) {
      const { statusCode, headers } = await paper(id, kind);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('are drawn once for the mails to client and company, and again once the order has changed', async () => {
    const order = await makeOrder();
    const documents = product.app.get(OrderDocuments);
    const proforma = await documents.proforma(order, 'client');
    expect(await documents.proforma(await find(order.id), 'client')).toBe(proforma);
    await product.dataSource.getRepository(Order).update({ id: order.id }, { itemTitle: 'Another title' });
    const { content } = await documents.proforma(await find(order.id), 'client');
    expect(await textOfPdf(content)).toContain('Another title');
  });

  it('are a numbered invoice and receipt once it is paid, for anyone with its link, and never cached', async () => {
    const { id, number } = await makeOrder();
    await setStatus(id, 'PAID');
    const { invoiceNumber, receiptNumber } = await find(id);
    const invoice = await paper(id, 'invoice');
    expect(invoice.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="invoice-${invoiceNumber}.pdf"`,
    });
    expect(invoice.text).toContain(`Invoice No. ${invoiceNumber}`);
    expect(invoice.text).toContain(`receipt ${receiptNumber}`);
    expect(invoice.text).toContain('$33.33 USD');
    const receipt = await paper(id, 'receipt');
    expect(receipt.text).toContain(`Receipt No. ${receiptNumber}`);
    expect(receipt.text).toContain('Recorded by our office');
    expect(receipt.text).toContain(`For order: ${number}`);
    expect(receipt.text).not.toContain('TEST');
    expect((await product.api.get('/order/00000000-0000-4000-8000-000000000000/invoice')).status).toBe(404);
  });

  it('come with the mail that confirms the payment, and the public view contains their numbers', async () => {
    const { id, email } = await makeOrder({ email: 'papers.reader@example.org' });
    await setStatus(id, 'PAID');
    const { invoiceNumber, receiptNumber } = await find(id);
    const { attachments } = (await product.mails.to(email)).at(-1)!;
    const papers = attachments.filter(({ mimeType }) => mimeType === 'application/pdf');
    expect(papers.map(({ filename }) => filename)).toEqual([
      `invoice-${invoiceNumber}.pdf`,
      `receipt-${receiptNumber}.pdf`,
    ]);
    expect(await textOfPdf(papers[1]!.content as Uint8Array)).toContain(receiptNumber);
    expect((await product.api.get(`/order/${id}`)).body.data).toMatchObject({ invoiceNumber, receiptNumber });
  });

  it('print names in Kinyarwanda and French correctly, with embedded fonts, however long they are', async () => {
    const names = 'Éloïse N’Guessan-Lefèvre Œuvrard Mukamurêngezi çà ùñ';
    const title = `Urugendo rw’Ibirunga – ${'forêt, lac Kivu & thé, '.repeat(7)}`.slice(0, 150).trim();
    const { id } = await makeOrder(
      { names, address: 'Rue de l’Hôtel-de-Ville 12, Nyamirambo '.repeat(5).trim() },
      title,
    );
    await setStatus(id, 'PAID');
    for (const kind of ['proforma', 'invoice', 'receipt']) {
      const { text, content } = await paper(id, kind);
      expect(text).toContain(names);
      expect(text).toContain(title);
      expect(content.toString('latin1').match(/\/FontFile2/g)).toHaveLength(2);
    }
  });

  it('show no empty boxes for characters missing in their font', async () => {
    const { id } = await makeOrder({ names: 'Wanjikũ Nguyễn Иван 李雷 🦍' });
    const { text } = await paper(id, 'proforma');
    expect(text.normalize('NFC')).toContain('Wanjikũ Nguyễn Ivan LiLei');
  });

  it('show the day in Kigali, whatever the day in London (rules/api 11)', async () => {
    const { id } = await makeOrder({ needDate: '2038-01-05T23:30:00Z' });
    const orders = product.dataSource.getRepository(Order);
    await setStatus(id, 'PAID');
    await orders.update({ id }, { paidAt: new Date('2037-12-31T22:30:00Z') });
    const { text } = await paper(id, 'invoice');
    expect(text).toContain('Issued: Fri, 1 January 2038');
    expect(text).toContain('Travel date: Wed, 6 January 2038');
    expect(text).toContain('Fri, 1 January 2038 at 00:30 CAT');
  });

  it('say that no money moved in a test, and how much was refunded', async () => {
    const { id } = await makeOrder();
    const { body: session } = await product.api.post('/v1/payments/session', { amount: 33.33, orderId: id });
    await product.api.post(`/v1/payments/sandbox/${session.sessionId}`, { outcome: 'approve' });
    await product.api.post(`/v1/payments/${session.reference}/check`, {});
    const refund = { status: 'REFUNDED', refundedAmount: 11.11 };
    await product.api.put(`/order/${id}/status`, refund, { token: admin });
    for (const kind of ['invoice', 'receipt']) {
      const { text } = await paper(id, kind);
      expect(text).toContain('TEST: this payment was made in the sandbox');
      expect(text).toMatch(/\$11\.11 was refunded on .+ CAT\./);
    }
    // A line may break after a hyphen.
    const unbroken = (await paper(id, 'receipt')).text.replaceAll('- ', '-');
    expect(unbroken).toContain(`Reference: ${session.reference}`);
  });

  it('have numbers without gaps or duplicates when many are paid at once and some payments fail', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => makeOrder()));
    const answers = await Promise.all([...orders, ...orders].map(({ id }) => setStatus(id, 'PAID')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
    const all = (await product.dataSource.getRepository(Order).find()).filter(({ invoiceNumber }) => invoiceNumber);
    const counted = Array.from({ length: all.length }, (_, index) => String(index + 1).padStart(6, '0'));
    for (const kind of ['invoiceNumber', 'receiptNumber'] as const) {
      expect(all.map((order) => order[kind]!.slice(-6)).sort()).toEqual(counted);
    }
  });

  it('have as many pages as their lines need, and lose none', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      description: `Line ${index + 1} of many`,
      detail: 'Price for one person',
      amount: '$33.33',
    }));
    const pdf = await new PdfPage(readCompany({}), 'Many', new Date(0))
      .title('Many', 'No. 1')
      .amounts(rows, 'Total', '$1,999.80')
      .finish();
    const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(totalPages).toBe(4);
    for (const { description } of rows) expect(text).toContain(description);
    expect(text).toContain('$1,999.80');
    expect(text.match(/DESCRIPTION/g)).toHaveLength(totalPages);
    expect(text.match(/Page \d of 4/g)).toEqual(['Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4']);
  });
});

describe('The documents of an order that is paid in parts (rules/orders 10, rules/money 3)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const paper = async (id: string, kind: string) =>
    textOfPdf(
      (await product.app.inject({ url: `/api/order/${await product.api.links.keyOf(id)}/${kind}` })).rawPayload,
    );

  it('show the price in detail, when amounts are due, and the bank account (rules/orders 10)', async () => {
    const bankDetails = [{ name: 'Account number', value: '000-123-456' }];
    await product.api.put('/admin/settings', { bankDetails }, { token: admin });
    const permit = { code: 'permit', label: 'Gorilla permit', category: 'permit', price: 800, per: 'person' } as const;
    const tour = await makeTour(product.dataSource, {
      price2: 1000,
      terms: { depositPercent: 30, balanceDaysBefore: 30 },
      extras: [{ ...permit, required: true }],
    });
    const travelDate = addDays(today(), 90);
    const due = catDay(parseCatTime(addDays(travelDate, -30))!);
    const email = 'papers@example.org';
    const { body } = await product.api.post('/order', {
      ...orderBody(tour.id, { people: 2, amount: 2600, email }),
      travelDate,
    });
    const { id, number } = body.order as Order;
    const schedule = ['Deposit: $1,900, due now', `Balance: $700, due ${due}`];
    const account = ['Account number: 000-123-456', `Reference: ${number}`];
    const text = await paper(id, 'proforma');
    for (const part of [tour.title, 'Gorilla permit $1,600 2 × $800', '$2,600', ...schedule, ...account]) {
      expect(text).toContain(part);
    }
    const [ordered] = await product.mails.to(email);
    for (const part of ['Gorilla permit × 2: $1,600', ...schedule, ...account]) expect(ordered!.text).toContain(part);

    const book = (amount: number) =>
      product.api.post(`/admin/orders/${id}/ledger`, { kind: 'bank', direction: 'in', amount }, { token: admin });
    await book(1_900);
    const [part] = (await product.mails.to(email)).filter(({ subject }) => subject!.startsWith('Payment received'));
    for (const line of [schedule[1]!, ...account]) expect(part!.text).toContain(line);
    const later = await paper(id, 'proforma');
    expect(later).toContain('$1,900 has been paid.');
    expect(later).not.toContain(schedule[0]);
    await book(700);
    const invoice = await paper(id, 'invoice');
    expect(invoice).toContain('Gorilla permit $1,600 2 × $800');
    expect(invoice).not.toContain('000-123-456');
    const last = (await product.mails.to(email)).at(-1)!;
    expect(last.text).not.toContain('000-123-456');
  });

  it("show the office's lines, the revision, and what a payment is a part of (rules/orders 10)", async () => {
    const tour = await makeTour(product.dataSource, { terms: { depositPercent: 30, balanceDaysBefore: 30 } });
    const booking = { ...orderBody(tour.id), people: 2, travelDate: addDays(today(), 90) };
    const lines = [{ label: 'A night at the lake', quantity: 1, unitAmount: 250 }];
    const made = await product.api.post('/admin/orders', { ...booking, lines }, { token: admin });
    const { id, number } = made.body.order as Order;
    const first = await paper(id, 'proforma');
    expect(first).toContain(`For: ${tour.title}`);
    expect(first).not.toContain('Price for a group');
    expect(first).not.toContain('revision');
    await product.api.put(`/admin/orders/${id}`, { revision: 1, address: 'Another' }, { token: admin });
    expect(await paper(id, 'proforma')).toContain(`No. ${number}, revision 2`);

    const entry = { kind: 'bank', direction: 'in', amount: 75, receivedAt: today() };
    const booked = await product.api.post(`/admin/orders/${id}/ledger`, entry, { token: admin });
    const receipt = await paper(id, `receipts/${booked.body.entry.receiptNumber}`);
    expect(receipt).toContain(`Received: ${catDay(new Date())} By bank transfer`);
    expect(receipt).toContain(`${tour.title} $75 Part of the price of $250`);
  });

  it('show what is kept and refunded after the order has ended (rules/cancelling 7, rules/orders 10)', async () => {
    const tour = await makeTour(product.dataSource, { price2: 1000 });
    const booking = orderBody(tour.id, { people: 2, amount: 1000 });
    const { body } = await product.api.post('/order', { ...booking, travelDate: addDays(today(), 3) });
    const { id } = body.order as Order;
    const ledger = { kind: 'bank', direction: 'in', amount: 1000 };
    await product.api.post(`/admin/orders/${id}/ledger`, ledger, { token: admin });
    await product.api.post(`/order/${id}/cancel`, { refund: 750 });
    const proforma = await paper(id, 'proforma');
    expect(proforma).toContain('Still to be paid back: $750. $250 of what was paid for this order is kept.');
    expect(proforma).not.toContain('has been paid');
  });
});
