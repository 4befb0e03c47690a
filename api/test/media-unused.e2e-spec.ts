// Holds rules/privacy 8.
import { readdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { EntityManager, Like } from 'typeorm';
import { MediaCleaner } from '../src/modules/media/unused/media-cleaner.js';
import { MediaReferences } from '../src/modules/media/unused/media-references.js';
import { UnusedMedia } from '../src/modules/media/unused/unused-media.entity.js';
import { Publication } from '../src/modules/publications/publication.entity.js';
import { Tour } from '../src/modules/tours/tour.entity.js';
import { TranslatedField } from '../src/modules/translations/translated-field.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination, makePublication } from './support/content.js';
import { makeEvent, makeTour, tokenOf } from './support/factories.js';
import { FakeCloudinary } from './support/fake-cloudinary.js';
import { copiesMade, PDF, picture, upload } from './support/uploads.js';

const DAY_MS = 24 * 60 * 60_000;

/** Runs the cleaner as if this many days had passed. */
async function roundAfter({ app, dataSource }: TestApp, days: number): Promise<void> {
  const marks = dataSource.getRepository(UnusedMedia);
  for (const { publicId, unusedSince } of await marks.find()) {
    await marks.update({ publicId }, { unusedSince: new Date(unusedSince.getTime() - days * DAY_MS) });
  }
  await app.get(MediaCleaner).round();
}

/** Sets how long files that nothing uses are kept. */
async function keepFor({ api, dataSource }: TestApp, files: number): Promise<void> {
  const token = await tokenOf(dataSource, api, 'admin');
  expect((await api.put('/admin/settings', { periods: { files } }, { token })).status).toBe(200);
}

describe('Files that no record refers to (rules/media 8)', () => {
  describe('on the local disk', () => {
    let product: TestApp;
    let staff: string;

    beforeAll(async () => {
      product = await startApp();
      await keepFor(product, 7);
      staff = await tokenOf(product.dataSource, product.api, 'user');
    });
    afterAll(() => product.close());

    async function store(folder: string): Promise<{ publicId: string; url: string; path: string }> {
      const data = folder === 'publications' ? PDF : await picture().jpeg().toBuffer();
      const { public_id, secure_url } = (await upload(product, staff, [{ data }], { folder })).json();
      await copiesMade(product);
      return { publicId: public_id, url: secure_url, path: new URL(secure_url).pathname };
    }
    const files = async (publicId: string) => {
      const [folder, stem] = publicId.split('/') as [string, string];
      return (await readdir(product.env.dataPath('media', folder))).filter((name) => name.startsWith(stem));
    };

    it('are deleted with their smaller copies after the days they are kept, and not before', async () => {
      const { publicId } = await store('events');
      await roundAfter(product, 0);
      await roundAfter(product, 6);
      expect(await files(publicId)).toHaveLength(6);
      await roundAfter(product, 2);
      expect(await files(publicId)).toEqual([]);
      expect(await product.dataSource.getRepository(UnusedMedia).existsBy({ publicId })).toBe(false);
    });

    it('stay if any record shows them: as a cover, in a list or gallery, within a text, in a smaller width, as a document', async () => {
      const { dataSource } = product;
      const shown = await Promise.all(
        ['events', 'blogs', 'blogs', 'blogs', 'events', 'publications', 'blogs'].map(store),
      );
      const [cover, listed, written, planned, narrow, document, further] = shown as [
        (typeof shown)[0],
        ...typeof shown,
      ];
      await makeEvent(dataSource, { image: cover.url });
      await makeDestination(dataSource, { images: ['/media/other.svg', listed!.path] });
      await makeTour(dataSource, {
        toursBody: `<p><img src="${written!.url}"></p>`,
        itinerary: [{ day: 1, title: 'Day', body: `<img src="${planned!.path}">` }],
        gallery: [{ url: further!.path, alt: 'Further picture', focus: 'center' }],
      });
      await makeEvent(dataSource, { description: `<img src="/media/${narrow!.publicId}-480.webp">` });
      await makePublication(dataSource, { pubDocument: document!.url });
      await roundAfter(product, 0);
      await roundAfter(product, 400);
      for (const { publicId } of shown) expect(await files(publicId)).not.toEqual([]);
    });

    it('are kept as long after an edit replaced them, and permanently if they are restored', async () => {
      const [old, next] = [await store('blogs'), await store('blogs')];
      const tours = product.dataSource.getRepository(Tour);
      const tour = await makeTour(product.dataSource, { image: old.url });
      await roundAfter(product, 400);
      await tours.update({ id: tour.id }, { image: next.url });
      await roundAfter(product, 0);
      await roundAfter(product, 6);
      await tours.update({ id: tour.id }, { image: old.url });
      await roundAfter(product, 2);
      expect(await files(old.publicId)).toHaveLength(6);
      expect(await files(next.publicId)).toHaveLength(6);
      await roundAfter(product, 8);
      expect(await files(old.publicId)).toHaveLength(6);
      expect(await files(next.publicId)).toEqual([]);
    });

    it('are looked for in every record, in parts', async () => {
      const { app, dataSource } = product;
      const numbers = Array.from({ length: 205 }, (_, index) => index);
      await Promise.all(
        numbers.map((one) => makePublication(dataSource, { pubDocument: `/media/publications/part${one}.pdf` })),
      );
      const find = jest.spyOn(EntityManager.prototype, 'find');
      const used = await app.get(MediaReferences).collect();
      const reads = find.mock.calls.filter(([target]) =>
        [Publication, Tour, TranslatedField].includes(target as never),
      );
      find.mockRestore();
      expect(numbers.filter((one) => !used.has(`publications/part${one}`))).toEqual([]);
      expect(reads.map(([, options]) => options?.take)).toEqual([200, 200, 200, 200]);
      await dataSource.getRepository(Publication).delete({ pubDocument: Like('/media/publications/part%') });
    });

    it('stay if only a translation shows them', async () => {
      const { api, dataSource } = product;
      const admin = await tokenOf(dataSource, api, 'admin');
      const [{ publicId, url }, { id }] = [
        await store('blogs'),
        await makeTour(dataSource, { toursBody: '<p>Two</p>' }),
      ];
      const path = `/admin/translations/tours/${id}/fr`;
      const { body } = await api.get(path, { token: admin });
      const { revision: sourceRevision } = body.texts.find(({ key }: { key: string }) => key === 'toursBody');
      const texts = [{ key: 'toursBody', text: `<p>Deux <img src="${url}" alt=""></p>`, sourceRevision }];
      expect((await api.put(path, { version: body.version, texts }, { token: admin })).status).toBe(200);
      await roundAfter(product, 0);
      await roundAfter(product, 400);
      expect(await files(publicId)).not.toEqual([]);
    });

    it('are kept if a record with them is saved during the run that would delete them', async () => {
      const { publicId, url } = await store('events');
      await roundAfter(product, 0);
      const references = product.app.get(MediaReferences);
      const collect = references.collect.bind(references);
      let isFirst = true;
      references.collect = async () => {
        const used = await collect();
        if (isFirst) await makeEvent(product.dataSource, { image: url });
        isFirst = false;
        return used;
      };
      await roundAfter(product, 8);
      references.collect = collect;
      expect(isFirst).toBe(false);
      expect(await files(publicId)).toHaveLength(6);
    });

    it('do not include files that somebody else has put there', async () => {
      const name = 'by-hand.jpg';
      await store('events');
      await writeFile(product.env.dataPath('media', 'events', name), 'x');
      await roundAfter(product, 0);
      await roundAfter(product, 400);
      expect(await readdir(product.env.dataPath('media', 'events'))).toContain(name);
    });
  });

  it('stay for ever if an admin has set 0 days', async () => {
    const product = await startApp();
    try {
      await keepFor(product, 0);
      const staff = await tokenOf(product.dataSource, product.api, 'user');
      await upload(product, staff, [{ data: await picture().jpeg().toBuffer() }]);
      await roundAfter(product, 0);
      expect(await product.dataSource.getRepository(UnusedMedia).count()).toBe(0);
    } finally {
      await product.close();
    }
  });

  it('are deleted from Cloudinary too, page by page, with signed calls; ids that need encoding stay', async () => {
    const peer = await FakeCloudinary.start();
    const product = await startApp({ CLOUDINARY_URL: peer.url });
    try {
      await keepFor(product, 7);
      for (const id of ['events/a1', 'events/b2', 'events/c3', 'blogs/d4', 'events/a name', 'elsewhere/e5']) {
        peer.resources.add(id);
      }
      const image = 'https://res.cloudinary.example/spec-cloud/image/upload/v17/events/b2.jpg';
      await makeEvent(product.dataSource, { image });
      await roundAfter(product, 0);
      expect(peer.resources.size).toBe(6);
      await roundAfter(product, 8);
      expect([...peer.resources].sort()).toEqual(['elsewhere/e5', 'events/a name', 'events/b2']);
      const basic = `Basic ${Buffer.from('spec-key:spec-secret').toString('base64')}`;
      const lists = peer.calls.filter(({ form }) => !form);
      expect(new Set(lists.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
      const { form } = peer.calls.find(({ path }) => path.endsWith('/image/destroy'))!;
      const text = `invalidate=true&public_id=${form!.get('public_id') as string}&timestamp=${form!.get('timestamp') as string}`;
      expect(form!.get('signature')).toBe(createHash('sha1').update(`${text}spec-secret`).digest('hex'));
    } finally {
      await product.close();
      await peer.stop();
    }
  });
});
