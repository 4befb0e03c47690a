// Holds rules/content 11.
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, tokenOf } from './support/factories.js';

const FAQ = [{ question: 'Is it cold?', answer: 'At night,\nyes.' }];

describe('Advice for travellers before they book', () => {
  let product: TestApp;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const save = (advice: unknown, token = admin) => product.api.put('/admin/settings', { advice }, { token });

  it("is the company's, changed field by field only by admins, with audit entries", async () => {
    const { body: before } = await product.api.get('/admin/settings', { token: admin });
    expect(before.advice).toEqual({ faq: [], season: '', fitness: '', packing: '', visa: '' });
    const { status, body } = await save({ visa: 'Ask us.', faq: FAQ });
    expect([status, body.advice]).toEqual([200, { ...before.advice, visa: 'Ask us.', faq: FAQ }]);
    expect((await save({ visa: null, season: 'June.' })).body.advice).toEqual({
      ...before.advice,
      season: 'June.',
      faq: FAQ,
    });
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'settings', label: 'advice' });
    expect(JSON.stringify(trail)).toContain('Is it cold?');
    expect((await save({ visa: 'None.' }, staff)).status).toBe(403);
    expect((await save(null)).body.advice).toEqual(before.advice);
  });

  it('is never lost by a save: what would be too long in total is refused with a sentence', async () => {
    const half = (letter: string) =>
      Array.from({ length: 12 }, () => ({ question: 'Why?', answer: letter.repeat(1_900) }));
    const texts = { season: 'é'.repeat(3_000), fitness: 'é'.repeat(3_000), packing: 'é'.repeat(3_000) };
    const { body: kept } = await save({ faq: half('a') });
    const refused = await save(texts);
    expect([refused.status, refused.body.Errors]).toEqual([400, ['Travel advice is too long: at most 40000 bytes']]);
    expect((await save({ visa: 'Ask us.' })).body.advice).toEqual({ ...kept.advice, visa: 'Ask us.' });
    await save(null);
  });

  it('is saved in all its languages, or refused with a sentence', async () => {
    const faq = Array.from({ length: 18 }, () => ({ question: 'Why?', answer: 'a'.repeat(1_850) }));
    const saveIn = (adviceTranslations: unknown) =>
      product.api.put('/admin/settings', { adviceTranslations }, { token: admin });
    expect((await saveIn({ fr: { faq } })).status).toBe(200);
    const refused = await saveIn({ sw: { faq } });
    expect([refused.status, refused.body.Errors]).toEqual([
      400,
      ['Travel advice in other languages is too long: at most 60000 bytes in all'],
    ]);
    const { body } = await saveIn({ sw: { visa: 'Tuulize.' } });
    expect(body.adviceTranslations).toMatchObject({ fr: { faq }, sw: { visa: 'Tuulize.' } });
    await saveIn(null);
  });

  it('is a tour’s own if it has some, kept if left out, and removed by null', async () => {
    const { slug } = await makeTour(product.dataSource);
    const update = async (fields: object) => {
      const { status, body } = await product.api.put(`/tours/update/${slug}`, fields, { token: admin });
      return status === 200 ? body.tours.advice : [status, body.Errors];
    };
    expect(await update({ advice: { fitness: 'Good legs.\r\nA porter helps.', faq: FAQ, visa: '' } })).toEqual({
      fitness: 'Good legs.\nA porter helps.',
      faq: FAQ,
    });
    await update({ location: 'Musanze' });
    const { body } = await product.api.get(`/tours/${slug}`);
    expect(body.tours.advice).toEqual({ fitness: 'Good legs.\nA porter helps.', faq: FAQ });
    const { body: listed } = await product.api.get('/tours');
    expect(listed.tours.find((one: { slug: string }) => one.slug === slug)).not.toHaveProperty('advice');
    expect(await update({ advice: { faq: [{ question: '', answer: 'Yes' }], visa: 7 } })).toEqual([
      400,
      ['Questions: question is required', 'Visa must be text'],
    ]);
    expect(await update({ advice: null })).toBeNull();
  });

  it('is saved with a new tour', async () => {
    const fields = { title: 'Advised tour', image: '/media/demo/gorillas.svg', advice: { packing: 'A hat.' } };
    const { status, body } = await product.api.post('/tours/create', fields, { token: staff });
    expect([status, body.tours.advice]).toEqual([201, { packing: 'A hat.' }]);
  });
});
