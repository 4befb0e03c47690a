import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from './support/app.js';
import { absoluteUrl } from './support/absolute-url.js';
import { makePublication } from './support/content.js';
import { tokenOf } from './support/factories.js';

describe('Publications', () => {
  let product: TestApp;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const create = (body: object) => product.api.post('/publications/create', body, { token: staff });

  it('shows the public active ones of two categories; staff see all (rules/content 1, 6)', async () => {
    const made = await Promise.all(
      (['publication', 'Press Release', 'Covid-19'] as const).flatMap((category) =>
        [true, false].map((status) => makePublication(product.dataSource, { category, status })),
      ),
    );
    const { body } = await product.api.get('/publications');
    expect(body.publicationsCount).toBe(2);
    expect(body.data.map(({ category }: { category: string }) => category).sort()).toEqual([
      'Press Release',
      'publication',
    ]);
    expect((await product.api.get('/publications', { token: staff })).body.publicationsCount).toBe(6);
    for (const { id, category, status } of made) {
      const isPublic = status && category !== 'Covid-19';
      expect((await product.api.get(`/publications/${id}`)).status).toBe(isPublic ? 200 : 404);
      expect((await product.api.get(`/publications/${id}`, { token: staff })).body.data.id).toBe(id);
    }
    expect((await product.api.get(`/publications/${randomUUID()}`, { token: admin })).status).toBe(404);
  });

  it('returns one with the fields of rules/content 6', async () => {
    const publication = await makePublication(product.dataSource);
    expect((await product.api.get(`/publications/${publication.id}`)).body).toEqual({
      data: {
        id: publication.id,
        title: publication.title,
        category: 'publication',
        pubDocument: absoluteUrl('/media/publication.pdf'),
        status: true,
        count: 0,
        createdAt: publication.createdAt.toISOString(),
        updatedAt: publication.updatedAt.toISOString(),
      },
    });
  });

  it('needs a category and a document (rules/content 6)', async () => {
    const { status, body } = await create({ title: 'Incomplete' });
    expect(status).toBe(400);
    expect(body.Errors.toSorted()).toEqual(['Category is required', 'Please upload publication document to cloud!']);
    const wrong = await create({ title: 'Wrong', category: 'Secret', pubDocument: 'file:///etc/passwd' });
    expect(wrong.body.Errors.toSorted()).toEqual([
      'Category must be one of: publication, Press Release, Covid-19',
      'Publication document must be the address of an uploaded file',
    ]);
  });

  it('moves to another category when it is edited (rules/content 6)', async () => {
    const { id } = await makePublication(product.dataSource);
    const update = (fields: object) => product.api.put(`/publications/${id}`, fields, { token: admin });
    expect((await update({ category: 'Covid-19' })).body.data.category).toBe('Covid-19');
    expect((await product.api.get(`/publications/${id}`)).status).toBe(404);
    expect((await update({ category: 'Covid' })).status).toBe(400);
    expect((await update({ pubDocument: '/media/new.pdf' })).body.data).toMatchObject({
      category: 'Covid-19',
      pubDocument: absoluteUrl('/media/new.pdf'),
    });
  });
});
