import { randomUUID } from 'node:crypto';
import { FILE_TYPES, MAX_REPLY_FILES } from '@imisozi/core/thread-files';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { ThreadFile } from '../src/modules/threads/files/thread-file.entity.js';
import { ThreadFilePart } from '../src/modules/threads/files/thread-file-part.entity.js';
import { ThreadDrafts } from '../src/modules/threads/files/thread.drafts.js';
import { Thread } from '../src/modules/threads/thread.entity.js';
import { ThreadErasing } from '../src/modules/threads/thread.erasing.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { zipOf } from './support/files.js';
import { makeService, makeSupplier } from './support/suppliers.js';
import { PDF, picture, upload } from './support/uploads.js';

interface File {
  readonly id: string | null;
  readonly name: string;
  readonly size: number;
  readonly type: string | null;
  readonly problem: string | null;
}

interface Full {
  readonly id: string;
  readonly messages: readonly { readonly kind: string; readonly files: readonly File[] }[];
}

const MB = 1_048_576;

const bytesOf = (content: unknown) => Buffer.from(content as Uint8Array);

describe('Files of conversations', () => {
  let product: TestApp;
  let token: string;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'reservations');
  });
  afterAll(() => product.close());

  let count = 0;
  const begin = async (as = token) => {
    const email = `files.${++count}@example.org`;
    const body = { email, subject: 'Boats', text: 'Which one?' };
    const { body: made } = await product.api.post('/admin/threads', body, { token: as });
    return { id: made.data.id as string, email };
  };
  const booked = async (paid = 0) => {
    const email = `files.${++count}@example.org`;
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id, { email }));
    const { id, number, amount } = body.order as { id: string; number: string; amount: number };
    if (paid) {
      const money = { kind: 'cash', direction: 'in', amount: amount * paid };
      expect((await product.api.post(`/admin/orders/${id}/ledger`, money, { token })).status).toBe(201);
    }
    await product.api.post(`/order/${id}/message`, { message: 'The papers, please.' });
    const [thread] = await product.dataSource.getRepository(Thread).findBy({ orderId: id });
    return { email, orderId: id, number, id: thread!.id };
  };
  const send = (id: string, data: Buffer | string, name = 'list.txt', as = token, key?: string) =>
    upload(product, as, [{ data }], { name }, `/api/admin/threads/${id}/files`, key);
  const sent = async (id: string, data: Buffer | string, name?: string) => {
    const answer = await send(id, data, name);
    expect([answer.statusCode, answer.json().message]).toEqual([201, 'The file has been uploaded.']);
    return answer.json<{ data: File }>().data as File & { id: string };
  };
  const reply = (id: string, attachments: unknown, key = randomUUID(), as = token) =>
    product.api.post(
      `/admin/threads/${id}/replies`,
      { text: 'Here they are.', attachments },
      { token: as, headers: { 'idempotency-key': key } },
    );
  const show = async (id: string) => (await product.api.get(`/admin/threads/${id}`, { token })).body as Full;
  const open = (id: string, file: string, as = token) =>
    product.app.inject({ method: 'GET', url: `/api/admin/threads/${id}/files/${file}`, headers: { token: as } });
  const stored = (id: string) => product.dataSource.getRepository(ThreadFile).countBy({ threadId: id });
  const parts = () => product.dataSource.getRepository(ThreadFilePart).count();

  it('go out with a reply in the order of the list, and can be opened as they were (rules/threads 8)', async () => {
    const { id, email } = await begin();
    const photo = await picture(900, 700).png().toBuffer();
    const long = Buffer.from(`%PDF-1.7\n${'x'.repeat(200_000)}`);
    const [list, map] = [await sent(id, long, 'Packing list.pdf'), await sent(id, photo, 'Carte générale.PNG')];
    expect([list, map]).toMatchObject([
      { name: 'Packing list.pdf', type: 'pdf', size: long.length, problem: null },
      { name: 'Carte générale.png', type: 'png', size: photo.length, problem: null },
    ]);
    const { status, body } = await reply(id, [{ fileId: map.id }, { fileId: list.id }]);
    expect([status, body.message]).toEqual([201, `Your reply to ${email} will be mailed.`]);
    const [mail] = (await product.mails.to(email)).slice(-1);
    expect(
      mail!.attachments.map(({ filename, mimeType, content }) => [filename, mimeType, bytesOf(content).length]),
    ).toEqual([
      ['Carte générale.png', 'image/png', photo.length],
      ['Packing list.pdf', 'application/pdf', long.length],
    ]);
    expect(bytesOf(mail!.attachments[0]!.content).equals(photo)).toBe(true);
    const { files } = (await show(id)).messages.at(-1)!;
    expect(files.map(({ name }) => name)).toEqual(['Carte générale.png', 'Packing list.pdf']);
    const opened = await open(id, list.id);
    expect(opened.rawPayload.equals(long)).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Packing%20list.pdf"; filename*=UTF-8''Packing%20list.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
  });

  it('are sent once for one key, and once for two replies (rules/threads 8)', async () => {
    const { id, email } = await begin();
    const { id: fileId } = await sent(id, 'Boots');
    const key = randomUUID();
    const [first, again] = [await reply(id, [{ fileId }], key), await reply(id, [{ fileId }], key)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const other = await reply(id, [{ fileId }]);
    expect([other.status, other.body.message]).toEqual([404, 'This attachment was not found.']);
    expect(await stored(id)).toBe(1);
    await product.mails.settled();
    expect(await product.dataSource.getRepository(Mail).countBy({ recipient: email, template: 'thread-reply' })).toBe(
      2,
    );

    const { id: raced } = await sent(id, 'Hat');
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, [{ fileId: raced }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    const twice = await sent(id, 'Map');
    expect((await reply(id, [{ fileId: twice.id }, { fileId: twice.id }])).status).toBe(404);
  });

  it('are uploaded once for one key (rules/threads 8)', async () => {
    const { id } = await begin();
    const key = randomUUID();
    const [first, again] = [await send(id, 'Boots', 'a.txt', token, key), await send(id, 'Boots', 'a.txt', token, key)];
    expect([first.statusCode, again.statusCode, again.payload]).toEqual([201, 201, first.payload]);
    expect(await stored(id)).toBe(1);
  });

  it('are what they hold, not what they are called (rules/threads 8)', async () => {
    const { id } = await begin();
    const word = zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' });
    const text = zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' });
    const cases: readonly [Buffer | string, string, string][] = [
      ['<script>alert(1)</script>', 'invoice.html', 'invoice.html.txt'],
      ['day,price\n1,2\n', 'prices.CSV', 'prices.csv'],
      [PDF, 'setup.exe', 'setup.exe.pdf'],
      [PDF, '../../etc/passwd', 'etc passwd.pdf'],
      [PDF, '...', 'file.pdf'],
      [word, 'letter', 'letter.docx'],
      [text, 'letter.odt', 'letter.odt'],
    ];
    for (const [data, name, expected] of cases) {
      const file = await sent(id, data, name);
      expect(file.name).toBe(expected);
      const { headers } = await open(id, file.id);
      expect(headers['content-type']).toBe(FILE_TYPES[file.type as keyof typeof FILE_TYPES].mime);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
    }
  });

  it('are no programs, archives or pictures with scripts, none is empty, and none above 10 MB (rules/threads 8)', async () => {
    const { id } = await begin();
    const macros = zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': 'x' });
    for (const data of [Buffer.from('MZ\x90\0\x03'), zipOf({ 'a.txt': 'x' }), macros, Buffer.from('PK\x03\x04')]) {
      const { statusCode, payload } = await send(id, data, 'letter.docx');
      expect([statusCode, payload]).toEqual([415, expect.stringContaining('without macros')]);
    }
    expect((await send(id, '')).statusCode).toBe(400);
    const large = await send(id, Buffer.alloc(10 * MB + 1, 'a'));
    expect([large.statusCode, large.payload]).toEqual([413, expect.stringContaining('The limit is 10 MB.')]);
    expect(await stored(id)).toBe(0);
  });

  it('are at most 10 in a reply, 15 MB together, and a refused reply keeps them (rules/threads 8)', async () => {
    const { id, email } = await begin();
    const before = (await product.mails.to(email)).length;
    const big = [await sent(id, Buffer.alloc(8 * MB, 'a')), await sent(id, Buffer.alloc(8 * MB, 'b'))];
    const tooLarge = await reply(
      id,
      big.map(({ id: fileId }) => ({ fileId })),
    );
    expect([tooLarge.status, tooLarge.body.message]).toEqual([413, expect.stringContaining('15 MB together')]);
    const many = await reply(
      id,
      Array.from({ length: MAX_REPLY_FILES + 1 }, () => ({ paper: 'x' })),
    );
    expect([many.status, many.body.message]).toEqual([400, 'A reply can have at most 10 files, 15 MB together.']);
    for (const broken of ['x', [1], [{ fileId: 'x' }], [{ paper: '' }], [{ paper: 'x', fileId: randomUUID() }]]) {
      const { status, body } = await reply(id, broken);
      expect([status, body.message]).toEqual([400, 'Attachments must be a list of uploaded files and papers']);
    }
    await product.mails.settled();
    expect(await product.mails.to(email)).toHaveLength(before);
    expect((await reply(id, [{ fileId: big[0]!.id }])).status).toBe(201);
  });

  it('belong to one conversation and to who has uploaded them, until they are sent (rules/threads 8)', async () => {
    const [one, other] = [await begin(), await begin()];
    const colleague = await tokenOf(product.dataSource, product.api, 'reservations');
    const accountant = await tokenOf(product.dataSource, product.api, 'accountant');
    const { id: fileId } = await sent(one.id, 'Boots');
    expect((await reply(other.id, [{ fileId }])).status).toBe(404);
    expect((await reply(one.id, [{ fileId }], randomUUID(), colleague)).status).toBe(404);
    expect((await open(one.id, fileId, colleague)).statusCode).toBe(404);
    expect((await product.api.delete(`/admin/threads/${one.id}/files/${fileId}`, { token: colleague })).status).toBe(
      404,
    );
    expect((await open(other.id, fileId)).statusCode).toBe(404);
    expect((await reply(one.id, [{ fileId }])).status).toBe(201);
    expect((await open(one.id, fileId, colleague)).statusCode).toBe(200);
    expect((await open(one.id, fileId, accountant)).statusCode).toBe(403);
    expect((await product.api.delete(`/admin/threads/${one.id}/files/${fileId}`, { token })).status).toBe(404);
    expect((await send(randomUUID(), 'Boots')).statusCode).toBe(404);
  });

  it('go when they are removed, or were not sent for a day (rules/threads 8)', async () => {
    const { id } = await begin();
    const [removed, old, fresh, used] = [
      await sent(id, 'a'),
      await sent(id, 'b'),
      await sent(id, 'c'),
      await sent(id, 'd'),
    ];
    const before = await parts();
    expect((await product.api.delete(`/admin/threads/${id}/files/${removed.id}`, { token })).status).toBe(200);
    expect((await reply(id, [{ fileId: used.id }])).status).toBe(201);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await product.dataSource.getRepository(ThreadFile).update([old.id, used.id], { createdAt: yesterday });
    await product.app.get(ThreadDrafts).round();
    const left = await product.dataSource.getRepository(ThreadFile).findBy({ threadId: id });
    expect(left.map((file) => file.id).sort()).toEqual([fresh.id, used.id].sort());
    expect(await parts()).toBe(before - 2);
  });

  it('of replies that are not sent are bounded (rules/threads 8)', async () => {
    const { id } = await begin();
    for (let sentSoFar = 0; sentSoFar < 3 * MAX_REPLY_FILES; sentSoFar++) await sent(id, 'a');
    expect((await send(id, 'a')).statusCode).toBe(400);
  });

  it('can be the papers of the booking, as the client may have them (rules/threads 8)', async () => {
    const { id, email, number, orderId } = await booked(1);
    const supplier = await makeSupplier(product.dataSource);
    await makeService(product.dataSource, orderId, supplier.id, {
      ...{
        state: 'confirmed',
        note: 'A secret of the office',
        voucherNumber: 'VCH-2026-900001',
        voucherAt: new Date(),
      },
    });
    const { body: papers } = await product.api.get(`/admin/threads/${id}/papers`, { token });
    const kinds = (papers as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['proforma', 'invoice', 'receipt', 'voucher']);
    const numbers = (papers as { number: string }[]).map((paper) => ({ paper: paper.number }));
    expect(numbers[0]).toEqual({ paper: number });
    expect((await reply(id, numbers)).status).toBe(201);
    const mail = (await product.mails.to(email)).at(-1)!;
    expect(mail.attachments.map(({ filename }) => filename!.replace(/-\d{4}-\d{6}/, ''))).toEqual(
      kinds.map((kind) => expect.stringContaining(kind)),
    );
    const { files } = (await show(id)).messages.at(-1)!;
    expect(files).toMatchObject(kinds.map(() => ({ type: 'pdf', problem: null })));
    const opened = await open(id, files[0]!.id!);
    expect(opened.rawPayload.equals(bytesOf(mail.attachments[0]!.content))).toBe(true);
    expect((await reply(id, [{ paper: '2026-999999' }])).status).toBe(404);
    const alone = await begin();
    expect((await product.api.get(`/admin/threads/${alone.id}/papers`, { token })).body).toEqual([]);
    expect((await reply(alone.id, [{ paper: number }])).status).toBe(404);
  });

  it('go with their conversation, by age and with the client, who is given them (rules/threads 9, rules/privacy 20)', async () => {
    const { id, email } = await begin();
    const { id: fileId } = await sent(id, 'My passport', 'passport.txt');
    expect((await reply(id, [{ fileId }])).status).toBe(201);
    const admin = { token: await tokenOf(product.dataSource, product.api, 'admin') };
    const query = { filter: JSON.stringify({ q: email }) };
    const [client] = (await product.api.get('/admin/clients', { ...admin, query })).body as { id: string }[];
    const { body: file } = await product.api.get(`/admin/clients/${client!.id}/export`, admin);
    expect(file.records.threads).toContainEqual(
      expect.objectContaining({ name: 'passport.txt', base64: Buffer.from('My passport').toString('base64') }),
    );
    expect((await product.api.get(`/admin/clients/${client!.id}/export/paper`, admin)).status).toBe(200);
    const before = await parts();
    expect((await product.api.post(`/admin/clients/${client!.id}/erase`, {}, admin)).status).toBe(200);
    expect([await stored(id), await parts()]).toEqual([0, before - 1]);

    const old = await begin();
    await sent(old.id, 'x');
    await product.dataSource.getRepository(Thread).update(old.id, { lastAt: new Date('2020-01-01') });
    await product.app.get(ThreadErasing).round();
    expect([await stored(old.id), await parts()]).toEqual([0, before - 1]);
  });
});
