import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from './support/app.js';
import { makeComment, makeDestination, makePublication } from './support/content.js';
import { makeEvent, makeTour, orderBody, tokenOf } from './support/factories.js';

const RESOURCES = [
  { resource: 'tours', make: makeTour, on: { isPublished: true }, off: { isPublished: false }, bySlug: true },
  {
    resource: 'destinations',
    make: makeDestination,
    on: { isPublished: true },
    off: { isPublished: false },
    bySlug: true,
  },
  { resource: 'events', make: makeEvent, on: { isApproved: true }, off: { isApproved: false }, bySlug: true },
  { resource: 'publications', make: makePublication, on: { status: true }, off: { status: false }, bySlug: false },
] as const;

interface Row {
  id: string;
  title: string;
}

describe('The dashboard', () => {
  let product: TestApp;
  let staff: string;

  beforeAll(async () => {
    product = await startApp();
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  describe.each(RESOURCES)('lists $resource (contract 3)', ({ resource, make, on, off, bySlug }) => {
    const list = async (query: Record<string, unknown>) =>
      product.api.get(`/admin/${resource}`, { token: staff, query });
    const titles = ({ body }: { body: Row[] }) => body.map(({ title }) => title);

    it('to staff only', async () => {
      expect((await product.api.get(`/admin/${resource}`)).status).toBe(401);
      expect((await product.api.get(`/admin/${resource}/${randomUUID()}`)).status).toBe(401);
      expect((await list({})).status).toBe(200);
    });

    it('in pages, sorted, searched and filtered', async () => {
      for (const [title, state] of [
        ['Needle A', on],
        ['Needle B', off],
        ['Needle C', on],
        ['Straw', on],
      ] as const) {
        await make(product.dataSource, { title, ...state } as never);
      }
      const page = await list({ filter: { q: 'needle' }, range: [0, 1], sort: ['title', 'DESC'] });
      expect(titles(page)).toEqual(['Needle C', 'Needle B']);
      expect(page.headers['content-range']).toBe(`${resource} 0-1/3`);
      const rest = await list({ filter: { q: 'needle' }, range: [2, 3], sort: ['title', 'DESC'] });
      expect(titles(rest)).toEqual(['Needle A']);
      expect(rest.headers['content-range']).toBe(`${resource} 2-2/3`);
      expect(titles(await list({ filter: { q: 'needle', ...off } }))).toEqual(['Needle B']);
      expect(titles(await list({ filter: { q: 'needle', ...on }, sort: ['title', 'ASC'] }))).toEqual([
        'Needle A',
        'Needle C',
      ]);
      const ids = page.body.map(({ id }: Row) => id);
      expect(titles(await list({ filter: { id: ids }, sort: ['title', 'ASC'] }))).toEqual(['Needle B', 'Needle C']);
      expect((await list({ filter: { createdAt_gte: '2999-01-01' } })).body).toEqual([]);
      expect((await list({ filter: { passwordHash: 'x' } })).status).toBe(400);
      expect((await list({ sort: ['(select 1)', 'ASC'] })).status).toBe(400);
    });

    it('and answers one of them, drafts too', async () => {
      const made = (await make(product.dataSource, off as never)) as { id: string; slug?: string; title: string };
      for (const key of bySlug ? [made.id, made.slug!] : [made.id]) {
        const { status, body } = await product.api.get(`/admin/${resource}/${key}`, { token: staff });
        expect(status).toBe(200);
        expect(body).toMatchObject({ id: made.id, title: made.title, ...off });
      }
      expect((await product.api.get(`/admin/${resource}/${randomUUID()}`, { token: staff })).status).toBe(404);
    });
  });

  it('shows destinations with all of their comments', async () => {
    const { id } = await makeDestination(product.dataSource);
    await makeComment(product.dataSource, { destinationId: id, isActive: false });
    const { body } = await product.api.get(`/admin/destinations/${id}`, { token: staff });
    expect(body.comments).toHaveLength(1);
    expect(body.comments[0]).toMatchObject({ isActive: false, email: 'commenter@example.org' });
  });

  it('counts records in the database, and tells which orders wait (spec 2)', async () => {
    const figures = async () => (await product.api.get('/admin/dashboard', { token: staff })).body;
    const before = await figures();
    await makeTour(product.dataSource, { isPublished: false });
    await makeDestination(product.dataSource);
    await makeEvent(product.dataSource, { isApproved: false });
    await makePublication(product.dataSource);
    const tour = await makeTour(product.dataSource);
    const { body } = await product.api.post('/order', orderBody(tour.id));
    const after = await figures();
    expect(after.counts).toEqual({
      publications: before.counts.publications + 1,
      events: before.counts.events + 1,
      destinations: before.counts.destinations + 1,
      tours: before.counts.tours + 2,
    });
    expect(after.orders.waiting).toBe(before.orders.waiting + 1);
    expect(after.orders.latest[0]).toEqual({
      id: body.order.id,
      number: body.order.number,
      names: 'Spec Visitor',
      itemTitle: tour.title,
      amount: 100,
      status: 'PENDING',
      createdAt: body.order.createdAt,
    });
    expect((await product.api.get('/admin/dashboard')).status).toBe(401);
  });
});
