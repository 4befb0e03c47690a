import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { parseEnv } from '../src/config/env.js';
import { MediaModule } from '../src/modules/media/media.module.js';
import { signCloudinary } from '../src/modules/media/store/cloudinary.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { FakeCloudinary } from './support/fake-cloudinary.js';
import { picture, upload } from './support/uploads.js';

/** Computed independently of the product: the signature that the cloud service computes from the received fields. */
function signatureOf(fields: Record<string, string>): string {
  const { api_key: _key, signature: _signature, ...signed } = fields;
  const pairs = Object.entries(signed).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = pairs.map((pair) => pair.join('=')).join('&');
  return createHash('sha1').update(`${text}spec-secret`).digest('hex');
}

describe('Media at Cloudinary (rules/media 5)', () => {
  let peer: FakeCloudinary;
  let product: TestApp;
  let staff: string;

  beforeAll(async () => {
    peer = await FakeCloudinary.start();
    product = await startApp({ CLOUDINARY_URL: peer.url });
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(async () => {
    await product.close();
    await peer.stop();
  });
  afterEach(() => {
    peer.trouble = undefined;
    peer.uploads.length = 0;
  });

  const ticket = (fields: object) => product.api.post('/media/signature', fields, { token: staff });

  it('signs as the cloud service documents', () => {
    const parameters = {
      timestamp: '1315060510',
      public_id: 'sample_image',
      eager: 'w_400,h_300,c_pad|w_260,h_200,c_crop',
    };
    expect(signCloudinary(parameters, 'abcd')).toBe('bfd09f95f331f558cbd1320e67aa8d488770583e');
  });

  it('tells clients to upload there, with signed fields and never the secret', async () => {
    const { status, body } = await ticket({ folder: 'events', tags: 'cover', upload_preset: 'covers', timestamp: '1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      provider: 'cloudinary',
      uploadUrl: expect.stringMatching(/\/v1_1\/spec-cloud\/image\/upload$/),
      apiKey: 'spec-key',
      fields: {
        folder: 'events',
        tags: 'cover',
        upload_preset: 'covers',
        api_key: 'spec-key',
        allowed_formats: 'jpg,png,webp,avif',
      },
    });
    expect(Math.abs(Number(body.fields.timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(body.fields.signature).toBe(signatureOf(body.fields));
    expect(JSON.stringify(body)).not.toContain('spec-secret');
  });

  it('lets a browser upload directly with these fields, and with no changed one', async () => {
    const { body } = await ticket({ folder: 'events', tags: 'cover, 2038' });
    const uploadUrl = body.uploadUrl as string;
    const send = async (changes: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...body.fields, ...changes })) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(await picture().jpeg().toBuffer())]), 'cover.jpg');
      return fetch(uploadUrl, { method: 'POST', body: form });
    };
    expect(await (await send({})).json()).toMatchObject({ public_id: 'events/peer1' });
    const changed: Record<string, string>[] = [
      { folder: 'publications' },
      { allowed_formats: 'jpg,svg' },
      { timestamp: '1' },
      { public_id: 'events/other' },
      { overwrite: 'true' },
    ];
    for (const changes of changed) expect((await send(changes)).status).toBe(401);
  });

  it('lets a PDF be uploaded to publications only', async () => {
    const { body } = await ticket({ folder: 'publications' });
    expect(body.fields.allowed_formats).toBe('jpg,png,webp,avif,pdf');
    expect(body.fields.signature).toBe(signatureOf(body.fields));
  });

  it.each([
    { folder: 'elsewhere' },
    { folder: 'events', tags: 'a&public_id=other' },
    { folder: 'events', upload_preset: 'x&overwrite=true' },
    { folder: 'events', tags: 'a'.repeat(201) },
    { folder: ['events'] },
    {},
  ])('signs nothing for %j', async (fields) => {
    const { status, body } = await ticket(fields);
    expect([status, body.Errors.length]).toEqual([400, 1]);
  });

  it('forwards what clients upload to this API all the same, rewritten and signed', async () => {
    const answer = await upload(product, staff, [{ data: await picture().jpeg().toBuffer() }], {
      folder: 'blogs',
      tags: 'cover',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      secure_url: 'https://res.cloudinary.example/spec-cloud/image/upload/v1/blogs/peer1.jpg',
      public_id: 'blogs/peer1',
      width: 60,
      height: 40,
      format: 'jpg',
      bytes: 321,
    });
    const [sent] = peer.uploads;
    expect(sent!.path).toBe('/v1_1/spec-cloud/image/upload');
    const fields = Object.fromEntries([...sent!.form].filter(([, value]) => typeof value === 'string'));
    expect(fields.signature).toBe(signatureOf(fields as Record<string, string>));
    expect((sent!.form.get('file') as File).size).toBeGreaterThan(100);
    expect(await readdir(product.env.dataPath('media'))).toEqual([]);
  });

  it('refuses here what is not a picture, and forwards nothing of it', async () => {
    expect((await upload(product, staff, [{ data: '<svg/>' }])).statusCode).toBe(415);
    expect(peer.uploads).toEqual([]);
  });

  it('says that it is not ready when the cloud service fails, without the reason (rules/errors 1)', async () => {
    peer.trouble = 401;
    const answer = await upload(product, staff, [{ data: await picture().jpeg().toBuffer() }]);
    expect(answer.statusCode).toBe(503);
    expect(answer.payload).not.toMatch(/secret|cloudinary/i);
  });

  it.each(['cloudinary://key@cloud', 'cloudinary://key:secret@', 'cloudinary://cloud'])(
    'does not start with %s (rules/operating 1)',
    (url) => {
      const settings = { CLOUDINARY_URL: url, JWT_SECRET: 'a secret that only specs use, and nobody else' };
      expect(() => MediaModule.with(parseEnv(settings))).toThrow(/CLOUDINARY_URL must .*cloudinary:\/\//);
    },
  );
});
