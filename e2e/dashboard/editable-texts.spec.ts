import type { Page } from '@playwright/test';
import { expect, expectToast, open, test } from '../support/dashboard.js';
import { mailsTo, officeOrder } from '../support/booking.js';
import { send } from '../support/staff.js';
import { expectAccessible, expectAccessibleByDayAndNight, expectNoSidewaysScroll } from '../support/visit.js';
import { publish, restoreVersion } from '../support/words.js';

const preview = (page: Page, title: string) => page.frameLocator(`iframe[title="Preview of ${title}"]`);

test('a colleague changes the start of the home page, previews it, and restores the old text (rules/content 9) @both', async ({
  page,
  product,
}) => {
  const home = async () => (await fetch(product.url)).text();
  const delivered = 'A thousand hills, one unhurried journey';
  expect(await home()).toContain(delivered);
  await open(page, '/account/content');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toHaveValue(delivered);
  await title.fill('Hills without end & <b>');
  const heading = preview(page, 'Home: opening').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hills without end & <b>');
  expect(await home()).not.toContain('Hills without end');
  await publish(page, 'Home: opening');
  expect(await home()).toContain('Hills without end &amp; &lt;b&gt;');

  await restoreVersion(page, 'Home: opening', 'the default text');
  expect(await home()).toContain(delivered);
  await expect(title).toHaveValue(delivered);
  await expect(page.getByRole('button', { name: 'View version 1', exact: true })).toBeVisible();
});

test('an answer of the FAQ is changed, refused while it is empty, and restored from the previous version (rules/content 9)', async ({
  page,
  product,
}) => {
  const faq = async () => (await fetch(`${product.url}/faq`)).text();
  await open(page, '/account/content');
  await page.getByRole('combobox', { name: 'Text' }).click();
  await page.getByRole('option', { name: 'FAQ' }).click();
  const answer = page.getByRole('textbox', { name: 'Answer' }).first();
  await answer.fill('In June, or whenever you can.');
  await publish(page, 'FAQ');
  expect(await faq()).toContain('In June, or whenever you can.');

  await answer.fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Group 1, Question 1: Answer is required').first()).toBeVisible();
  await answer.fill('In July.');
  await expect(preview(page, 'FAQ').getByText('In July.')).toBeAttached();
  await publish(page, 'FAQ');
  expect(await faq()).toContain('In July.');
  await restoreVersion(page, 'FAQ', 'version 1');
  expect(await faq()).toContain('In June, or whenever you can.');
  await expect(answer).toHaveValue('In June, or whenever you can.');

  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});

