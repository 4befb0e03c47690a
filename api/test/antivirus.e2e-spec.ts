import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Clamd } from '../src/platform/antivirus/clamd.js';
import { VirusScanner } from '../src/platform/antivirus/virus-scanner.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { EICAR, FakeClamd } from './support/fake-clamd.js';
import { FakeCloudinary } from './support/fake-cloudinary.js';
import { PDF, picture, upload } from './support/uploads.js';

const INFECTED = 'This file contains a virus and has not been saved. Please check the device that it comes from.';

describe('Files that are scanned for viruses (rules/media 10)', () => {
  const clamd = new FakeClamd();
  let product: TestApp;
  let staff: string;

  beforeAll(async () => {
    await clamd.start();
    product = await startApp({ CLAMD_URL: clamd.url });
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(async () => {
    await product.close();
    await clamd.stop();
  });
  beforeEach(() => {
    clamd.scanned.length = 0;
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());

  const ready = async () => (await product.api.get('/health/ready')).body;
  const stored = async () =>
    (await readdir(product.env.dataPath('media'), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );

  it('are kept when nothing is found, and the scanner has read every byte of them', async () => {
    // Many times the length of a chunk.
    const data = await picture(1_200, 900).png({ compressionLevel: 0 }).toBuffer();
    expect(data.length).toBeGreaterThan(1_000_000);
    expect((await upload(product, staff, [{ data }])).statusCode).toBe(201);
    expect(clamd.scanned).toHaveLength(1);
    expect(clamd.scanned[0]!.equals(data)).toBe(true);
    expect(await ready()).toMatchObject({ antivirus: 'ok' });
  });

  it('are refused when they are infected, and nothing of them is kept', async () => {
    const before = await stored();
    const data = Buffer.concat([await picture(40, 40).jpeg().toBuffer(), Buffer.from(EICAR)]);
    for (const fields of [{ folder: 'events' }, { folder: 'publications' }]) {
      const answer = await upload(product, staff, [{ data }], fields);
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([422, 'file-infected', INFECTED]);
    }
    expect(await stored()).toHaveLength(before.length);
  });

  it('are scanned after the login is checked, and not at all for a stranger', async () => {
    expect((await upload(product, '', [{ data: PDF }])).statusCode).toBe(401);
    expect(clamd.scanned).toHaveLength(0);
  });

  it('are refused while the scanner is away or gives no verdict, which the health says; then they are taken again', async () => {
    const data = await picture(40, 40).jpeg().toBuffer();
    const refused = async () => {
      const answer = await upload(product, staff, [{ data }]);
      return [answer.statusCode, answer.json().code, Boolean(answer.headers['retry-after'])];
    };
    clamd.replies.push('INSTREAM size limit exceeded. ERROR');
    expect(await refused()).toEqual([503, 'virus-scan-away', true]);
    expect((await upload(product, staff, [{ data }])).statusCode).toBe(201);

    await clamd.stop();
    expect(await refused()).toEqual([503, 'virus-scan-away', true]);
    const answer = await product.api.get('/health/ready');
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ antivirus: 'failing' })]);
    await clamd.start();
    await product.app.get(VirusScanner).probe();
    expect(await ready()).toMatchObject({ antivirus: 'ok' });
    expect((await upload(product, staff, [{ data }])).statusCode).toBe(201);
  });

  it('are scanned over a socket of this machine too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    const local = new FakeClamd(join(folder, 'clamd.ctl'));
    await local.start();
    try {
      const client = new Clamd(local.url);
      await client.ping();
      expect(await client.scan(Buffer.from('Nothing'))).toBeNull();
      expect(await client.scan(Buffer.from(EICAR))).toBe('Eicar-Test-Signature');
    } finally {
      await local.stop();
      await rm(folder, { recursive: true });
    }
  });

  it('come through us, not straight to a cloud service that scans nothing', async () => {
    const cloud = await FakeCloudinary.start();
    const ofCloud = await startApp({ CLAMD_URL: clamd.url, CLOUDINARY_URL: cloud.url });
    try {
      const token = await tokenOf(ofCloud.dataSource, ofCloud.api, 'user');
      const { body } = await ofCloud.api.post('/media/signature', { folder: 'events' }, { token });
      expect(body).toMatchObject({ provider: 'local', uploadUrl: '/api/media/upload' });
    } finally {
      await ofCloud.close();
      await cloud.stop();
    }
  });
});
