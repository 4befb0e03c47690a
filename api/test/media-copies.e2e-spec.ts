import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { In } from 'typeorm';
import { EdgePurge } from '../src/platform/edge-cache/edge-purge.entity.js';
import { Job } from '../src/platform/jobs/job.entity.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { PICTURES_TAG } from '../src/modules/media/copies/copy.job.js';
import { PictureMetadataCache } from '../src/modules/media/copies/picture-metadata-cache.js';
import { OlderUploads } from '../src/modules/media/copies/older-uploads.js';
import { PicturesService } from '../src/modules/media/copies/pictures.service.js';
import { StoredPicture } from '../src/modules/media/copies/stored-picture.entity.js';
import { MediaCleaner } from '../src/modules/media/unused/media-cleaner.js';
import { UnusedMedia } from '../src/modules/media/unused/unused-media.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { FakeCloudinary } from './support/fake-cloudinary.js';
import { copiesMade, picture, upload } from './support/uploads.js';

describe('Copies of pictures that a job makes (rules/media 3)', () => {
  let product: TestApp;
  let staff: string;

  beforeAll(async () => {
    product = await startApp();
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const store = async (data: Promise<Buffer>): Promise<string> =>
    (await upload(product, staff, [{ data: await data }])).json().public_id as string;
  const fileOf = (name: string) => join(product.env.dataPath('media'), name);
  /** The suffixes of a picture's copies, including those made directly by the upload: `320.avif`. */
  const copiesOf = async (publicId: string) => {
    const [folder, stem] = publicId.split('/') as [string, string];
    const names = await readdir(fileOf(folder));
    return names.filter((name) => name.startsWith(`${stem}-`)).map((name) => name.slice(stem.length + 1));
  };
  const recordOf = (publicId: string) => product.dataSource.getRepository(StoredPicture).findOneBy({ publicId });

  it("are AVIF and WebP in all widths up to the picture's own", async () => {
    const publicId = await store(picture(700, 350).jpeg().toBuffer());
    await copiesMade(product);
    const copies = [320, 480, 640, 700].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(await copiesOf(publicId)).toEqual(expect.arrayContaining(copies));
    for (const copy of copies) {
      const [width, format] = [Number.parseInt(copy), copy.split('.')[1]];
      const found = await sharp(await readFile(fileOf(`${publicId}-${copy}`))).metadata();
      expect([found.width, found.height, found.compression ?? found.format]).toEqual([
        width,
        Math.round(width / 2),
        format === 'avif' ? 'av1' : 'webp',
      ]);
    }
  });

  it('are offered to pages once all are complete, and the colour from the upload on', async () => {
    const pictures = product.app.get(PictureMetadataCache);
    const publicId = await store(picture(400, 300, '#486b53').png().toBuffer());
    expect((await pictures.byId()).get(publicId)).toMatchObject({ tint: 'h2 s1 l1' });
    await copiesMade(product);
    const preview = expect.stringMatching(/^[\w+/]{40,400}={0,2}$/);
    expect((await pictures.byId()).get(publicId)).toEqual({ tint: 'h2 s1 l1', preview, copies: [320, 400] });
  });

  it('come with a preview of 16 pixels, which pages show until the picture has loaded', async () => {
    const preview = await recordOf(await store(picture(700, 350).jpeg().toBuffer()));
    const small = Buffer.from(preview!.preview!, 'base64');
    expect(small.length).toBeLessThan(301);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 16 });
  });

  it('are counted for staff while they are being made', async () => {
    const { api, dataSource } = product;
    const jobs = dataSource.getRepository(Job);
    const waiting = async () => (await api.get('/media/copies', { token: staff })).body;
    await store(picture().jpeg().toBuffer());
    await copiesMade(product);
    expect(await waiting()).toEqual({ waiting: 0 });
    const { id } = await jobs.findOneOrFail({ where: { queue: 'pictures' }, order: { createdAt: 'DESC' } });
    const runAt = new Date(Date.now() + 3_600_000);
    await jobs.update({ id }, { status: 'WAITING', runAt });
    expect(await waiting()).toEqual({ waiting: 1 });
    await jobs.update({ id }, { status: 'DONE' });
  });

  it('are no longer counted once they were given up', async () => {
    const { api, app, dataSource } = product;
    const lost = {
      publicId: `events/${'0'.repeat(32)}`,
      format: 'jpg',
      width: 400,
      colour: null,
      preview: null,
    } as const;
    await app.get(Transactions).run((tx) => app.get(PicturesService).add(tx, [lost]));
    await copiesMade(product);
    expect(await recordOf(lost.publicId)).toMatchObject({ copiedAt: null });
    expect((await api.get('/media/copies', { token: staff })).body).toEqual({ waiting: 0 });
    await dataSource.getRepository(StoredPicture).delete({ publicId: lost.publicId });
  });

  it('leave a transparent picture without colour and preview', async () => {
    const publicId = await store(picture().ensureAlpha(0.5).png().toBuffer());
    await copiesMade(product);
    expect(await recordOf(publicId)).toMatchObject({ colour: null, preview: null });
  });

  it('are made once for pictures from before such jobs, and existing files are kept', async () => {
    const { dataSource, app } = product;
    const publicId = await store(picture(500, 400).jpeg().toBuffer());
    await copiesMade(product);
    const kept = fileOf(`${publicId}-320.avif`);
    const before = await stat(kept);
    await rm(fileOf(`${publicId}-480.avif`));
    await dataSource.getRepository(StoredPicture).delete({ publicId });
    await Promise.all([app.get(OlderUploads).round(), app.get(OlderUploads).round()]);
    await copiesMade(product);
    expect(await copiesOf(publicId)).toEqual(
      expect.arrayContaining(['320.avif', '320.webp', '480.avif', '480.webp', '500.avif', '500.webp']),
    );
    expect((await recordOf(publicId))?.colour).toMatch(/^#f[ef]0[0-9]0[0-9]$/);
    expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);
    expect((await stat(fileOf(`${publicId}-480.avif`))).size).toBeGreaterThan(0);
    const jobs = await dataSource.getRepository(Job).countBy({ queue: 'pictures' });
    await app.get(OlderUploads).round();
    expect(await dataSource.getRepository(Job).countBy({ queue: 'pictures' })).toBe(jobs);
  });

  it('come with the preview of an older picture without one, requested once, and its pages are purged', async () => {
    const { dataSource, app } = product;
    const pictures = dataSource.getRepository(StoredPicture);
    const round = () => app.get(OlderUploads).round();
    const older = await store(picture(500, 400).jpeg().toBuffer());
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const strip = await store(
      sharp({ create: { width: 20, height: 2_500, channels: 3, background: 'gray', noise } })
        .jpeg()
        .toBuffer(),
    );
    const transparent = await store(picture().ensureAlpha(0.5).png().toBuffer());
    await copiesMade(product);
    const kept = fileOf(`${older}-320.avif`);
    const before = await stat(kept);
    const copies = await copiesOf(older);
    await pictures.update({ publicId: In([older, strip, transparent]) }, { preview: null });
    const jobs = () => dataSource.getRepository(Job).countBy({ queue: 'pictures' });
    const purges = () => dataSource.getRepository(EdgePurge).countBy({ tags: PICTURES_TAG });
    const [jobsBefore, purgesBefore] = [await jobs(), await purges()];
    await Promise.all([round(), round()]);
    expect(await jobs()).toBe(jobsBefore + 2);
    await copiesMade(product);
    expect((await recordOf(older))?.preview).toMatch(/^[\w+/]{40,400}={0,2}$/);
    expect((await app.get(PictureMetadataCache).byId()).get(older)?.preview).toBe((await recordOf(older))?.preview);
    expect((await app.get(PictureMetadataCache).byId()).get(strip)).toMatchObject({ preview: null, copies: [20] });
    expect(await purges()).toBe(purgesBefore + 2);
    expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);
    expect(await copiesOf(older)).toEqual(copies);
    await round();
    expect(await jobs()).toBe(jobsBefore + 2);
  });

  it('are deleted with the picture, including incomplete ones', async () => {
    const { dataSource, app } = product;
    const publicId = await store(picture(400, 300).jpeg().toBuffer());
    await copiesMade(product);
    await writeFile(fileOf(`${publicId}-320.avif.0123456789abcdef.part`), 'half');
    const cleaner = app.get(MediaCleaner);
    await cleaner.round();
    await dataSource.getRepository(UnusedMedia).update({ publicId }, { unusedSince: new Date(0) });
    await cleaner.round();
    const [folder, stem] = publicId.split('/') as [string, string];
    expect((await readdir(fileOf(folder))).filter((name) => name.startsWith(stem))).toEqual([]);
    expect([await recordOf(publicId), await copiesOf(publicId)]).toEqual([null, []]);
  });
});

describe('Pictures at the cloud service', () => {
  it('get their copies there, and no job is queued for them', async () => {
    const cloud = await FakeCloudinary.start();
    const product = await startApp({ CLOUDINARY_URL: cloud.url });
    try {
      const staff = await tokenOf(product.dataSource, product.api, 'user');
      const answer = await upload(product, staff, [{ data: await picture().jpeg().toBuffer() }]);
      expect([answer.statusCode, cloud.uploads.length]).toEqual([201, 1]);
      await product.app.get(OlderUploads).round();
      expect(await product.dataSource.getRepository(Job).countBy({ queue: 'pictures' })).toBe(0);
    } finally {
      await product.close();
      await cloud.stop();
    }
  });
});
