import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Company } from '@imisozi/core/company';
import { taglineFor } from '@imisozi/core/tagline';
import { EdgePurge } from '../src/platform/edge-cache/edge-purge.entity.js';
import { EdgePurges } from '../src/platform/edge-cache/edge-purges.js';
import { MediaUrls } from '../src/common/rich-text/media-urls.js';
import { COMPANY } from '../src/config/config.module.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Setting } from '../src/modules/settings/setting.entity.js';
import { sharePicturePaths } from '../src/modules/share-pictures/share-picture.paths.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

describe('The company in the settings (rules/desk 13, rules/operating 3)', () => {
  let product: TestApp;
  let admin: string;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());
  afterEach(() => save({ company: null }));

  const save = (body: object) => product.api.put('/admin/settings', body, { token: admin });
  const read = async () => (await product.api.get('/admin/settings', { token: admin })).body.company as Company;
  /** A mail as it would be sent now. */
  const mail = async () =>
    (await product.api.get('/admin/mail-previews/contact-received/html', { token: admin })).body as string;

  it('is that of the environment until an admin changes it, field by field', async () => {
    const before = await read();
    expect(before).toMatchObject({ name: 'Imisozi Safaris', phone: '+250 788 000 000' });
    const { status, body } = await save({ company: { phone: '+250 788 111 222', social: { facebook: '' } } });
    expect([status, body.company]).toEqual([
      200,
      { ...before, phone: '+250 788 111 222', social: { ...before.social, facebook: '' } },
    ]);
    await save({ company: { name: 'Hills & Lakes' } });
    expect(await read()).toMatchObject({ name: 'Hills & Lakes', phone: '+250 788 111 222', social: { facebook: '' } });
    await save({ company: { phone: null } });
    expect(await read()).toMatchObject({ name: 'Hills & Lakes', phone: '+250 788 000 000' });
    await save({ company: null });
    expect(await read()).toEqual(before);
  });

  it('has its new name in mails at once, and the change is in the audit trail', async () => {
    expect(await mail()).toContain('Imisozi Safaris');
    await save({ company: { name: 'Hills & Lakes', address: 'KN 1 Road, Kigali' } });
    const html = await mail();
    expect(html).toContain('Hills &amp; Lakes');
    expect(html).toContain('KN 1 Road, Kigali');
    expect(html).not.toContain('Imisozi Safaris');
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'settings', label: 'company' });
    expect(JSON.stringify(trail)).toContain('Hills & Lakes');
  });

  it('has a tagline in each language, changed separately and audited; without one English is shown', async () => {
    expect(await read()).toMatchObject({ taglineTranslations: { fr: '', sw: '', rw: '', ar: '' } });
    await save({ company: { taglineTranslations: { fr: 'Au pays des collines', sw: 'Nchi ya vilima' } } });
    const { body } = await save({ company: { taglineTranslations: { sw: null }, social: { facebook: '' } } });
    expect(body.company).toMatchObject({
      taglineTranslations: { fr: 'Au pays des collines', sw: '', rw: '', ar: '' },
      social: { facebook: '' },
    });
    const company = product.app.get<Company>(COMPANY);
    const said = (['en', 'fr', 'sw'] as const).map((language) => taglineFor(company, language));
    expect(said).toEqual([company.tagline, 'Au pays des collines', undefined]);
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ resource: 'settings', label: 'company' });
    expect(JSON.stringify(trail)).toContain('Au pays des collines');
    await save({ company: { taglineTranslations: null } });
    expect(await read()).toMatchObject({ taglineTranslations: { fr: '' }, social: { facebook: '' } });
  });

  it('has its tagline on the picture of shared links, in each language that it is written in', async () => {
    const company = product.app.get<Company>(COMPANY);
    const { site } = sharePicturePaths(company, product.app.get(MediaUrls));
    expect([site('fr'), site('ar')]).toEqual([site(), site()]);
    await save({ company: { taglineTranslations: { fr: 'Au pays des collines', ar: 'أرض التلال' } } });
    const french = site('fr');
    expect(french).toMatch(/^\/og\/site\.fr\.[0-9a-f]{16}\.png$/);
    expect(site('ar')).toMatch(/^\/og\/site\.ar\.[0-9a-f]{16}\.png$/);
    const urls = [site(), french, site('ar')];
    const drawn = await Promise.all(urls.map((url) => product.app.inject({ url })));
    expect(drawn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
    await save({ company: { taglineTranslations: { fr: null, ar: null } } });
    const { statusCode, headers } = await product.app.inject({ url: french });
    expect([statusCode, headers.location]).toEqual([302, site()]);
  });

  it('is updated in other processes', async () => {
    await save({ company: { name: 'Hills & Lakes' } });
    const settings = product.dataSource.getRepository(Setting);
    await settings.update({ name: 'company' }, { value: { name: 'Lakes & Hills' } });
    const purge = { id: randomUUID(), createdAt: new Date(), tags: 'settings', isOnlyOutdated: false };
    await product.dataSource.getRepository(EdgePurge).insert(purge);
    await product.app.get(EdgePurges).read();
    const until = Date.now() + 10_000;
    while ((await read()).name !== 'Lakes & Hills' && Date.now() < until) await wait(100);
    expect((await read()).name).toBe('Lakes & Hills');
    expect(await mail()).toContain('Lakes &amp; Hills');
  });

  it.each([
    [{ name: 'x'.repeat(101) }, 'Company: name can have at most 100 characters'],
    [
      { name: 'Hills\r\nBcc: a@b.example' },
      'Company: name must be a single line of plain text without hidden characters',
    ],
    [{ taglineTranslations: { fr: 'x'.repeat(201) } }, 'Company: tagline (Français) can have at most 200 characters'],
    [
      { taglineTranslations: { rw: 'a\nb' } },
      'Company: tagline (Ikinyarwanda) must be a single line of plain text without hidden characters',
    ],
    [{ taglineTranslations: 'Voyages' }, 'Company: tagline by language must be an object'],
    [{ email: 'nobody' }, 'Company: email must be a valid email address'],
    [{ email: 'a@b.example, c@d.example' }, 'Company: email must be a valid email address'],
    [{ phone: 'call us' }, 'Company: phone must have at least 6 digits'],
    [
      { social: { facebook: 'javascript:alert(1)' } },
      'Company: Facebook must be an address that starts with http:// or https://',
    ],
    ['Hills', 'Company must be an object'],
  ])('refuses %j', async (company, sentence) => {
    const before = await read();
    const { status, body } = await save({ company });
    expect([status, body.Errors]).toEqual([400, [sentence]]);
    expect(await read()).toEqual(before);
  });
});
