import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { contactBody } from './support/forms.js';
import { HOSTILE_PDFS, pdfWith } from './support/hostile-pdfs.js';
import { copiesMade, PDF, picture, upload, type SpecFile } from './support/uploads.js';

const PICTURES_ONLY = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
const PICTURES_OR_PDF = 'Please choose a JPEG, PNG, WebP or AVIF picture, or a PDF document.';
const DAMAGED = 'This picture is damaged and cannot be read.';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('Uploads to the local disk (rules/media 1 to 4)', () => {
  let product: TestApp;
  let staff: string;
  let admin: string;

  beforeAll(async () => {
    product = await startApp({ PUBLIC_URL: 'https://safaris.example' });
    staff = await tokenOf(product.dataSource, product.api, 'user');
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  /** The names of all files in the store. */
  const stored = async () => {
    await copiesMade(product);
    const entries = await readdir(product.env.dataPath('media'), { recursive: true, withFileTypes: true });
    return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  };
  const send = (files: readonly SpecFile[], fields?: Record<string, string>) => upload(product, staff, files, fields);
  const pathOf = (address: string) => new URL(address).pathname;
  const fileOf = (address: string) => readFile(join(product.env.DATA_DIR, pathOf(address)));
  const open = (address: string) => product.app.inject({ url: pathOf(address) });

  describe('of a picture', () => {
    it('responds like the cloud service, with an absolute URL and a random name', async () => {
      const data = await picture(2_000, 1_000).jpeg().toBuffer();
      const fields = { folder: 'events', tags: 'cover, 2038', upload_preset: 'any', timestamp: '1700000000', x: 'y' };
      const answer = await send([{ data, name: 'my cover.jpg' }], fields);
      expect(answer.statusCode).toBe(201);
      const body = answer.json();
      expect(body).toMatchObject({
        message: 'The file has been uploaded.',
        secure_url: `https://safaris.example/media/${body.public_id}.jpg`,
        public_id: expect.stringMatching(/^events\/[0-9a-f]{32}$/),
        width: 2_000,
        height: 1_000,
        format: 'jpg',
        folder: 'events',
        tags: ['cover', '2038'],
      });
      expect(body.bytes).toBe((await fileOf(body.secure_url)).length);
      expect(body).not.toHaveProperty('x');
    });

    it.each([
      ['jpg', () => picture().jpeg(), 'image/jpeg'],
      ['png', () => picture().png(), 'image/png'],
      ['webp', () => picture().webp(), 'image/webp'],
      ['avif', () => picture().avif(), 'image/avif'],
    ] as const)('accepts %s by its content, whatever its name', async (format, draw, type) => {
      const data = await draw().toBuffer();
      const { statusCode, body } = await send([{ data, name: 'notes.txt', type: 'text/plain' }]).then((answer) => ({
        statusCode: answer.statusCode,
        body: answer.json(),
      }));
      expect(statusCode).toBe(201);
      expect(body).toMatchObject({ format, width: 60, height: 40 });
      const served = await open(body.secure_url);
      expect(served.statusCode).toBe(200);
      expect(served.headers['content-type']).toBe(type);
    });

    it('stores it in three widths as WebP too, never wider than the picture', async () => {
      const large = (await send([{ data: await picture(1_200, 600).png().toBuffer() }])).json();
      expect(large.eager.map(({ width }: { width: number }) => width)).toEqual([480, 960, 1_200]);
      const names = [480, 960, 1_600].map((width) => `/media/${large.public_id}-${width}.webp`);
      expect(large.eager.map((one: { secure_url: string }) => pathOf(one.secure_url))).toEqual(names);
      for (const version of large.eager) {
        const { format, width, height } = await sharp(await fileOf(version.secure_url)).metadata();
        expect({ format, width, height }).toEqual({ format: 'webp', width: version.width, height: version.height });
      }
    });

    it('cuts a larger one down to 2560 pixels', async () => {
      const data = await picture(4_000, 3_000).jpeg().toBuffer();
      expect((await send([{ data }])).json()).toMatchObject({ width: 2_560, height: 1_920 });
    });

    it('strips the metadata and turns it upright', async () => {
      const data = await picture(60, 40)
        .jpeg()
        .withExif({ IFD0: { Artist: 'SECRET-PERSON' }, IFD3: { GPSLatitude: '1/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const body = (await send([{ data }])).json();
      expect(body).toMatchObject({ width: 40, height: 60 });
      const kept = await fileOf(body.secure_url);
      const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    });

    it('is served with long caching, also to other origins, and with nosniff', async () => {
      const body = (await send([{ data: await picture().jpeg().toBuffer() }])).json();
      for (const address of [body.secure_url, body.eager[0].secure_url]) {
        expect((await open(address)).headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        });
      }
    });
  });

  it('cannot be read by other users of the machine, like all files of the product', async () => {
    await send([{ data: await picture().jpeg().toBuffer() }]);
    await product.api.post('/contact', contactBody());
    await product.mails.settled();
    const folder = product.env.DATA_DIR;
    const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) => ({
      path: join(entry.parentPath, entry.name).slice(folder.length + 1),
      isFolder: entry.isDirectory(),
    }));
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['media', expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.eml$/)]),
    );
    const modes = [{ path: '', isFolder: true }, ...entries].map(async ({ path, isFolder }) => ({
      path,
      open: (await stat(join(folder, path))).mode & (isFolder ? 0o077 : 0o177),
    }));
    expect((await Promise.all(modes)).filter(({ open }) => open !== 0)).toEqual([]);
  });

  describe('of a document', () => {
    const pdf = { data: PDF, name: 'rates.pdf', type: 'application/pdf' };

    it('takes a PDF for publications, and serves it as a document to look at', async () => {
      const answer = await send([pdf], { folder: 'publications' });
      expect(answer.statusCode).toBe(201);
      const body = answer.json();
      expect(body).toMatchObject({ format: 'pdf', eager: [] });
      expect(body).not.toHaveProperty('width');
      const served = await open(body.secure_url);
      expect(served.rawPayload).toHaveLength(body.bytes);
      expect(served.payload).toMatch(/^%PDF-1\.7\n[^]*%%EOF$/);
      expect(served.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      });
    });

    it('takes a picture for publications too (rules/media 1)', async () => {
      const data = await picture().jpeg().toBuffer();
      expect((await send([{ data }], { folder: 'publications' })).statusCode).toBe(201);
    });

    it.each(['events', 'blogs'])('refuses a PDF for %s', async (folder) => {
      const answer = await send([pdf], { folder });
      expect([answer.statusCode, answer.json().error]).toEqual([415, PICTURES_ONLY]);
    });

    it.each(HOSTILE_PDFS)('refuses one with %s, and stores nothing of it', async (_, make, sentence) => {
      const [before, temporary] = [await stored(), await temporaryFiles()];
      const answer = await send([{ ...pdf, data: make() }], { folder: 'publications' });
      expect([answer.statusCode, answer.json().error]).toEqual([415, sentence]);
      expect(await stored()).toEqual(before);
      expect(await temporaryFiles()).toEqual(temporary);
    });

    it('accepts a document of one page that only looks suspicious', async () => {
      const page = pdfWith('/Lang(en)/OpenAction[3 0 R/Fit]', '/Note(JavaScript and JS are words)');
      const link = '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://imisozi.example/tours)>>>>]';
      const data = page.replace('/Note', `${link}/Note`).replace('trailer', '% <script>alert(1)</script>\ntrailer');
      const answer = await send([{ ...pdf, data }], { folder: 'publications' });
      expect(answer.statusCode).toBe(201);
      const { payload } = await open(answer.json().secure_url);
      expect(payload).toContain('(https://imisozi.example/tours)');
      expect(payload).toContain('(JavaScript and JS are words)');
      // Bytes between the objects are not part of the document, and are removed.
      expect(payload).not.toContain('<script>');
    });

    it('refuses an archive with the name of a document', async () => {
      const data = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]);
      const answer = await send([{ ...pdf, data }], { folder: 'publications' });
      expect([answer.statusCode, answer.json().error]).toEqual([415, PICTURES_OR_PDF]);
    });

    it('refuses a PDF whose end is missing', async () => {
      const before = await stored();
      const answer = await send([{ ...pdf, data: PDF.slice(0, -30) }], { folder: 'publications' });
      expect([answer.statusCode, answer.json().error]).toEqual([
        415,
        'This PDF document is damaged and cannot be read.',
      ]);
      expect(await stored()).toEqual(before);
    });
  });

  describe('refuses, and stores nothing of:', () => {
    const HTML = '<!doctype html><script>alert(1)</script>';
    const files: [string, () => Promise<Buffer> | Buffer, number, string][] = [
      ['a page called .jpg', () => Buffer.from(HTML), 415, PICTURES_ONLY],
      ['a drawing (SVG)', () => Buffer.from(SVG), 415, PICTURES_ONLY],
      [
        'a drawing behind a byte order mark',
        () => Buffer.from(`\ufeff<?xml version="1.0"?>${SVG}`),
        415,
        PICTURES_ONLY,
      ],
      ['a GIF', () => picture().gif().toBuffer(), 415, PICTURES_ONLY],
      ['a GIF that is a script too', () => Buffer.from('GIF89a/*\x01\0*/=1;alert(1)//'), 415, PICTURES_ONLY],
      ['a document that is a page too', () => Buffer.from(`<!--%PDF-1.7-->${HTML}`), 415, PICTURES_ONLY],
      ['a drawing of drawings', () => Buffer.from('<svg>'.repeat(100_000)), 415, PICTURES_ONLY],
      ['a packed drawing (SVGZ)', () => gzipSync(SVG), 415, PICTURES_ONLY],
      ['an archive that is a picture too', () => Buffer.from('PK\x03\x04\xff\xd8\xff'), 415, PICTURES_ONLY],
      ['a TIFF', () => picture().tiff().toBuffer(), 415, PICTURES_ONLY],
      ['a program', () => Buffer.from('MZ\x90\0\x03'), 415, PICTURES_ONLY],
      ['a page that begins like a JPEG', () => Buffer.concat([jpegStart, Buffer.from(HTML)]), 415, DAMAGED],
      ['a drawing that begins like a WebP', () => Buffer.from(`RIFF\0\0\0\0WEBP${SVG}`), 415, DAMAGED],
      ['half a picture', async () => (await noise()).subarray(0, 8_000), 415, DAMAGED],
      ['a HEIC container called AVIF', () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0heicmif1'), 415, DAMAGED],
      [
        'a PNG with a billion pixels',
        () => hugePng(40_000, 40_000),
        413,
        'The picture is too large. The limit is 50 megapixels.',
      ],
      [
        'a PNG of 30,000 by 30,000 pixels',
        () => hugePng(30_000, 30_000),
        413,
        'The picture is too large. The limit is 50 megapixels.',
      ],
      ['a PNG with more pixels than there are', () => hugePng(2 ** 31 - 1, 2 ** 31 - 1), 415, DAMAGED],
      [
        '11 MB',
        () => Buffer.concat([jpegStart, Buffer.alloc(11 * 1_048_576)]),
        413,
        'The file is too large. The limit is 10 MB.',
      ],
    ];

    it.each(files)('%s', async (_, make, status, sentence) => {
      const before = await stored();
      const answer = await send([{ data: await make() }]);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ statusCode: status, error: sentence, message: sentence });
      expect(await stored()).toEqual(before);
    });

    it('something for publications that is neither picture nor PDF', async () => {
      const answer = await send([{ data: ` ${PDF}`, type: 'application/pdf' }], { folder: 'publications' });
      expect([answer.statusCode, answer.json().error]).toEqual([415, PICTURES_OR_PDF]);
    });

    it('no file, an empty one, one in another field, and text called file', async () => {
      const data = await picture().jpeg().toBuffer();
      const attempts = [
        await send([]),
        await send([{ data: '' }]),
        await send([{ data, field: 'image' }]),
        await send([], { folder: 'events', file: 'text' }),
      ];
      for (const answer of attempts) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ error: 'Please choose a file.', Errors: ['Please choose a file.'] });
      }
    });

    it('two files', async () => {
      const before = await stored();
      const data = await picture().jpeg().toBuffer();
      const answer = await send([{ data }, { data }]);
      expect([answer.statusCode, answer.json().Errors]).toEqual([400, ['Please send one file at a time.']]);
      expect(await stored()).toEqual(before);
    });

    it.each(['', '../events', 'events/..', '/tmp', 'demo', 'EVENTS', 'events\0', '__proto__'])(
      'the folder %j',
      async (folder) => {
        const before = await stored();
        const answer = await send([{ data: await picture().jpeg().toBuffer() }], { folder });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().Errors).toHaveLength(1);
        expect(await stored()).toEqual(before);
      },
    );

    it('many files, in whatever fields they come', async () => {
      const [before, data] = [await stored(), await picture().jpeg().toBuffer()];
      const many = (field: string) => Array.from({ length: 30 }, () => ({ data, field }));
      for (const answer of [await send(many('file')), await send(many('other'))]) {
        expect([answer.statusCode, answer.json().Errors]).toEqual([400, ['Please send one file at a time.']]);
      }
      expect(await stored()).toEqual(before);
    });

    it('too many fields, and a field that is no name', async () => {
      const data = await picture().jpeg().toBuffer();
      const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']));
      expect((await send([{ data }], { folder: 'events', ...many })).statusCode).toBe(413);
      expect((await send([{ data }], { folder: 'events', constructor: 'x' })).statusCode).toBe(400);
    });
  });

  it.each([
    '../../escape.jpg',
    '..\\..\\escape.jpg',
    '/etc/passwd',
    'a\0.jpg',
    'x.html',
    '.htaccess',
    'é'.repeat(500),
    'CON.jpg',
    'NUL',
    'a.jpg::$DATA',
    'a.jpg ',
    '..',
    'a\r\nb.jpg',
  ])('ignores the file name %j', async (name) => {
    const answer = await send([{ data: await picture().jpeg().toBuffer(), name }]);
    expect(answer.statusCode).toBe(201);
    expect(pathOf(answer.json().secure_url)).toMatch(/^\/media\/events\/[0-9a-f]{32}\.jpg$/);
  });

  it('removes everything from a picture that was attached to it or hidden in it', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const script = Buffer.from(`<?php ?>${SVG}${PDF}PK\x05\x06`);
    // A comment (COM) right after the start of the image: the file is both a JPEG and a page.
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, (script.length + 2) >> 8, (script.length + 2) & 0xff]),
      script,
    ]);
    for (const data of [
      Buffer.concat([jpeg, script]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      bombedPng(),
    ]) {
      const kept = await fileOf((await send([{ data }])).json().secure_url);
      for (const trace of ['<?php', '<svg', '%PDF', 'PK']) expect(kept.includes(trace)).toBe(false);
    }
  });

  it.each([
    ['no form at all', 'application/json', '{"folder":"events"}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    [
      'a form that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      400,
    ],
    [
      'a form with another boundary than it says',
      'multipart/form-data; boundary=y',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
      400,
    ],
    ['a form with a boundary without an end', `multipart/form-data; boundary=${'x'.repeat(8_000)}`, '--x', 400],
    ['an empty form', 'multipart/form-data; boundary=x', '', 400],
    ['a form of something else', 'multipart/form-data; boundary=x', 'abc', 400],
  ])('refuses %s with a sentence', async (_, type, payload, status) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: { token: staff, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, typeof answer.json().error]).toEqual([status, 'string']);
  });

  it('stops reading 100 MB as soon as it is too much, and leaves no temporary file', async () => {
    await product.app.listen(0, '127.0.0.1');
    const { port } = product.app.getHttpServer().address() as AddressInfo;
    const temporary = await temporaryFiles();
    const files = await stored();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = [
      'POST /api/media/upload HTTP/1.1',
      'Host: spec',
      `Token: ${staff}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${100 * 1_048_576}`,
    ];
    socket.write(
      `${head.join('\r\n')}\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
    );
    socket.write(jpegStart);
    const chunk = Buffer.alloc(1_048_576);
    let sent = 0;
    const pour = () => {
      while (sent < 99 && !socket.destroyed) {
        sent++;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('drain', pour);
    pour();
    const [reply] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(60);
    expect(await stored()).toEqual(files);
    expect(await temporaryFiles()).toEqual(temporary);
  });

  it.each(['content-length', 'transfer-encoding'])(
    'responds and reads the rest of 30 MB (%s), so that a slow client gets the response, and the connection stays open',
    async (framing) => {
      await product.app.listen(0, '127.0.0.1').catch(() => undefined);
      const { port } = product.app.getHttpServer().address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      const chunks: Buffer[] = [];
      const start = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
      const parts = [start, ...Array.from({ length: 30 }, () => Buffer.alloc(1_048_576)), Buffer.from('\r\n--x--\r\n')];
      const length = parts.reduce((total, part) => total + part.length, 0);
      const head = ['POST /api/media/upload HTTP/1.1', 'Host: spec', `Token: ${staff}`];
      head.push('Content-Type: multipart/form-data; boundary=x');
      head.push(framing === 'content-length' ? `Content-Length: ${length}` : 'Transfer-Encoding: chunked');
      const pieces = (part: Buffer) =>
        framing === 'content-length' ? [part] : [`${part.length.toString(16)}\r\n`, part, '\r\n'];
      for (const piece of [`${head.join('\r\n')}\r\n\r\n`, ...parts.flatMap(pieces)]) {
        if (!socket.write(piece)) await once(socket, 'drain', { signal: AbortSignal.timeout(10_000) });
      }
      if (framing !== 'content-length') socket.write('0\r\n\r\n');
      socket.write('GET /api/health/live HTTP/1.1\r\nHost: spec\r\nConnection: close\r\n\r\n');
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      const answers = Buffer.concat(chunks).toString();
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
      expect(answers).toContain('The file is too large. The limit is 10 MB.');
    },
  );

  it('is for staff: others are refused before the file is read (rules/media 6)', async () => {
    const answer = await upload(product, '', [{ data: Buffer.alloc(11 * 1_048_576) }]);
    expect(answer.statusCode).toBe(401);
  });

  it('is the only call that accepts multipart forms (rules/media 6)', async () => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.org\r\n--x--\r\n',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ statusCode: 415, error: 'This type of content is not accepted.' });
  });

  it('returns URLs that records accept, absolute or from /media/ on, store alike and return absolute (rules/media 7)', async () => {
    const { secure_url } = (await send([{ data: await picture().jpeg().toBuffer() }])).json();
    const document = (await send([{ data: PDF }], { folder: 'publications' })).json().secure_url;
    const dates = { startDate: '2038-03-01T08:00', endDate: '2038-03-01T16:00' };
    for (const address of [(text: string) => text, pathOf]) {
      const image = address(secure_url);
      const event = await product.api.post('/events/create', { title: 'Picture', ...dates, image }, { token: admin });
      expect([event.status, event.body.data?.image]).toEqual([201, secure_url]);
      const tour = await product.api.post('/tours/create', { title: 'Picture', image }, { token: admin });
      expect([tour.status, tour.body.tours?.image]).toEqual([201, secure_url]);
      const news = await product.api.post('/news/create', { title: 'Picture', images: [image] }, { token: admin });
      expect([news.status, news.body.news?.images]).toEqual([201, [secure_url]]);
      const pubDocument = address(document);
      const publication = { title: 'Document', category: 'publication', pubDocument };
      const published = await product.api.post('/publications/create', publication, { token: admin });
      expect([published.status, published.body.data?.pubDocument]).toEqual([201, document]);

      const { slug } = event.body.data;
      expect((await product.api.put(`/events/${slug}`, { image, ...dates }, { token: admin })).status).toBe(200);
      const tourSlug = tour.body.tours.slug as string;
      expect((await product.api.put(`/tours/update/${tourSlug}`, { image }, { token: admin })).status).toBe(200);
      const newsSlug = news.body.news.slug as string;
      const toursBody = `<p><img src="${image}" alt="" /><a href="${pubDocument}" rel="noopener">Rates</a></p>`;
      const written = await product.api.put(`/tours/update/${tourSlug}`, { toursBody }, { token: admin });
      expect(written.body.tours.toursBody).toBe(
        `<p><img src="${secure_url}" alt="" /><a href="${document}" rel="noopener">Rates</a></p>`,
      );
      const kept = await product.dataSource.getRepository(Tour).findOneByOrFail({ slug: tourSlug });
      expect(`${kept.image} ${kept.toursBody}`).not.toContain('https:');
      expect((await product.api.get(`/admin/tours/${tourSlug}`, { token: admin })).body).toMatchObject(
        written.body.tours,
      );
      expect((await product.api.put(`/news/update/${newsSlug}`, { image }, { token: admin })).status).toBe(200);
    }
  });

  it('tells clients to upload here', async () => {
    const fields = { folder: 'blogs', tags: 'a,b', upload_preset: 'x', timestamp: '1' };
    const { status, body } = await product.api.post('/media/signature', fields, { token: staff });
    expect(status).toBe(200);
    expect(body).toEqual({
      provider: 'local',
      uploadUrl: '/api/media/upload',
      fields: { folder: 'blogs', tags: 'a,b' },
    });
    expect((await product.api.post('/media/signature', fields)).status).toBe(401);
  });

  it('never writes outside its own folders', async () => {
    const folders = new Set(
      (await stored()).map((path) => path.slice(product.env.dataPath('media').length + 1).split('/')[0]),
    );
    expect([...folders].sort()).toEqual(['events', 'publications']);
    expect(existsSync(join(product.env.DATA_DIR, 'escape.jpg'))).toBe(false);
  });
});

/** Temporary files that the upload parser would leave in the system's folder. */
const temporaryFiles = async () =>
  (await readdir(tmpdir())).filter((name) => /upload|multipart|\.(pdf|jpg|tmp)$/.test(name)).sort();

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);

/** A picture that no encoder can compress. */
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes that claims to have this many pixels. */
const hugePng = (width: number, height: number) => png(width, height, []);

/** A small PNG whose compressed comment (zTXt) is a hundred times as long decompressed. */
const bombedPng = () =>
  png(10, 10, [chunk('zTXt', Buffer.concat([Buffer.from('<svg\0\0'), deflateSync(Buffer.alloc(64 * 1_048_576))]))]);

function png(width: number, height: number, extra: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
