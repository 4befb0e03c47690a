import { picture } from '@imisozi/api/test/files';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/dashboard.js';
import { expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';
import { send } from '../support/staff.js';
import { publish, restoreVersion } from '../support/words.js';

const restoreDefault = async (page: Page, title: string) => {
  // Until these texts are loaded, the page shows those that were open before.
  await expect(page.getByTitle(`Preview of ${title}`)).toBeAttached();
  await restoreVersion(page, title, 'the default text');
};
const file = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(800, 800, 'teal').jpeg().toBuffer(),
});

test('a colleague adds a guide, visitors see the photo at once, and the guide is removed again (rules/content 9)', async ({
  page,
  context,
  product,
  tokens,
}) => {
  const title = 'Guides and specialists';
  const about = async (path = '/about') => (await fetch(product.url + path)).text();
  // The demonstration's team are examples, which are marked; they answer nobody, and search engines get none.
  expect(await about()).toContain('Examples of the demonstration: these are not real people.');
  expect(await about()).not.toContain('"employee"');
  expect(await about('/trip-brief')).not.toContain('Who will answer you');
  await open(page, '/account/content?document=team');
  await page.getByRole('button', { name: 'Add: Person' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('A guide of this test');
  await page.getByRole('textbox', { name: 'What they do' }).last().fill('Walks to the gorillas');
  await page.getByRole('textbox', { name: 'Languages they speak' }).last().fill('French');
  await page.getByRole('combobox', { name: 'Answers enquiries' }).last().click();
  await page.getByRole('option', { name: 'Yes, and shows beside enquiry forms' }).click();
  const photo = page.getByRole('group', { name: 'Photo' }).last();
  await photo.locator('input[type=file]').setInputFiles(await file('guide.jpg'));
  await expect(photo.getByText('Uploaded 100%')).toBeVisible();
  // Without the person's consent nobody sees them.
  await publish(page, title);
  expect(await about()).not.toContain('A guide of this test');
  await page.getByRole('combobox', { name: 'Agrees to be shown' }).last().click();
  await page.getByRole('option', { name: 'Yes', exact: true }).click();
  const preview = page.frameLocator(`iframe[title="Preview of ${title}"]`);
  await expect(preview.getByRole('img', { name: 'A guide of this test' })).toBeAttached();
  await expectAccessibleByDayAndNight(page);
  await publish(page, title);
  expect(await about()).toContain('A guide of this test');
  expect(await about()).toContain('"jobTitle":"Walks to the gorillas"');

  const visitor = await context.newPage();
  for (const width of [360, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto('/about');
    const team = visitor.getByRole('region', { name: 'The people you travel with' });
    await expect(team.getByText('Speaks French', { exact: true })).toBeVisible();
    const face = team.getByRole('img', { name: 'A guide of this test' });
    await face.scrollIntoViewIfNeeded();
    await expect.poll(() => face.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    await expectAccessibleByDayAndNight(visitor);
    await expectNoSidewaysScroll(visitor, width);
  }
  await visitor.goto('/trip-brief');
  await expect(visitor.getByRole('region', { name: 'Who will answer you' })).toContainText('A guide of this test');
  // Without a French translation the page says so; the demonstration's is taken back.
  const french = '/api/admin/content/team/versions/0/restore?language=fr';
  await send(product.url, 'POST', french, tokens.admin, { version: 1 });
  await visitor.goto('/fr/about');
  await expect(visitor.getByText('Walks to the gorillas')).toHaveAttribute('lang', 'en');
  await expect(visitor.getByText(/en anglais/).first()).toBeVisible();
  await visitor.close();

  await restoreDefault(page, title);
  expect(await about()).not.toContain('A guide of this test');
  expect(await about('/trip-brief')).not.toContain('A guide of this test');
});

test('licences, memberships, payment marks and figures are shown where visitors look for them (rules/content 9)', async ({
  page,
  product,
}) => {
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const vouching = 'Licence, memberships and payment marks';
  await open(page, '/account/content?document=credentials');
  await page.getByRole('button', { name: 'Add: Licence' }).click();
  await page.getByRole('textbox', { name: 'What it is' }).fill('Licence of this test');
  await page.getByRole('textbox', { name: 'Issued by' }).fill('A board');
  await page.getByRole('textbox', { name: 'Number' }).fill('T-1');
  await page.getByRole('button', { name: 'Add: Membership' }).click();
  await page.getByRole('textbox', { name: 'Association' }).fill('Guild of this test');
  await page.getByRole('button', { name: 'Add: Payment mark' }).click();
  await page.getByRole('button', { name: 'Add: Payment mark' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Each payment mark can stand once').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Mark' }).last().click();
  await page.getByRole('option', { name: 'MTN MoMo' }).click();
  await publish(page, vouching);
  expect(await read('/about')).toContain('Licence of this test, T-1');
  expect(await read('/about')).toContain('"paymentAccepted":"Visa, MTN MoMo"');
  expect(await read('/terms')).toContain('Guild of this test');
  expect(await read('/pay')).toContain('MTN MoMo');

  await open(page, '/account/content?document=impact');
  await page.getByRole('button', { name: 'Add: Figure' }).click();
  await page.getByRole('textbox', { name: 'Figure', exact: true }).fill('1,240');
  await page.getByRole('textbox', { name: 'What it counts' }).fill('trees of this test');
  await publish(page, 'Impact');
  for (const path of ['/about', '/']) expect(await read(path)).toContain('trees of this test');

  await page.goto('/about');
  for (const name of ['Licences and memberships', 'What your journey does here']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/about');
  await expectAccessibleByDayAndNight(page);
  await expectNoSidewaysScroll(page, 360);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/account/content?document=impact');
  await restoreDefault(page, 'Impact');
  await open(page, '/account/content?document=credentials');
  await restoreDefault(page, vouching);
  expect(await read('/')).not.toContain('of this test');
});

test('the home page starts with a picture that a colleague uploaded (rules/content 9)', async ({ page, product }) => {
  const title = 'Home: opening';
  await open(page, '/account/content?document=home-hero');
  const first = page.getByRole('group', { name: 'Picture' }).first();
  await first.locator('input[type=file]').setInputFiles(await file('lake.jpg'));
  await expect(first.getByText('Uploaded 100%')).toBeVisible();
  await publish(page, title);
  await page.goto('/');
  const shown = page.locator('.slide img').first();
  await expect(shown).toHaveAttribute('srcset', /\/media\/blogs\/.+-480\.webp 480w/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await open(page, '/account/content?document=home-hero');
  // Back to one of the website's drawings, from the list below the upload.
  await page.getByRole('combobox', { name: "Or one of the website's drawings" }).first().click();
  await page.getByRole('option', { name: 'Lake' }).click();
  await publish(page, title);
  const opening = async () => /class="slide"[^]*?<img src="([^"]+)"/.exec(await (await fetch(product.url)).text())?.[1];
  expect(await opening()).toBe('/illustrations/hero-lake.svg');
  await restoreDefault(page, title);
});