test('a term is changed, and bookings still lead to the charges for cancelling (rules/content 9)', async ({
  page,
  product,
}) => {
  const terms = async () => (await fetch(`${product.url}/terms`)).text();
  await open(page, '/account/content?document=terms');
  const text = page.getByRole('textbox', { name: 'Text' }).first();
  const insert = page.getByRole('button', { name: /^Insert \{deposit\}/ });
  await insert.click();
  await expect(page.getByText('Click first into the text where it goes.')).toBeVisible();
  await text.fill('A deposit is ');
  await insert.click();
  await expect(text).toHaveValue('A deposit is {deposit}');
  await expect(preview(page, 'Terms & conditions').getByText('A deposit is 100%')).toBeAttached();
  await text.fill('An order is a request.\n\nIt binds us once we confirm it.');
  await expect(preview(page, 'Terms & conditions').getByText('It binds us once we confirm it.')).toBeAttached();
  await page.getByRole('button', { name: 'Remove Section 3' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const sentence = 'One section, and only one, must be where the links to cancellation charges lead';
  await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Links from bookings' }).last().click();
  await page.getByRole('option', { name: 'Cancellation charges lead here' }).click();
  await publish(page, 'Terms & conditions');
  expect(await terms()).toMatch(/<p[^>]*>It binds us once we confirm it\.<\/p>/);
  expect(await terms()).toContain('id="cancellation"');
  await restoreVersion(page, 'Terms & conditions', 'the default text');
  expect(await terms()).toContain('the charge for cancelling is 25% of the price');
});

test('the text of a mail is changed with its placeholders, previewed, sent, and restored (rules/content 9) @both', async ({
  page,
  product,
}) => {
  const email = `mail.words.${Date.now()}@example.org`;
  await open(page, '/account/mail-previews?kind=order-received-client');
  await page.getByRole('link', { name: 'Change the texts' }).click();
  await expect(page.getByRole('combobox', { name: 'Text', exact: true })).toHaveText('Order received');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Muraho ! We are glad.');
  await text.press('Home');
  for (let step = 0; step < 'Muraho '.length; step++) await text.press('ArrowRight');
  await page.getByRole('button', { name: /^Insert \{name\}/ }).click();
  await expect(text).toHaveValue('Muraho {name}! We are glad.');
  await expect(text).toBeFocused();
  await expect(preview(page, 'Order received').getByText('Muraho Demo Visitor! We are glad.')).toBeVisible();
  await expect(preview(page, 'Order received').getByRole('link', { name: 'View or pay for your order' })).toBeVisible();

  await text.fill('Muraho {nmae}!');
  await expect(page.getByText(/Text has \{nmae\}, which stands for nothing here/)).toBeVisible();
  await text.fill('Muraho {name}! We are glad.');
  await publish(page, 'Order received');
  await officeOrder(product.url, email);
  const [mail] = await mailsTo(product.settings.DATA_DIR!, email, 1);
  expect(mail!.text).toContain('Muraho Process Visitor! We are glad.');

  await restoreVersion(page, 'Order received', 'the default text');
  await expect(text).toHaveValue(/^Dear \{name\},/);

  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});

test('the footer of every page is changed: its sentence, and partners with their links (rules/content 9)', async ({
  page,
  product,
  tokens,
}) => {
  const pages = async () =>
    (await Promise.all(['/', '/fr/faq'].map(async (path) => (await fetch(product.url + path)).text()))).join('\n');
  await open(page, '/account/content?document=footer');
  await page.getByRole('textbox', { name: 'Sentence below the name of the company' }).fill('We live on these hills.');
  await expect(preview(page, 'Footer: texts').getByText('We live on these hills.')).toBeInViewport();
  await publish(page, 'Footer: texts');
  expect(await pages()).toContain('We live on these hills.');
  expect(await pages()).toContain('Voyages à travers le Rwanda');

  await open(page, '/account/content?document=footer-links');
  await page.getByRole('button', { name: 'Remove Partner 1' }).click();
  await page.getByRole('button', { name: 'Add: Partner' }).click();
  await page.getByRole('textbox', { name: 'Name' }).nth(3).fill('Umuganda & friends');
  await page.getByRole('textbox', { name: 'Address' }).nth(3).fill('umuganda.example');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refusal = 'Partner 4: Address must be a web address that starts with https:// or http://';
  await expect(page.getByRole('alert').filter({ hasText: refusal }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).nth(3).fill('https://umuganda.example/');
  const title = 'Footer: partners and useful links';
  const partner = preview(page, title).getByRole('link', { name: 'Umuganda & friends' });
  // The frame is as narrow as a phone, where partners are a row to swipe.
  await partner.scrollIntoViewIfNeeded();
  await expect(partner).toBeInViewport();
  await publish(page, title);
  // Both languages show the name.
  expect((await pages()).match(/Umuganda &amp; friends/g)?.length).toBe(2);
  await expectAccessible(page, 'light');

  for (const document of ['footer', 'footer-links']) {
    const at = `/api/admin/content/${document}`;
    const { version } = await send<{ version: number }>(product.url, 'GET', at, tokens.admin);
    await send(product.url, 'POST', `${at}/versions/0/restore`, tokens.admin, { version });
  }
  expect(await pages()).not.toContain('Umuganda &amp; friends');
  expect(await pages()).toContain('Journeys through Rwanda, planned in Kigali');
});

test('a page is translated beside the English text, and says so while it is not translated (rules/languages 6)', async ({
  page,
  product,
}) => {
  const about = async () => (await fetch(`${product.url}/sw/about`)).text();
  const notice = 'Sehemu ya ukurasa huu';
  expect(await about()).toContain(notice);
  await open(page, '/account/content?document=about');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Kiswahili: not translated' }).click();
  await expect(page.getByText('Not translated into Kiswahili yet')).toBeVisible();
  const story = page.getByRole('textbox', { name: 'Story' });
  await expect(story).toHaveValue(/^We are a travel and safari company/);
  await story.fill('Sisi ni kampuni ya safari ya Kigali.');
  await expect(story).toHaveAttribute('lang', 'sw');
  await expect(page.getByText('We are a travel and safari company', { exact: false }).first()).toBeVisible();
  await expect(preview(page, 'About us').getByText('Sisi ni kampuni ya safari ya Kigali.')).toBeVisible();
  await expect(preview(page, 'About us').locator('html')).toHaveAttribute('lang', 'sw');
  expect(await about()).not.toContain('Sisi ni kampuni ya safari');
  await publish(page, 'About us (Kiswahili)');
  expect(await about()).toContain('Sisi ni kampuni ya safari ya Kigali.');
  expect(await about()).not.toContain(notice);
  expect(await (await fetch(`${product.url}/about`)).text()).toContain('We are a travel and safari company');
  await restoreVersion(page, 'About us (Kiswahili)', 'the English text');
  expect(await about()).toContain(notice);
  await expect(page.getByText('Not translated into Kiswahili yet')).toBeVisible();

  // Arabic is written from right to left.
  await open(page, '/account/content?document=about&language=ar');
  await expect(page.getByRole('textbox', { name: 'Story' })).toHaveAttribute('dir', 'rtl');

  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
});

/** Sample texts of the documents for which the product has no default. */
const WRITTEN: Readonly<Record<string, object>> = {
  team: {
    people: [
      { name: 'A', role: 'Guide', photo: '', languages: '', since: '', text: 'Walks.', answers: 'no', consent: 'yes' },
    ],
  },
  credentials: {
    licences: [{ name: 'A', issuer: 'A board', number: '', valid: '', url: '' }],
    memberships: [],
    payments: [],
  },
  impact: { figures: [{ value: '7', text: 'Trees', when: '', url: '' }] },
};

test('every page and mail with editable texts shows changes in its preview (rules/content 9)', async ({
  product,
  tokens,
}) => {
  const at = '/api/admin/content';
  const documents = await send<{ id: string }[]>(product.url, 'GET', at, tokens.admin);
  expect(documents.length).toBeGreaterThan(10);
  for (const { id } of documents) {
    const { value } = await send<{ value: object }>(product.url, 'GET', `${at}/${id}`, tokens.admin);
    const changed = JSON.stringify(WRITTEN[id] ?? value).replace(
      /("(?:text|intro|worthIntro|story|answer|name)":")/,
      '$1Never seen before ',
    );
    const body = { value: JSON.parse(changed) as object };
    const { html } = await send<{ html: string }>(product.url, 'POST', `${at}/${id}/preview`, tokens.admin, body);
    expect([id, html.includes('Never seen before ')]).toEqual([id, true]);
    expect(html).not.toContain('<script');
  }
});

test('texts that two colleagues write at the same time are not lost (rules/content 9) @both', async ({
  page,
  product,
  tokens,
}) => {
  await open(page, '/account/content?document=faq');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Ours');
  const { version, value } = await send<{ version: number; value: { groups: { title: string }[] } }>(
    product.url,
    'GET',
    '/api/admin/content/faq',
    tokens.admin,
  );
  value.groups[0]!.title = 'Theirs';
  await send(product.url, 'PUT', '/api/admin/content/faq', tokens.admin, { version, value });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/has changed these texts meanwhile/)).toBeVisible();
  await expect(title).toHaveValue('Ours');
  await page.getByRole('button', { name: 'Publish mine instead' }).click();
  await expectToast(page, 'FAQ: the texts have been published.');
  expect(await (await fetch(`${product.url}/faq`)).text()).toContain('>Ours</h2>');
});

test('texts cannot be edited while they are being published, so no edit is lost', async ({ page }) => {
  await open(page, '/account/content?document=faq');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  const refusal = page.getByText('Group 1: Title is required').first();
  await title.fill('');
  await title.press('Enter');
  await expect(refusal).toBeVisible();
  await expect(title).toBeFocused();
  await title.fill('Before');
  let openAgain = () => {};
  const held = new Promise<void>((resolve) => (openAgain = resolve));
  await page.route('**/api/admin/content/faq?*', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === 'GET' && request.url().includes('/content/faq?'));
  await button.click();
  await asked;
  await expect(button).toBeDisabled();
  await title.focus();
  await expect(title).not.toBeFocused();
  openAgain();
  await expectToast(page, 'FAQ: the texts have been published.');
  await title.fill('After');
  await expect(button).toBeEnabled();
  await expect(title).toHaveValue('After');
  await restoreVersion(page, 'FAQ', 'the default text');
});

test('a click, a refusal or a reload loses no edited texts, and they do not hide what a colleague published (rules/content 9)', async ({
  page,
  product,
  tokens,
}) => {
  await open(page, '/account/content?document=about');
  const story = page.getByRole('textbox', { name: 'Story' });
  await story.fill('Half a story.');
  const stayWhen = async (leave: () => Promise<void>) => {
    const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await leave();
    await asked;
    await expect(story).toHaveValue('Half a story.');
  };
  const choose = async (list: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: list, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await stayWhen(() => choose('Text', 'FAQ'));
  await expect(page.getByRole('combobox', { name: 'Text', exact: true })).toHaveText('About us');
  await stayWhen(() => choose('Language', /^Kiswahili/));
  await stayWhen(() => page.getByRole('link', { name: 'Tours', exact: true }).click());
  await story.fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Story is required').first()).toBeVisible();
  await story.fill('Half a story.');
  await stayWhen(() => choose('Text', 'FAQ'));

  const at = '/api/admin/content/about';
  const { version, value } = await send<{ version: number; value: object }>(product.url, 'GET', at, tokens.admin);
  const theirs = { version, value: { ...value, story: 'A story of theirs.' } };
  await send(product.url, 'PUT', at, tokens.admin, theirs);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(story).toHaveValue('A story of theirs.');
  const restore = page.getByRole('alert').getByRole('button', { name: 'Restore' });
  await open(page, '/account/content?document=about&language=sw');
  await expect(story).toHaveAttribute('lang', 'sw');
  await expect(restore).toBeHidden();
  await open(page, '/account/content?document=about');
  await restore.click();
  await expect(story).toHaveValue('Half a story.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/has changed these texts meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard mine and show the latest' }).click();
  await expect(story).toHaveValue('A story of theirs.');
  await send(product.url, 'POST', `${at}/versions/0/restore`, tokens.admin, { version: version + 1 });
});

test('an earlier version can be read before it is restored, and a restore can be undone (rules/content 9)', async ({
  page,
  product,
  tokens,
}) => {
  const at = '/api/admin/content/about';
  const about = async () => (await fetch(`${product.url}/about`)).text();
  const { version, value } = await send<{ version: number; value: object }>(product.url, 'GET', at, tokens.admin);
  for (const [index, story] of ['The first story.', 'The second story.'].entries()) {
    await send(product.url, 'PUT', at, tokens.admin, { version: version + index, value: { ...value, story } });
  }
  await open(page, '/account/content?document=about');
  const story = page.getByRole('textbox', { name: 'Story' });
  await expect(story).toHaveValue('The second story.');
  const view = page.getByRole('button', { name: `View version ${version + 1}`, exact: true });
  await view.focus();
  await page.keyboard.press('Enter');
  const name = `About us: Version ${version + 1}`;
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('listitem')).toHaveText(
    'StoryPublished nowThe second story.This versionThe first story.',
  );
  await expect(preview(page, name).getByText('The first story.')).toBeVisible();
  expect(await about()).toContain('The second story.');
  await expectAccessibleByDayAndNight(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 360);
  // Escape closes the dialog from inside the preview too.
  await preview(page, name).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();

  await story.fill('Half a story.');
  await view.click();
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  await expect(question).toContainText('Your unsaved changes will be lost.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  expect(await about()).toContain('The first story.');
  await expect(story).toHaveValue('The first story.');
  const notice = page.getByRole('alert').filter({ hasText: 'Restored and published: visitors see it now.' });
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('dialog', { name: 'Publish the text from before again?' });
  await expect(undo).not.toContainText('unsaved');
  await undo.getByRole('button', { name: 'Yes' }).click();
  await expect(undo).toBeHidden();
  expect(await about()).toContain('The second story.');
  await expect(story).toHaveValue('The second story.');
  await send(product.url, 'POST', `${at}/versions/0/restore`, tokens.admin, { version: version + 4 });
});

test.describe('staff who are no admins', () => {
  test.use({ role: 'user' });

  test('neither see nor open the texts of the website', async ({ page }) => {
    await open(page, '/account/content');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
    await expect(page.getByRole('link', { name: 'Editable texts' })).toHaveCount(0);
  });
});
