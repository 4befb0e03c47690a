import type { DataSource } from 'typeorm';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination } from './support/content.js';
import { makeTour, tokenOf } from './support/factories.js';

const LODGE = {
  title: 'A lodge of a spec',
  level: 'comfort',
  place: 'On a ridge',
  body: '<p onclick="no()">Twelve rooms.</p>',
  images: ['https://pictures.example/lodge.jpg'],
  rooms: 12,
  position: { latitude: -1.44, longitude: 29.59 },
  link: 'https://lodge.example',
};

describe('Lodges (rules/content 12)', () => {
  let product: TestApp;
  let dataSource: DataSource;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp({ MEDIA_HOSTS: 'https://pictures.example' });
    ({ dataSource } = product);
    admin = await tokenOf(dataSource, product.api, 'admin');
    staff = await tokenOf(dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const create = (body: object = LODGE) => product.api.post('/lodges/create', body, { token: staff });
  const update = (slug: string, body: object) => product.api.put(`/lodges/update/${slug}`, body, { token: admin });
  const publish = (slug: string, isPublished = true) =>
    product.api.put(`/lodges/publish/${slug}`, { isPublished }, { token: admin });

  it('are drafts of staff until an admin publishes them', async () => {
    const { status, body } = await create();
    expect([status, body.Errors]).toEqual([201, undefined]);
    expect(body.lodge).toMatchObject({
      ...LODGE,
      slug: 'a-lodge-of-a-spec',
      body: '<p>Twelve rooms.</p>',
      isPublished: false,
    });
    const { slug } = body.lodge as { slug: string };
    expect((await product.api.get(`/lodges/${slug}`)).status).toBe(404);
    expect((await product.api.get('/lodges')).body.lodges).toEqual([]);
    expect((await publish(slug)).body.message).toBe('The lodge is now public.');
    expect((await product.api.get(`/lodges/${slug}`)).body.lodge.title).toBe(LODGE.title);
    expect((await product.api.get('/lodges')).body.lodges).toHaveLength(1);
    expect((await publish(slug, false)).body.lodge.isPublished).toBe(false);
    expect((await product.api.put(`/lodges/publish/${slug}`, { isPublished: true }, { token: staff })).status).toBe(
      403,
    );
  });

  it('keep what an update does not name, and lose what it empties', async () => {
    const { lodge } = (await create()).body as { lodge: { slug: string } };
    expect((await update(lodge.slug, { title: 'Renamed' })).body.lodge).toMatchObject({
      title: 'Renamed',
      slug: lodge.slug,
      rooms: 12,
      place: 'On a ridge',
      position: LODGE.position,
      link: LODGE.link,
    });
    const { body } = await update(lodge.slug, { rooms: null, place: '', position: null, link: '', body: null });
    expect(body.lodge).toMatchObject({ rooms: null, place: '', position: null, link: '', title: 'Renamed' });
  });

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ level: 'palace' }, 'Level must be one of: mid-range, comfort, luxury'],
    [{ rooms: 0 }, 'Rooms must be a whole number from 1 to 1000'],
    [{ link: 'javascript:alert(1)' }, 'Website must be an address that starts with http:// or https://'],
    [{ position: { latitude: 91, longitude: 0 } }, expect.stringContaining('Position')],
    [{ images: ['javascript:alert(1)'] }, expect.stringContaining('Cover image')],
  ])('refuses %j', async (wrong, problem) => {
    const { status, body } = await create({ ...LODGE, ...wrong });
    expect([status, body.Errors]).toEqual([400, [problem]]);
  });

  it('stand with the days of tours, which keep them through an update by a client that does not know them', async () => {
    const { lodge } = (await create()).body as { lodge: { id: string } };
    const place = await makeDestination(dataSource);
    const tour = await makeTour(dataSource);
    const day = { day: 1, title: 'Up', body: '<p>Walk.</p>' };
    const facts = { destinationId: place.id, lodgeIds: [lodge.id], driveMinutes: 150, driveKm: 100, altitude: 2_200 };
    const change = (itenerary: object[]) =>
      product.api.put(`/tours/update/${tour.slug}`, { itenerary }, { token: admin });

    expect((await change([{ ...day, ...facts }])).body.tours.itenerary).toEqual([{ ...day, ...facts }]);
    expect((await change([day, { ...day, title: 'Down' }])).body.tours.itenerary).toEqual([
      { ...day, ...facts },
      { ...day, title: 'Down' },
    ]);
    const { body } = await change([{ ...day, lodgeIds: null, altitude: '' }]);
    expect(body.tours.itenerary).toEqual([{ ...day, destinationId: place.id, driveMinutes: 150, driveKm: 100 }]);
  });

  it('are left out of a day if there is no such lodge, and refused if it is no id', async () => {
    const tour = await makeTour(dataSource);
    const change = (day: object) =>
      product.api.put(`/tours/update/${tour.slug}`, { itenerary: [{ title: 'Up', ...day }] }, { token: admin });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await change({ lodgeIds: [unknown], destinationId: unknown })).body.tours.itenerary).toEqual([
      { day: 1, title: 'Up', body: '' },
    ]);
    expect((await change({ lodgeIds: ['here'] })).body.Errors).toEqual(['Day: lodges must be a list of ids']);
    expect((await change({ altitude: 9_000 })).body.Errors).toEqual([
      'Day: altitude must be a whole number from 0 to 6000',
    ]);
  });

  it('are deleted by an admin; the days that name them stay', async () => {
    const { lodge } = (await create()).body as { lodge: { slug: string } };
    const remove = (token: string) => product.api.delete(`/lodges/delete/${lodge.slug}`, { token });
    expect((await remove(staff)).status).toBe(403);
    expect((await remove(admin)).body.message).toBe('The lodge has been deleted.');
    expect((await remove(admin)).status).toBe(404);
  });
});
