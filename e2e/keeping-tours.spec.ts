// Holds rules/site 12.
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { privacy } from '@imisozi/core/editable-texts/privacy';
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, pathInLanguage } from '@imisozi/core/languages';
import { expect, test } from './support/test.js';
import {
  expectAccessibleByDayAndNight,
  expectNothingMoved,
  expectNoSidewaysScroll,
  readThrough,
  watchLayoutShifts,
} from './support/visit.js';

const TOUR = '/tour/grand-circuit-of-rwanda-14-days';

test('a tour is downloaded as a PDF of one page, in the language of its page', async ({ page, request }) => {
  for (const [path, name, language] of [
    [TOUR, 'Download as PDF', 'en'],
    [`/fr${TOUR}`, 'Télécharger en PDF', 'fr'],
    [`/ar${TOUR}`, 'تنزيل بصيغة PDF', 'ar'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('link', { name });
    await expect(link).toBeVisible();
    const url = (await link.getAttribute('href'))!;
    expect(url).toContain(`language=${language}`);
    const answer = await request.get(url);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    // Browsers that have it get 304, as for the page.
    const etag = answer.headers()['etag']!;
    expect((await request.get(url, { headers: { 'if-none-match': etag } })).status()).toBe(304);
    await expectNoSidewaysScroll(page, 360);
  }
  await expectAccessibleByDayAndNight(page);
});

const OTHER = '/tour/tea-country-2-days';
const keep = { name: 'Save', exact: true } as const;

test('tours are saved with a click, in every tab, and listed with current prices', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto(OTHER);
  await page.goto(OTHER);
  const save = page.getByRole('button', keep);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(second.getByRole('button', keep)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(TOUR);
  await page.getByRole('button', keep).click();
  // A tour that is not offered stays saved until the visitor removes it; an invalid slug does not.
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('saved-tours')!) as string[];
    localStorage.setItem('saved-tours', JSON.stringify([...saved, 'gone-from-the-site', '"><b>', 7]));
  });
  await page.getByRole('main').getByRole('link', { name: 'Your saved tours' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  const tours = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(tours).toHaveCount(2);
  await expect(tours.first()).toContainText('Grand circuit of Rwanda');
  await expect(tours.first()).toContainText('$6,700');
  const saved = () => page.evaluate(() => localStorage.getItem('saved-tours'));
  expect(await saved()).toContain('gone-from-the-site');
  const note = page.getByText('Some of the tours that you saved are not offered at the moment.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('link', { name: 'Grand circuit of Rwanda, 14 days' })).toBeFocused();
  expect(await saved()).toBe(JSON.stringify([TOUR, OTHER].map((path) => path.slice('/tour/'.length))));
  await page.getByRole('link', { name: 'Plan a journey with these tours' }).click();
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue(
    /We'd like a journey with something of these tours: Grand circuit of Rwanda, 14 days, Tea/,
  );
});

test('a saved tour is removed, and returns to its place when that is undone', async ({ page }) => {
  await page.addInitScript(
    (saved) => {
      if (!localStorage.getItem('saved-tours')) localStorage.setItem('saved-tours', saved);
    },
    JSON.stringify([TOUR, OTHER].map((path) => path.slice('/tour/'.length))),
  );
  await page.goto('/saved');
  const remove = page.getByRole('button', { name: 'Remove Grand circuit of Rwanda, 14 days' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('status')).toContainText('“Grand circuit of Rwanda, 14 days” is no longer saved.');
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Grand circuit of Rwanda, 14 days');
  for (const width of [360, 768, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessibleByDayAndNight(page);
  for (const name of [/^Remove Grand/, /^Remove Tea/]) await page.getByRole('button', { name }).click();
  await page.reload();
  await expect(page.getByText("You haven't saved a tour yet.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan a journey with these tours' })).toBeHidden();
});

test('no more than 30 tours are saved, and the visitor is told so', async ({ page }) => {
  await page.addInitScript(() => {
    const many = Array.from({ length: 30 }, (_, number) => `tour-${number}`);
    localStorage.setItem('saved-tours', JSON.stringify(many));
  });
  await page.goto(OTHER);
  await page.getByRole('button', keep).click();
  await expect(page.getByText('You have saved 30 tours, and there is no room for more.')).toBeVisible();
  await expect(page.getByRole('button', keep)).toHaveAttribute('aria-pressed', 'false');
});

const WITH_CARDS = ['/', '/tours', '/destination/lake-kivu', '/tours?people=2&days=1&price=250&place=lake-kivu'];

/** The cards of tours on a page that have a heart. */
const cardsOf = (page: Page) => page.locator('main .card:has(a[href*="/tour/"])');
const heartsOf = (page: Page) => cardsOf(page).getByRole('button', { name: /^Save ./ });

test('every tour card has a heart beside its link, without a layout shift', async ({ page }) => {
  await watchLayoutShifts(page);
  for (const path of WITH_CARDS) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const cards = cardsOf(page);
    await expect(heartsOf(page).first()).toBeVisible();
    await expect(heartsOf(page)).toHaveCount(await cards.count());
    await expect(cards.locator('a button')).toHaveCount(0);
    const card = cards.last();
    const title = (await card.getByRole('heading').innerText()).trim();
    const heart = card.getByRole('button', { name: `Save ${title}`, exact: true });
    const { width, height } = (await heart.boundingBox())!;
    expect([Math.round(width), Math.round(height)]).toEqual([44, 44]);
    await readThrough(page);
    await expectNothingMoved(page, 0.02);
    await heart.focus();
    await page.keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // The page stays, and the link back shows the number of saved tours.
    expect(page.url()).toContain(path);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Your saved tours \(\d\)$/ })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    for (const wide of [360, 768, 1280]) await expectNoSidewaysScroll(page, wide);
    await page.evaluate(() => localStorage.clear());
  }
});

test("a card's heart follows changes in other tabs and on the tour's page, and the footer links to the saved tours", async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await second.goto('/tours');
  await page.goto(OTHER);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  const heart = second.getByRole('button', { name: `Save ${title}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', keep).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const back = second.getByRole('contentinfo').getByRole('link', { name: 'Your saved tours' });
  await expect(back).toHaveText('Your saved tours (1)');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(back).toHaveText('Your saved tours');
  await expect(page.getByRole('button', keep)).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await back.click();
  await expect(second).toHaveURL(/\/saved$/);
  // On this page only the button that removes the tour is shown, without a heart.
  await expect(second.getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  await expect(heartsOf(second)).toHaveCount(0);
  await expect(back).toHaveText('Your saved tours (1)');
  await second.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(back).toHaveText('Your saved tours');
  await second.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a card does not save more than 30 tours either, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const many = Array.from({ length: 30 }, (_, number) => `tour-${number}`);
    localStorage.setItem('saved-tours', JSON.stringify(many));
  });
  await page.goto('/tours');
  const heart = heartsOf(page).first();
  await heart.click();
  await expect(page.getByText('You have saved 30 tours, and there is no room for more.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('without browser storage there are no hearts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  for (const path of ['/tours', OTHER]) {
    await page.goto(path);
    await expect(page.locator('.save').first()).toBeAttached();
    for (const heart of await page.locator('.save').all()) await expect(heart).toBeHidden();
  }
});

test('the footer links to the saved tours in every language', async ({ page }) => {
  for (const code of LANGUAGE_CODES) {
    await page.goto(pathInLanguage(code, '/faq'));
    const link = page.getByRole('contentinfo').locator(`a[href="${pathInLanguage(code, '/saved')}"]`);
    const name = (await link.innerText()).trim();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test("a tour is shared with the system's share sheet, or by copying its URL", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true, writable: true });
  });
  await page.goto(`${OTHER}?departure=somebody-chose-it`);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(page.getByText('The address of this page has been copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/tour\/tea-country-2-days$/);
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) });
  });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: { url: string } }).shared?.url))
    .toMatch(/\/tour\/tea-country-2-days$/);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('buttons that need JavaScript are absent, and the page of saved tours says why it is empty', async ({
    page,
  }) => {
    await page.goto(OTHER);
    await expect(page.getByRole('link', { name: 'Download as PDF' })).toBeVisible();
    for (const name of ['Save', 'Share']) await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await page.goto('/tours');
    await expect(page.locator('.save')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your saved tours', exact: true }).click();
    await expect(page.locator('main noscript p')).toContainText('Saved tours are kept by your browser');
  });
});

/** The text of the privacy policy about what each file of the site stores in the browser, in English and French. */
const SAID_TO_BE_KEPT: Readonly<Record<string, readonly [english: string, french: string]>> = {
  'lib/guide-queue.ts': ['what they say from the road', 'ce qu’ils signalent en route'],
  'lib/latest-order.ts': ['keeps its number and your email address', 'garde son numéro et votre adresse e-mail'],
  'lib/pending-payment.ts': ['the amount until the payment is done', 'avec le montant jusqu’à la fin du paiement'],
  'lib/saved-tours.ts': ['The tours that you save', 'Vos circuits favoris'],
  'lib/session.ts': ['it also keeps the login', 'il garde aussi la session ouverte'],
  'lib/typed-booking.ts': ['stays in the tab until you send it', 'reste dans l’onglet jusqu’à l’envoi'],
  'scripts/currencies.ts': ['the currency that you choose', 'la devise choisie'],
};

test('the privacy policy names everything that the site stores in the browser', async () => {
  const root = fileURLToPath(new URL('../site/src/', import.meta.url));
  const keeping: string[] = [];
  for await (const name of glob('**/*.{ts,tsx,astro}', { cwd: root })) {
    if (/Storage\.setItem\(|\bwriteStored\('/.test(await readFile(root + name, 'utf8'))) keeping.push(name);
  }
  expect(keeping.toSorted()).toEqual(Object.keys(SAID_TO_BE_KEPT));
  const textIn = (code: 'en' | 'fr') => JSON.stringify(privacy.defaults[code]);
  for (const [english, french] of Object.values(SAID_TO_BE_KEPT)) {
    expect(textIn('en')).toContain(english);
    expect(textIn('fr')).toContain(french);
  }
});
