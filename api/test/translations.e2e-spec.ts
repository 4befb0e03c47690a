// Holds rules/languages 5.
import { readTourQuery } from '@imisozi/core/finder/tour-query';
import { today } from '@imisozi/core/kigali-time';
import { LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { SiteDataService } from '../src/modules/site-data/site-data.service.js';
import { TranslatedField } from '../src/modules/translations/translated-field.entity.js';
import { Translation } from '../src/modules/translations/translation.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeDestination, makePublication } from './support/content.js';
import { makeEvent, makeTour, tokenOf } from './support/factories.js';
import { countQueries } from './support/queries.js';
import { translating, type OpenText } from './support/translations.js';

const DAYS = [
  { day: 1, title: 'Kigali to Musanze', body: '<p>A drive.</p>' },
  { day: 'Day 2', title: 'Gorillas', body: '' },
];

describe('Records in other languages', () => {
  let product: TestApp;
  let token: string;

  let open: ReturnType<typeof translating>['open'];
  let translate: ReturnType<typeof translating>['translate'];

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
    ({ open, translate } = translating(product.api, token));
  });
  afterAll(() => product.close());

  const inFrench = (path: string) => product.api.get(`${path}?language=fr`);
  /** Changes the English title of a record. */
  const rename = async (kind: string, id: string) => {
    const { slug = id } = (await product.api.get(`/admin/${kind}/${id}`, { token })).body as { slug?: string };
    const paths: Readonly<Record<string, string>> = {
      tours: `/tours/update/${slug}`,
      destinations: `/news/update/${slug}`,
      events: `/events/${slug}`,
      publications: `/publications/${id}`,
    };
    const { status } = await product.api.put(paths[kind]!, { title: 'Another title' }, { token });
    expect(status).toBe(200);
  };
  const tourWithDays = () =>
    makeTour(product.dataSource, { title: 'Two days', toursBody: '<p>Hills.</p>', itinerary: DAYS, tips: ['No'] });

  it('are read in a language field by field, with a list of English fields; by default nothing changes', async () => {
    const tour = await tourWithDays();
    const before = await product.api.get(`/tours/${tour.slug}`);
    const saved = await translate(`tours/${tour.id}/fr`, {
      title: 'Deux jours',
      'itinerary.1.title': 'Les gorilles',
    });
    expect([saved.status, saved.body.done, saved.body.version]).toEqual([200, 2, 1]);
    const { body } = await inFrench(`/tours/${tour.slug}`);
    expect(body.tours).toMatchObject({
      title: 'Deux jours',
      toursBody: '<p>Hills.</p>',
      slug: tour.slug,
      itenerary: [DAYS[0], { day: 'Day 2', title: 'Les gorilles', body: '' }],
      translation: { language: 'fr' },
    });
    expect(body.tours.translation.untranslated).toEqual(
      expect.arrayContaining(['toursBody', 'itenerary.0.title', 'itenerary.0.body']),
    );
    expect(body.tours.translation.untranslated).not.toContain('title');
    expect((await product.api.get(`/tours/${tour.slug}`)).body).toEqual(before.body);
    expect((await product.api.get(`/tours/${tour.slug}?language=en`)).body).toEqual(before.body);
  });

  it('exist for four kinds, as single records and in lists', async () => {
    const [destination, event, publication, tour] = [
      await makeDestination(product.dataSource),
      await makeEvent(product.dataSource, { isApproved: true }),
      await makePublication(product.dataSource),
      await makeTour(product.dataSource),
    ];
    await translate(`destinations/${destination.id}/fr`, { title: 'Le lac' });
    await translate(`events/${event.id}/fr`, { title: 'Le forum', place: 'À Kigali' });
    await translate(`publications/${publication.id}/fr`, { title: 'Les tarifs' });
    await translate(`tours/${tour.id}/fr`, { title: 'Le tour' });
    expect((await inFrench(`/news/${destination.slug}`)).body.news.title).toBe('Le lac');
    expect((await inFrench(`/events/${event.slug}`)).body.data).toMatchObject({ title: 'Le forum', place: 'À Kigali' });
    expect((await inFrench(`/publications/${publication.id}`)).body.data).toMatchObject({
      title: 'Les tarifs',
      translation: { language: 'fr', untranslated: [] },
    });
    const titles = async (path: string, key: string) =>
      ((await inFrench(path)).body[key] as { title: string }[]).map(({ title }) => title);
    expect(await titles('/news', 'news')).toContain('Le lac');
    expect(await titles('/news/five', 'news')).toContain('Le lac');
    expect(await titles('/events', 'data')).toContain('Le forum');
    expect(await titles('/publications', 'data')).toContain('Les tarifs');
    expect(await titles('/tours', 'tours')).toContain('Le tour');
    expect(await titles('/tours/five', 'tours')).toContain('Le tour');
  });

  it('are marked when their English changes, and stay with their day when another is inserted before it', async () => {
    const tour = await tourWithDays();
    const path = `tours/${tour.id}/fr`;
    await translate(path, { title: 'Deux jours', 'itinerary.0.title': 'De Kigali à Musanze' });
    const itenerary = [{ day: 1, title: 'Arrival', body: '' }, ...DAYS];
    await product.api.put(`/tours/update/${tour.slug}`, { title: 'Two long days', itenerary }, { token });
    const { texts, outdated } = await open(path);
    const of = (key: string) => (texts as OpenText[]).find((text) => text.key === key)!;
    expect(outdated).toBe(1);
    expect(of('title')).toMatchObject({ text: 'Deux jours', source: 'Two long days' });
    expect(of('title').sourceRevision).not.toBe(of('title').revision);
    expect([of('itinerary.0.title').text, of('itinerary.1.title').text]).toEqual(['', 'De Kigali à Musanze']);
    const { languages } = await open(`tours/${tour.id}`);
    expect(languages).toContainEqual({ language: 'fr', done: 2, outdated: 1, total: texts.length });
  });

  it('are counted for a page of records at once, in as many queries for ten as for one', async () => {
    const tours = [];
    for (let count = 0; count < 10; count += 1)
      tours.push(await makeTour(product.dataSource, { tips: ['One', 'Two'] }));
    await translate(`tours/${tours[0]!.id}/fr`, { title: 'Un tour', 'tips.1': 'Deux' });
    await translate(`tours/${tours[1]!.id}/sw`, { title: 'Safari' });
    await product.api.put(`/tours/update/${tours[1]!.slug}`, { title: 'A changed tour' }, { token });
    const answerOf = (ids: readonly string[]) =>
      product.api.get(`/admin/translations/tours?ids=${ids.join()}`, { token });
    const ids = tours.map(({ id }) => id);
    const { records } = (await answerOf([...ids, 'nobody'])).body as { records: { id: string; languages: object[] }[] };
    expect(records.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { id, languages } of records) expect(languages).toEqual((await open(`tours/${id}`)).languages);
    const of = (at: number) => records.find(({ id }) => id === ids[at])!.languages;
    const total = 8;
    expect(of(0)).toContainEqual({ language: 'fr', done: 2, outdated: 0, total });
    expect(of(1)).toContainEqual({ language: 'sw', done: 1, outdated: 1, total });
    expect(of(2)).toContainEqual({ language: 'fr', done: 0, outdated: 0, total });
    const queriesFor = (some: readonly string[]) => countQueries(product.dataSource, () => answerOf(some));
    const [forOne, forTen] = [await queriesFor(ids.slice(0, 1)), await queriesFor(ids)];
    expect([forOne > 0, forTen]).toEqual([true, forOne]);
    const many = Array.from({ length: 101 }, () => ids[0]!);
    expect((await answerOf(many)).status).toBe(400);
    expect((await answerOf([])).status).toBe(400);
  });

  it.each([
    ['tours', () => makeTour(product.dataSource)],
    ['destinations', () => makeDestination(product.dataSource, { isPublished: false })],
    ['events', () => makeEvent(product.dataSource)],
    ['publications', () => makePublication(product.dataSource)],
  ] as const)('are found in the list of %s: missing or outdated ones in a language', async (kind, make) => {
    const { id } = await make();
    const isFound = async (language: string, more: object = {}) => {
      const filter = encodeURIComponent(JSON.stringify({ toTranslate: language, id: [id], ...more }));
      const { status, body } = await product.api.get(`/admin/${kind}?filter=${filter}`, { token });
      expect(status).toBe(200);
      return (body as { id: string }[]).some((row) => row.id === id);
    };
    expect([await isFound('fr'), await isFound('rw')]).toEqual([true, true]);
    const { texts } = await open(`${kind}/${id}/fr`);
    const whole = Object.fromEntries((texts as OpenText[]).map(({ key }) => [key, 'Un texte']));
    await translate(`${kind}/${id}/fr`, { ...whole, title: '' });
    expect(await isFound('fr')).toBe(true);
    await translate(`${kind}/${id}/fr`, whole);
    expect([await isFound('fr'), await isFound('rw')]).toEqual([false, true]);
    await rename(kind, id);
    expect(await isFound('fr')).toBe(true);
    const refused = await product.api.get(`/admin/${kind}?filter={"toTranslate":"en"}`, { token });
    expect([refused.status, refused.body.message]).toEqual([400, 'The filter toTranslate takes: fr, sw, rw, ar.']);
  });

  it('are refused if somebody else was first, whose texts are kept', async () => {
    const { id } = await makeEvent(product.dataSource);
    const path = `events/${id}/fr`;
    const [first, second] = await Promise.all([
      translate(path, { title: 'Un' }, 0),
      translate(path, { title: 'Deux' }, 0),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const winner = first.status === 200 ? 'Un' : 'Deux';
    const stale = await translate(path, { title: 'Trois' }, 0);
    expect([stale.status, stale.body.message]).toEqual([409, expect.stringContaining('meanwhile')]);
    expect(((await open(path)).texts as OpenText[])[0]!.text).toBe(winner);
    expect((await translate(path, { title: 'Trois' })).status).toBe(200);
  });

  it('keep the rules of the fields that they translate', async () => {
    const tour = await tourWithDays();
    const path = `tours/${tour.id}/fr`;
    const long = await translate(path, { title: 'x'.repeat(201), 'itinerary.0.title': 'a\nb' });
    expect([long.status, long.body.errors ?? long.body.message]).toEqual([400, expect.anything()]);
    expect(JSON.stringify(long.body)).toContain('Title can have at most 200 characters');
    expect(JSON.stringify(long.body)).toContain('Day 1: title must be a single line');
    const { body } = await translate(path, {
      toursBody: '<p onclick="x()">Collines<script>alert(1)</script></p>',
      price1: '1',
      slug: 'autre',
      'itinerary.7.title': 'Nulle part',
    });
    expect(body.done).toBe(1);
    expect((await inFrench(`/tours/${tour.slug}`)).body.tours).toMatchObject({
      toursBody: '<p>Collines</p>',
      slug: tour.slug,
    });
  });

  it('are shown at once on pages of their language: cards, the finder, the menu and calendar files', async () => {
    const pages = product.app.get(SiteDataService);
    const french = pages.inLanguage('fr');
    const place = await makeDestination(product.dataSource, { title: 'A quiet lake' });
    const tour = await makeTour(product.dataSource, {
      title: 'Cycling by the lake',
      location: 'Western Province',
      toursBody: '<p>By bicycle.</p>',
      destinationIds: [place.id],
    });
    const event = await makeEvent(product.dataSource, { isApproved: true });
    const find = async (q: string) => {
      const query = readTourQuery(new URLSearchParams({ q }), today());
      return (await french.findTours(query)).tours.find(({ slug }) => slug === tour.slug);
    };
    expect(await find('cycling')).toMatchObject({
      title: 'Cycling by the lake',
      translation: { untranslated: ['title', 'location', 'toursBody'] },
    });
    await translate(`tours/${tour.id}/fr`, { title: 'À vélo au bord du lac', toursBody: '<p>À bicyclette.</p>' });
    await translate(`destinations/${place.id}/fr`, { title: 'Un lac paisible' });
    await translate(`events/${event.id}/fr`, { title: 'Un forum' });
    for (const words of ['velo', 'bicyclette', 'cycling', 'paisible']) {
      expect(await find(words)).toMatchObject({
        title: 'À vélo au bord du lac',
        excerpt: 'À bicyclette.',
        location: 'Western Province',
        translation: { untranslated: ['location'] },
      });
    }
    const linksIn = async (content: Pick<SiteDataService, 'destinationLinks'>) =>
      (await content.destinationLinks()).find(({ id }) => id === place.id)?.title;
    expect([await linksIn(french), await linksIn(pages)]).toEqual(['Un lac paisible', 'A quiet lake']);
    expect((await french.toursTo(place.slug))[0]?.title).toBe('À vélo au bord du lac');
    expect((await pages.toursTo(place.slug))[0]).toMatchObject({ title: 'Cycling by the lake' });
    expect((await pages.toursTo(place.slug))[0]).not.toHaveProperty('translation');
    const calendar = (await french.eventCalendar(event.slug))?.content.replaceAll(/\r\n /g, '');
    expect(calendar).toMatch(/SUMMARY:Un forum[^]*Prix\u00a0: 50/);
    expect(calendar).toContain(`/fr/event/${event.slug}`);
    expect((await french.tour(tour.slug))?.title).toBe('À vélo au bord du lac');
  });

  it("get a new modification time when they are saved, independent of the record's", async () => {
    const { dataSource, app } = product;
    const [tour, event] = [await makeTour(dataSource), await makeEvent(dataSource, { isApproved: true })];
    await translate(`tours/${tour.id}/fr`, { title: 'Deux lacs' });
    await translate(`events/${event.id}/sw`, { title: 'Mkutano' });
    const changes = (language: LanguageCode) => app.get(SiteDataService).inLanguage(language).translationChanges();
    const [first, inSwahili, inEnglish] = await Promise.all([changes('fr'), changes('sw'), changes('en')]);
    expect([first.has(tour.id), first.has(event.id), inSwahili.has(event.id)]).toEqual([true, false, true]);
    expect(inEnglish.size).toBe(0);
    await translate(`tours/${tour.id}/fr`, { title: 'Les deux lacs' });
    expect((await changes('fr')).get(tour.id)! > first.get(tour.id)!).toBe(true);
  });

  it('are 404 for unknown kinds and records, and refuse an unknown language', async () => {
    const { id, slug } = await makeTour(product.dataSource);
    const statuses = await Promise.all(
      [`orders/${id}/fr`, `tours/${id}/en`, `tours/${id}/de`, `events/${id}/fr`].map(
        async (path) => (await product.api.get(`/admin/translations/${path}`, { token })).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
    const asked = await product.api.get(`/tours/${slug}?language=de`);
    expect([asked.status, asked.body.message]).toEqual([
      400,
      `Language must be one of: ${Object.keys(LANGUAGES).join(', ')}`,
    ]);
  });

  it('are deleted with their record, with audit entries', async () => {
    const { id, slug } = await makeDestination(product.dataSource);
    await translate(`destinations/${id}/fr`, { title: 'Le lac' });
    const entries = product.dataSource.getRepository(AuditEntry);
    expect(await entries.findOneBy({ recordId: id, action: 'translate' })).toMatchObject({
      resource: 'destinations',
      changes: { 'title (fr)': [null, 'Le lac'] },
    });
    const translations = product.dataSource.getRepository(Translation);
    const fields = product.dataSource.getRepository(TranslatedField);
    const { id: translationId } = await translations.findOneByOrFail({ destinationId: id });
    await product.api.delete(`/news/delete/${slug}`, { token });
    expect(await translations.countBy({ destinationId: id })).toBe(0);
    expect(await fields.countBy({ translationId })).toBe(0);
  });
});
