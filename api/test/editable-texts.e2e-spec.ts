import { faq } from '@imisozi/core/editable-texts/faq';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { SiteDataService } from '../src/modules/site-data/site-data.service.js';
import { TextVersion } from '../src/modules/editable-texts/text-version.entity.js';
import { MediaReferences } from '../src/modules/media/unused/media-references.js';
import { TextPreviews } from '../src/modules/editable-texts/editable-text.previews.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { copiesMade, picture, upload } from './support/uploads.js';

const DELIVERED = faq.defaults.en;
const FAQ = { document: 'faq', language: 'en' } as const;

/** Texts with another first answer. */
const answering = (answer: string) => ({
  groups: [{ title: 'Tourism', questions: [{ question: 'When is the best time?', answer }] }],
});

describe('The editable texts of the website (rules/content 9, rules/languages 6)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());
  afterEach(async () => {
    const { version } = (await read()).body;
    if (version > 0) await product.api.post('/admin/content/faq/versions/0/restore', { version }, { token: admin });
  });

  const read = () => product.api.get('/admin/content/faq', { token: admin });
  const publish = async (value: unknown, version?: number) =>
    product.api.put('/admin/content/faq', { value, version: version ?? (await read()).body.version }, { token: admin });
  const visitors = () => product.app.get(SiteDataService).editableTexts(FAQ);

  it('are the defaults until an admin publishes others, which visitors read at once', async () => {
    expect((await read()).body).toMatchObject({ id: 'faq', title: 'FAQ', value: DELIVERED, isUnreadable: false });
    expect(await visitors()).toEqual(DELIVERED);
    const { status, body } = await publish(answering('In June.'));
    expect([status, body.message, body.value]).toEqual([
      200,
      'FAQ: the texts have been published.',
      answering('In June.'),
    ]);
    expect(await visitors()).toEqual(answering('In June.'));
    const { body: list } = await product.api.get('/admin/content', { token: admin });
    expect(list).toContainEqual(expect.objectContaining({ id: 'faq', version: body.version, author: body.author }));
  });

  it('keep their versions, and any of them can be published again as a new one, with an audit entry', async () => {
    const { body: first } = await publish(answering('In June.'));
    const { body: second } = await publish(answering('In July.'));
    const at = `/admin/content/faq/versions`;
    const { body: history } = await product.api.get(at, { token: admin });
    expect(history.versions.slice(0, 2)).toMatchObject([{ version: second.version }, { version: first.version }]);
    expect((await product.api.get(`${at}/${first.version}`, { token: admin })).body.value).toEqual(
      answering('In June.'),
    );
    const { body: restored } = await product.api.post(
      `${at}/${first.version}/restore`,
      { version: second.version },
      { token: admin },
    );
    expect(restored).toMatchObject({ version: second.version + 1, value: answering('In June.') });
    expect(await visitors()).toEqual(answering('In June.'));
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'content', label: 'FAQ' });
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['update', 'restore']));
    expect((await product.api.get(`${at}/999999`, { token: admin })).status).toBe(404);
    expect((await product.api.get(`${at}/first`, { token: admin })).status).toBe(404);
  });

  it('are published by one of two editors who started from the same version; the other is told', async () => {
    const { version } = (await read()).body;
    const answers = await Promise.all(['June', 'July', 'May'].map((month) => publish(answering(month), version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.message).toMatch(/^\S+@\S+ has changed these texts meanwhile\. Yours have not been saved\.$/);
    expect((await read()).body.version).toBe(version + 1);
  });

  it('are refused if they break rules, all at once, and nothing changes', async () => {
    const before = (await read()).body;
    const { status, body } = await publish({ groups: [{ title: '', questions: [{ question: 'Why?' }] }] });
    expect([status, body.Errors]).toEqual([
      400,
      ['Group 1: Title is required', 'Group 1, Question 1: Answer must be text'],
    ]);
    for (const value of [undefined, null, '', [], 'FAQ']) expect((await publish(value)).status).toBe(400);
    expect((await publish(answering('x'), -1)).status).toBe(400);
    expect((await product.api.put('/admin/content/nothing', {}, { token: admin })).status).not.toBe(200);
    const unknown = await product.api.get('/admin/content/constructor', { token: admin });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'This document was not found.']);
    expect((await read()).body).toEqual(before);
  });

  it('fall back to the defaults if they cannot be read, for visitors and in the form', async () => {
    const { body } = await publish(answering('In June.'));
    const rows = product.dataSource.getRepository(TextVersion);
    for (const broken of [{ groups: 'none' }, { groups: [] }]) {
      await rows.update({ ...FAQ, version: body.version }, { value: broken });
      // Purging another document makes all of them be read again.
      const { version, value } = (await product.api.get('/admin/content/home-hero', { token: admin })).body;
      await product.api.put('/admin/content/home-hero', { version, value }, { token: admin });
      expect(await visitors()).toEqual(DELIVERED);
      expect((await read()).body).toMatchObject({ value: DELIVERED, isUnreadable: true, version: body.version });
    }
    expect((await publish(answering('In July.'))).status).toBe(200);
    expect((await read()).body.isUnreadable).toBe(false);
  });

  it('contain URLs of pictures without a host, which are kept as long as a version shows them', async () => {
    const data = await picture().jpeg().toBuffer();
    const { secure_url: photo, public_id: publicId } = (await upload(product, admin, [{ data }])).json();
    expect(photo).toMatch(/^https?:/);
    const at = '/admin/content/team';
    const person = { name: 'A', role: 'Guide', photo, languages: '', since: '', text: '', answers: 'yes' };
    const { status, body } = await product.api.put(at, { version: 0, value: { people: [person] } }, { token: admin });
    expect([status, body.value.people[0].photo]).toEqual([200, new URL(photo).pathname]);
    await product.api.put(at, { version: 1, value: { people: [] } }, { token: admin });
    expect(await product.app.get(MediaReferences).collect()).toContain(publicId);
    const wrong = await product.api.put(
      at,
      { version: 2, value: { people: [{ ...person, photo: 'javascript:alert(1)' }] } },
      { token: admin },
    );
    expect([wrong.status, wrong.body.Errors]).toEqual([
      400,
      ['Person 1: Photo must be the address of an uploaded picture'],
    ]);
    await copiesMade(product);
  });

  it('are written in each language, and read in it at once; the English ones do not change', async () => {
    const inFrench = () => product.app.get(SiteDataService).editableTexts({ ...FAQ, language: 'fr' });
    const { body: delivered } = await product.api.get('/admin/content/faq?language=fr', { token: admin });
    expect(delivered).toMatchObject({ language: 'fr', displayedLanguage: 'fr', version: 0, value: faq.defaults.fr });
    expect(delivered.languages).toEqual(['en', 'fr']);
    const { status, body } = await product.api.put(
      '/admin/content/faq?language=fr',
      { version: 0, value: answering('En juin.') },
      { token: admin },
    );
    expect([status, body.message, body.version]).toEqual([200, 'FAQ (Français): the texts have been published.', 1]);
    expect(await inFrench()).toEqual(answering('En juin.'));
    expect(await visitors()).toEqual(DELIVERED);
    expect((await product.api.get('/admin/content/faq/versions', { token: admin })).body.versions).not.toContainEqual(
      expect.objectContaining({ createdAt: body.changedAt }),
    );
    const trail = product.dataSource.getRepository(AuditEntry);
    expect(await trail.countBy({ resource: 'content', label: 'FAQ (Français)' })).toBe(1);
    await product.api.post('/admin/content/faq/versions/0/restore?language=fr', { version: 1 }, { token: admin });
    expect(await inFrench()).toEqual(faq.defaults.fr);
  });

  it('fall back to English if a language has none, and again once they are withdrawn', async () => {
    const at = (rest = '') => `/admin/content/faq${rest}?language=sw`;
    const inSwahili = async () => (await product.api.get(at(), { token: admin })).body;
    const told = () => product.app.get(SiteDataService).languageOfTexts({ document: 'faq', language: 'sw' });
    await publish(answering('In June.'));
    expect(await inSwahili()).toMatchObject({ displayedLanguage: 'en', version: 0, value: answering('In June.') });
    expect(await told()).toBe('en');
    await product.api.put(at(), { version: 0, value: answering('Mwezi wa Juni.') }, { token: admin });
    expect(await inSwahili()).toMatchObject({ displayedLanguage: 'sw', version: 1, languages: ['en', 'fr', 'sw'] });
    expect(await told()).toBe('sw');

    const { body } = await product.api.post(at('/versions/0/restore'), { version: 1 }, { token: admin });
    expect(body).toMatchObject({
      displayedLanguage: 'en',
      version: 2,
      value: answering('In June.'),
      isUnreadable: false,
    });
    expect(await told()).toBe('en');
    expect((await product.api.get(at('/versions/2'), { token: admin })).body.value).toBeNull();
    const { body: again } = await product.api.post(at('/versions/1/restore'), { version: 2 }, { token: admin });
    expect(again).toMatchObject({ displayedLanguage: 'sw', version: 3, value: answering('Mwezi wa Juni.') });
    await product.api.post(at('/versions/0/restore'), { version: 3 }, { token: admin });
  });

  it('exist only in the languages of the site, and those of mails in each of them', async () => {
    for (const language of ['en', 'fr', 'sw', 'rw', 'ar']) {
      const { body } = await product.api.get(`/admin/content/mail-contact?language=${language}`, { token: admin });
      expect(body.displayedLanguage).toBe(language);
    }
    for (const language of ['de', 'constructor', 'EN']) {
      expect((await product.api.get(`/admin/content/faq?language=${language}`, { token: admin })).status).toBe(400);
    }
  });

  it('are kept in at most fifty versions', async () => {
    for (let count = 0; count < 53; count++) await publish(answering(`Day ${count}`));
    const { body } = await product.api.get('/admin/content/faq/versions', { token: admin });
    expect(body.versions).toHaveLength(50);
    expect(await product.dataSource.getRepository(TextVersion).countBy(FAQ)).toBe(50);
  });

  it('are previewed on their page before they are published, and never cached', async () => {
    const preview = (value: object) => product.api.post('/admin/content/faq/preview', { value }, { token: admin });
    expect((await preview(answering('In June.'))).status).toBe(503);
    product.app
      .get(TextPreviews)
      .renderPagesWith(({ path, words }) => Promise.resolve(`${path} ${JSON.stringify(words)}`));
    const { status, body, headers } = await preview(answering('In June.'));
    expect([status, body.html]).toEqual([200, `/faq ${JSON.stringify(answering('In June.'))}`]);
    expect(headers['cache-control']).toBe('no-store');
    expect(await visitors()).toEqual(DELIVERED);
    expect((await preview({ groups: [] })).body.Errors).toEqual(['Groups must have at least 1']);
  });
});
