import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Comment } from '../src/modules/comments/comment.entity.js';
import { Destination } from '../src/modules/destinations/destination.entity.js';
import { openDataSource } from '../src/platform/database/data-source.js';
import { SCHEMA } from '../src/schema.js';
import { startApp, type TestApp } from './support/app.js';
import { makeComment, makeDestination } from './support/content.js';
import { tokenOf } from './support/factories.js';
import { absoluteUrl } from './support/absolute-url.js';

const PICTURES = ['https://pictures.example/one.jpg', '/media/two.svg'];
const SHOWN = ['https://pictures.example/one.jpg', absoluteUrl('/media/two.svg')];

/** Views are written after four seconds, here after less. */
const PACE = 8;

describe('Destinations, called news', () => {
  let product: TestApp;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp({ MEDIA_HOSTS: 'https://pictures.example' }, undefined, { pace: PACE });
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const create = (body: object) => product.api.post('/news/create', body, { token: staff });

  it('returns one with the fields of rules/content 2, rules/api 1', async () => {
    const destination = await makeDestination(product.dataSource, { images: PICTURES });
    const { status, body } = await product.api.get(`/news/${destination.slug}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      news: {
        id: destination.id,
        title: destination.title,
        slug: destination.slug,
        newsBody: '<p>A destination.</p>',
        authorId: null,
        images: SHOWN,
        isPublished: true,
        views: { numberOfReading: 0 },
        // In addition to the fields of rules/content 2, rules/api 1.
        position: null,
        comments: [],
        createdAt: destination.createdAt.toISOString(),
        updatedAt: destination.updatedAt.toISOString(),
      },
    });
    const unknown = await product.api.get('/news/nowhere');
    expect(unknown.status).toBe(404);
    expect(unknown.body.error).toBe('This destination was not found.');
  });

  it('shows the public active comments, without addresses; staff see all of them (rules/content 7, rules/privacy 7)', async () => {
    const { id: destinationId, slug } = await makeDestination(product.dataSource);
    await makeDestination(product.dataSource).then(({ id }) => makeComment(product.dataSource, { destinationId: id }));
    const older = await makeComment(product.dataSource, { destinationId, createdAt: new Date('2026-01-01') });
    const newer = await makeComment(product.dataSource, { destinationId, createdAt: new Date('2026-01-02') });
    const hidden = await makeComment(product.dataSource, {
      destinationId,
      isActive: false,
      createdAt: new Date('2026-01-03'),
    });
    const comments = async (token?: string) =>
      (await product.api.get(`/news/${slug}`, { token })).body.news.comments as { id: string; email?: string }[];
    expect((await comments()).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(await comments()).not.toContainEqual(expect.objectContaining({ email: expect.anything() }));
    expect((await comments(staff)).map(({ id }) => id)).toEqual([hidden.id, newer.id, older.id]);
    expect((await comments(staff))[0]!.email).toBe('commenter@example.org');
    const { body } = await product.api.get('/news');
    const listed = body.news.find((one: { slug: string }) => one.slug === slug);
    expect(listed.comments).toEqual(await comments());
  });

  it('returns the newest five published ones (rules/api 10)', async () => {
    for (let day = 1; day <= 7; day++) {
      const createdAt = new Date(Date.UTC(2040, 0, day));
      await makeDestination(product.dataSource, { title: `Fifth ${day}`, createdAt, isPublished: day !== 6 });
    }
    for (const token of [undefined, staff]) {
      const { body } = await product.api.get('/news/five', { token });
      expect(body.news.map(({ title }: Destination) => title)).toEqual([7, 5, 4, 3, 2].map((day) => `Fifth ${day}`));
    }
  });

  it('keeps whoever is logged in as the author, whatever the body says (rules/api 2)', async () => {
    for (const authorId of ['', randomUUID(), undefined]) {
      const { body } = await create({ title: 'Authored', images: PICTURES, authorId });
      const me = (await product.dataSource.getRepository(Destination).findOneByOrFail({ id: body.news.id })).authorId;
      expect(me).not.toBeNull();
      expect(body.news.authorId).toBe(me);
      expect(me).not.toBe(authorId);
      const updated = await product.api.put(`/news/update/${body.news.slug}`, { authorId: '' }, { token: admin });
      expect(updated.body.news.authorId).toBe(me);
    }
  });

  describe('the pictures', () => {
    it.each([undefined, [], '', [''], null])('are refused as missing in %j (rules/content 2)', async (images) => {
      const { status, body } = await create({ title: 'No picture', images });
      expect(status).toBe(400);
      expect(body.Errors).toEqual(['Please upload at least one blog Cover image to cloud!']);
    });

    it.each([
      { images: PICTURES },
      { image: PICTURES },
      { images: [...PICTURES, ''], image: 'https://pictures.example/ignored.jpg' },
    ])('are taken from %j', async (fields) => {
      expect((await create({ title: 'Pictures', ...fields })).body.news.images).toEqual(SHOWN);
    });

    it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '/etc/passwd', '//host/a.png', '/media/../a', 7, {}])(
      'are refused with the URL %j',
      async (address) => {
        const { status, body } = await create({ title: 'Bad picture', images: [address] });
        expect(status).toBe(400);
        expect(body.Errors).toEqual(['Cover image must be the address of an uploaded file']);
      },
    );

    it('are replaced by the `image` of an update, one or several, and stay if it is empty (rules/content 2, rules/api 3)', async () => {
      const { body } = await create({ title: 'Replace', images: PICTURES });
      const update = async (fields: object) => {
        const answer = await product.api.put(`/news/update/${body.news.slug}`, fields, { token: admin });
        return answer.body.news.images as string[];
      };
      for (const nothing of [{}, { image: '' }, { image: [] }, { images: [] }, { images: null }]) {
        expect(await update(nothing)).toEqual(SHOWN);
      }
      expect(await update({ image: '/media/one.svg' })).toEqual([absoluteUrl('/media/one.svg')]);
      expect(await update({ image: ['/media/two.svg', '/media/three.svg'] })).toHaveLength(2);
      expect(await update({ images: ['/media/four.svg'] })).toEqual([absoluteUrl('/media/four.svg')]);
    });
  });

  it('keeps a valid map position; it stays if an update leaves it out (rules/content 2, rules/api 3)', async () => {
    const kivu = { latitude: -2.06, longitude: 29.35 };
    const { body: made } = await create({ title: 'On the map', images: PICTURES, position: kivu });
    expect(made.news.position).toEqual(kivu);
    const update = async (fields: object) => {
      const { status, body } = await product.api.put(`/news/update/${made.news.slug}`, fields, { token: admin });
      return status === 200 ? body.news.position : [status, body.Errors];
    };
    expect(await update({ title: 'Still on the map' })).toEqual(kivu);
    const sentence = 'Position must be latitude and longitude in decimal degrees, such as -1.9441, 30.0619';
    for (const wrong of [
      { latitude: 91, longitude: 0 },
      { latitude: '1', longitude: 0 },
      { latitude: 1 },
      'Kigali',
      [],
    ])
      expect(await update({ position: wrong })).toEqual([400, expect.arrayContaining([sentence])]);
    expect(await update({ position: { latitude: 90, longitude: -180, height: 7 } })).toEqual({
      latitude: 90,
      longitude: -180,
    });
    expect(await update({ position: '' })).toBeNull();
  });

  it('is deleted with its comments', async () => {
    const { id, slug } = await makeDestination(product.dataSource);
    const comment = await makeComment(product.dataSource, { destinationId: id });
    await product.api.delete(`/news/delete/${slug}`, { token: admin });
    expect(await product.dataSource.getRepository(Comment).existsBy({ id: comment.id })).toBe(false);
  });

  it('never loses one of two simultaneous changes', async () => {
    const { slug } = await makeDestination(product.dataSource);
    const changes = [{ title: 'Both' }, { newsBody: '<p>Both</p>' }, { images: ['/media/both.svg'] }];
    await Promise.all(changes.map((fields) => product.api.put(`/news/update/${slug}`, fields, { token: admin })));
    const { body } = await product.api.get(`/news/${slug}`);
    expect(body.news).toMatchObject({
      title: 'Both',
      newsBody: '<p>Both</p>',
      images: [absoluteUrl('/media/both.svg')],
    });
  });

  describe('readings (rules/content 3)', () => {
    const readings = async (dataSource: DataSource, id: string) =>
      (await dataSource.getRepository(Destination).findOneByOrFail({ id })).numberOfReading;

    it('are counted, and shown at most 5 s later', async () => {
      const { id, slug, updatedAt } = await makeDestination(product.dataSource, { numberOfReading: 10 });
      const answers = await Promise.all(Array.from({ length: 7 }, () => product.api.post(`/news/${slug}/read`)));
      expect(answers.every(({ status, body }) => status === 204 && body === '')).toBe(true);
      expect(await readings(product.dataSource, id)).toBe(10);
      await wait(8_000 / PACE);
      const { body } = await product.api.get(`/news/${slug}`);
      expect(body.news.views).toEqual({ numberOfReading: 17 });
      const after = await product.dataSource.getRepository(Destination).findOneByOrFail({ id });
      expect(after.updatedAt).toEqual(updatedAt);
    });

    it('of drafts and unknown destinations are not counted', async () => {
      const { slug } = await makeDestination(product.dataSource, { isPublished: false });
      expect((await product.api.post(`/news/${slug}/read`)).status).toBe(404);
      expect((await product.api.post('/news/nowhere/read')).status).toBe(404);
    });

    it('survive a shutdown and a destination deleted meanwhile', async () => {
      const stopping = await startApp();
      const { id, slug } = await makeDestination(stopping.dataSource);
      const deleted = await makeDestination(stopping.dataSource);
      await stopping.api.post(`/news/${slug}/read`);
      await stopping.api.post(`/news/${deleted.slug}/read`);
      await stopping.dataSource.getRepository(Destination).delete({ id: deleted.id });
      await stopping.app.close();
      const reopened = await openDataSource(stopping.env, SCHEMA);
      expect(await readings(reopened, id)).toBe(1);
      await reopened.destroy();
      await stopping.close();
    });
  });
});
