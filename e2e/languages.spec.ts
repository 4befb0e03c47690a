// Holds rules/languages 1, 7.
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_CODES, LANGUAGES, pathInLanguage, readLanguage, type LanguageCode } from '@imisozi/core/languages';
import * as forBookings from '@imisozi/site/i18n/groups/bookings';
import * as forBrowsers from '@imisozi/site/i18n/groups/browsers';
import * as forForms from '@imisozi/site/i18n/groups/forms';
import * as forPages from '@imisozi/site/i18n/groups/pages';
import * as forPayments from '@imisozi/site/i18n/groups/payments';
import { DOCUMENTS } from '@imisozi/core/editable-texts/documents';
import { addDays, today } from '@imisozi/core/kigali-time';
import { anyTour, order } from './support/booking.js';
import { aliveForm } from './support/site-forms.js';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { OPEN_ROUTES, PRIVATE_ROUTES, SAME_PAGE } from './support/public-routes.js';
import { addressOf } from './support/routes.js';
import { expectAccessible, expectWholeWhenZoomed } from './support/visit.js';

test.use({ demonstrationAlone: true });

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');
/** Links that do not lead to pages of the site. */
const NO_PAGE = /^\/(api|media|og|_astro|account|illustrations|rss\.xml|favicon|.+\.(ics|svg|pdf)$)/;

/** Every English sentence of the interface and of the editable texts: none may appear on a French page. */
const ENGLISH = sentencesOf([
  forBookings,
  forBrowsers,
  forForms,
  forPages,
  forPayments,
  Object.values(DOCUMENTS).map(({ defaults }) => defaults.en),
]).filter((text) => text.trim().split(/\s+/).length >= 4);

function sentencesOf(value: unknown): string[] {
  // Of a message, only the parts around its placeholders.
  if (typeof value === 'string') return /^[/#]|^https?:/.test(value) ? [] : value.split(/\{.*\}/s);
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesOf) : [];
}

for (const code of OTHERS) {
  test(`every route exists below /${code} in ${LANGUAGES[code].name}, and its links stay there`, async ({
    page,
    product,
  }) => {
    test.slow();
    for (const route of [...OPEN_ROUTES, ...PRIVATE_ROUTES]) {
      const path = await addressOf(product.url, route);
      const localPath = pathInLanguage(code, path);
      const answer = await page.goto(product.url + localPath, { waitUntil: 'domcontentloaded' });
      expect.soft(answer?.status(), localPath).toBe(200);
      expect.soft(answer?.headers()['content-language'], localPath).toBe(code);
      const found = await page.evaluate(readPage);
      expect.soft([found.lang, found.dir], localPath).toEqual([code, LANGUAGES[code].direction]);
      const strayed = found.links.filter(
        (link) => link.startsWith('/') && !NO_PAGE.test(link) && languageOf(link) !== code,
      );
      expect.soft(strayed, `${localPath}: links that leave the language`).toEqual([]);
      expect.soft(found.menu, `${localPath}: the menu of languages`).toHaveLength(LANGUAGE_CODES.length);
      if (code === 'fr') {
        const left = ENGLISH.filter((text) => found.texts.includes(text));
        expect.soft(left, `${localPath}: English sentences`).toEqual([]);
      }
    }
  });
}

const languageOf = (link: string): LanguageCode => readLanguage(link.split(/[?#]/)[0]!).language;

/** The page's texts, visible or for screen readers, and its links; the language menu links elsewhere by design. */
function readPage() {
  const menu = [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => !menu.includes(link));
  const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'content'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const body = document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  const texts = [document.title, body.textContent, ...attributes].join('\n').replaceAll(/\s+/g, ' ');
  const { lang, dir } = document.documentElement;
  return {
    lang,
    dir,
    texts,
    menu: menu.map(({ href }) => href),
    links: links.map((link) => link.getAttribute('href')!),
  };
}

test('Arabic texts have no comma, semicolon or question mark of other scripts', async () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const wrong: string[] = [];
  for await (const name of glob('core/src/texts/ar/*.ts', { cwd: root })) {
    const found = (await readFile(root + name, 'utf8')).matchAll(/[\u0600-\u06ff][»)}\s]*[,;?](?!\s*$).*/gm);
    wrong.push(...[...found].map(([text]) => `${name}: ${text}`));
  }
  expect(wrong).toEqual([]);
});

test('in Arabic sentences, prices and order numbers read from left to right', async ({ page, product }) => {
  const { id, number } = await order(product.url, `ar.${Date.now()}@example.org`);
  /** The positions of the first and the last character of a text on the screen. */
  const ends = (selector: string, text: string) =>
    page.evaluate(
      ([where, searched]) => {
        const walker = document.createTreeWalker(document.querySelector(where)!, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent!.indexOf(searched);
          if (at < 0) continue;
          return [at, at + searched.length - 1].map((place) => {
            const range = document.createRange();
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            return range.getBoundingClientRect().left;
          });
        }
        return undefined;
      },
      [selector, text] as const,
    );
  await page.goto(`${product.url}/ar/myorder/${id}`);
  const [first, last] = (await ends('.sheet', number))!;
  expect(first).toBeLessThan(last!);
  // A value of digits or Latin letters begins beside its name, not at the other end of the line.
  await page.getByRole('button', { name: 'الدفع الآن' }).click();
  await expect(page.locator('.order-summary')).toContainText(number);
  const away = await page.locator('.order-summary dd').evaluateAll((values) =>
    values.flatMap((value) => {
      const contents = document.createRange();
      contents.selectNodeContents(value);
      const gap = value.getBoundingClientRect().right - contents.getBoundingClientRect().right;
      return gap > parseFloat(getComputedStyle(value).paddingRight) + 2 ? [value.textContent.trim()] : [];
    }),
  );
  expect(away).toEqual([]);
  await page.goto(`${product.url}/ar/tour/${(await anyTour(product.url)).slug}`);
  const sentence = page.locator('.price-ladder .each').filter({ hasText: '$' }).first();
  const price = /\$[\d,]+/.exec((await sentence.textContent())!)![0];
  const [dollar, digit] = (await ends('.price-ladder', price))!;
  expect(dollar).toBeLessThan(digit!);
});

for (const code of ['fr', 'ar'] as const) {
  test(`pages in ${LANGUAGES[code].name} are accessible, and fit the smallest screens`, async ({ page, product }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    for (const route of [...OPEN_ROUTES, ...PRIVATE_ROUTES].filter((one) => !SAME_PAGE.includes(one))) {
      await page.goto(product.url + pathInLanguage(code, await addressOf(product.url, route)));
      await expectAccessible(page, 'light', 'structure');
      await expectWholeWhenZoomed(page);
      await page.setViewportSize({ width: 360, height: 800 });
    }
  });
}

test('a page links to its version in each language, for search engines and for readers', async ({ page, product }) => {
  await page.goto(`${product.url}/fr/tours?days=3`);
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(alternates).toEqual([
    ...LANGUAGE_CODES.map((code) => [code, `${product.url}${pathInLanguage(code, '/tours?days=3')}`]),
    ['x-default', `${product.url}/tours?days=3`],
  ]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${product.url}/fr/tours?days=3`);
  await page.getByRole('button', { name: 'Langue FR' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${product.url}/ar/tours?days=3`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // The cards are Arabic throughout; the questions are not yet, which the page says first.
  const partly = page.getByText('جزء من هذه الصفحة لم يُترجم بعد');
  await expect(partly).toHaveCount(0);
  await page.goto(`${product.url}/ar/faq`);
  await expect(partly).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('main')!.firstElementChild!.textContent)).toContain('يُترجم');
});

test('translated texts of records are all French, and untranslated ones are marked as English', async ({
  page,
  product,
}) => {
  const english = page.locator('main [lang="en"]');
  const notice = page.getByText('Une partie de cette page n’est pas encore traduite');
  for (const path of ['/fr/events', '/fr/previous-events', '/fr/event/night-of-stars-in-akagera', '/fr/participant']) {
    await page.goto(product.url + path);
    await expect(english, path).toHaveCount(0);
    await expect(notice, path).toHaveCount(0);
  }
  await page.goto(`${product.url}/fr/event/night-of-stars-in-akagera`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuit d’étoiles dans l’Akagera');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^À deux degrés au sud/);
  await page.goto(`${product.url}/fr/tours?q=cueilleurs`);
  await page.getByRole('link', { name: 'Au pays du thé, 2 jours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  // The company's advice for all tours exists only in English.
  await expect(page.locator('main [lang="en"]:not(.advice *)')).toHaveCount(0);
  await page.goto(`${product.url}/sw/event/night-of-stars-in-akagera`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});

test('no URL makes a page link to another host', async ({ page, product }) => {
  for (const path of ['/fr//example.com', '/fr/%5Cexample.com', '/ar//example.com/tours']) {
    const answer = await page.goto(product.url + path);
    expect(answer?.status(), path).toBe(404);
    const hosts = await page
      .locator('#languages a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).origin));
    expect(new Set(hosts), path).toEqual(new Set([new URL(product.url).origin]));
  }
});

test('nobody is redirected to a guessed language', async ({ product }) => {
  const answer = await fetch(product.url, { headers: { 'accept-language': 'fr' }, redirect: 'manual' });
  expect([answer.status, answer.headers.get('content-language'), answer.headers.get('vary') ?? '']).toEqual([
    200,
    'en',
    expect.not.stringMatching(/accept-language/i),
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a form sent in French gets its response in French, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${product.url}/fr/contact`);
    const form = page.locator('main form');
    await form.getByLabel('Nom complet').fill('Solange Mukamana');
    await form.getByLabel('E-mail').fill('solange@example.org');
    await form.getByLabel('Objet').fill('Un voyage');
    await form.getByLabel('Téléphone').fill('+250788000001');
    await form.getByLabel('Message').fill('Bonjour, nous sommes quatre.');
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Merci, votre message a été envoyé.').first()).toBeVisible();
    const { pathname } = new URL(page.url());
    expect(pathname).toBe('/fr/contact');
    await context.close();
  });
}

test('a tour is booked in French, from its page to the order', async ({ page, product }) => {
  const tour = await anyTour(product.url);
  await page.goto(`${product.url}/fr/tour/${tour.slug}`);
  await aliveForm(page, 'booking');
  const form = page.locator('form#booking');
  await form.getByLabel('Nombre de personnes').fill('2');
  await form.getByRole('button', { name: 'Réserver et payer plus tard' }).click();
  await expect(form.getByText('Champ obligatoire : Nom')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nom' }).fill('Solange Mukamana');
  await form.getByLabel('E-mail').fill(`fr.${Date.now()}@example.org`);
  await form.getByLabel('Numéro de téléphone').fill('+250788000001');
  await form.getByLabel('Adresse').fill('KG 7 Avenue');
  await form.getByLabel('Lieu de prise en charge').fill('Kigali');
  await form.getByLabel('Date du voyage').fill(addDays(today(), 40));
  await form.getByRole('button', { name: 'Réserver et payer plus tard' }).click();
  await expect(page.getByText(/Votre réservation \d{4}-\d{6} a bien été reçue\./).first()).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/fr`);
  await page.getByRole('link', { name: 'Voir votre réservation' }).click();
  await expect(page).toHaveURL(/\/fr\/myorder\//);
  await expect(page.locator('#order')).toHaveAttribute('data-message', 'Voici votre réservation.');
  await expect(page.getByText('Nous avons bien reçu votre réservation et vérifions les détails.')).toBeVisible();
  // The order stores the English name. The tour still has that name, so it is shown in French.
  const { tours } = (await (await fetch(`${product.url}/api/tours?language=fr`)).json()) as { tours: (typeof tour)[] };
  const inFrench = tours.find(({ slug }) => slug === tour.slug)!.title;
  await expect(page.locator('.sheet h2')).toHaveText(inFrench);
  await expect(page.locator('#money dt').first()).toContainText(inFrench);
  await expect(page.locator('#cancel')).toContainText('l’annulation est gratuite.');
  await expect(page.locator('#cancel')).not.toContainText('Nothing has been paid yet');
  await page.getByRole('button', { name: 'Payer maintenant' }).click();
  await expect(page).toHaveURL(`${product.url}/fr/pay`);
});

test('a booking without JavaScript stays in its language, to the page that confirms it', async ({ product }) => {
  const tour = await anyTour(product.url);
  const body = new URLSearchParams({
    ...{ form: 'booking', action: 'later', people: '2', date: addDays(today(), 40), names: 'Solange Mukamana' },
    ...{ email: `fr.plain.${Date.now()}@example.org`, phoneNumber: '+250788000001' },
    ...{ address: 'KG 7 Avenue', location: 'Kigali' },
  });
  const answer = await fetch(`${product.url}/fr/tour/${tour.slug}`, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/fr\?booked=[0-9a-f-]{36}#booked$/),
  ]);
  const page = await (await fetch(product.url + answer.headers.get('location'))).text();
  expect(page).toMatch(/Votre réservation|Vous avez déjà réservé/);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a price is shown in French where its names are translated, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    product: { url },
  }) => {
    const read = async <T>(path: string) => (await (await fetch(url + path)).json()) as T;
    interface Sold {
      readonly slug: string;
      readonly title: string;
      readonly saleMode: string;
      readonly extras: readonly { readonly label: string; readonly required: boolean }[];
    }
    const { tours } = await read<{ tours: readonly Sold[] }>('/api/tours?language=fr');
    const sold = await Promise.all(
      tours.map(async ({ slug }) => (await read<{ tours: Sold }>(`/api/tours/${slug}?language=fr`)).tours),
    );
    const tour = sold.find(({ extras, saleMode }) => saleMode !== 'enquiry' && extras.some((one) => one.required))!;
    const permit = tour.extras.find(({ required }) => required)!.label;
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${url}/fr/tour/${tour.slug}`);
    const box = page.getByRole('region', { name: 'Votre prix' });
    await expect(box.locator('dt').first()).toHaveText(tour.title);
    await expect(box).toContainText(permit);
    if (javaScriptEnabled) {
      await aliveForm(page, 'booking');
      await page.locator('form#booking').getByLabel('Adultes').fill('3');
      await expect(box).toContainText(`3 × ${permit}`);
      await expect(box.locator('dt').first()).toHaveText(tour.title);
    }
    await expect(box.locator('[lang]')).toHaveCount(0);
    // There is no Kiswahili translation.
    await page.goto(`${url}/sw/tour/${tour.slug}`);
    const names = page.getByRole('region', { name: 'Bei yako' }).locator('dt [lang=en][dir=ltr]');
    await expect(names.first()).not.toHaveText(tour.title);
    expect(await names.count()).toBeGreaterThan(1);
    await context.close();
  });
}

test('an empty list of a tour says so in each language', async ({ page, product: { url } }) => {
  const token = await adminToken(url);
  const { tours } = await send<{ tours: { slug: string } }>(url, 'POST', '/api/tours/create', token, {
    ...{ title: `Nothing listed ${Date.now()}`, toursBody: '<p>A day.</p>', location: 'Kigali', price1: 100 },
    image: '/media/demo/tours/akagera-weekend.webp',
  });
  await send(url, 'PUT', `/api/tours/publish/${tours.slug}`, token, { isPublished: true });
  const texts = { en: 'No', fr: 'Rien de particulier', sw: 'Hakuna', rw: 'Nta na kimwe', ar: 'لا شيء' };
  for (const code of LANGUAGE_CODES) {
    await page.goto(url + pathInLanguage(code, `/tour/${tours.slug}`));
    const items = page.locator('.bullets li');
    await expect(items).toHaveText([texts[code], texts[code], texts[code]]);
    await expect(page.locator('.bullets [lang]')).toHaveCount(0);
  }
  await send(url, 'DELETE', `/api/tours/delete/${tours.slug}`, token);
});

test('each language has a sitemap of its own', async ({ product }) => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  for (const code of LANGUAGE_CODES) {
    const path = pathInLanguage(code, '/sitemap.xml');
    expect(robots).toContain(`Sitemap: ${product.url}${path}`);
    expect(robots).toContain(`Disallow: ${pathInLanguage(code, '/myorder/')}`);
    const sitemap = await (await fetch(product.url + path)).text();
    expect(sitemap).toContain(`<loc>${product.url}${pathInLanguage(code, '/tours')}</loc>`);
  }
});

test('a saved translation is a change in the sitemap of its language, and in no other', async ({ product }) => {
  const { slug, id } = await anyTour(product.url);
  const changed = async (path: string) => {
    const sitemap = await (await fetch(product.url + path)).text();
    return new RegExp(`/tour/${slug}</loc><lastmod>([^<]+)</lastmod>`).exec(sitemap)?.[1] ?? '';
  };
  const [english, before] = [await changed('/sitemap.xml'), await changed('/sw/sitemap.xml')];
  const path = `/api/admin/translations/tours/${id}/sw`;
  const token = await adminToken(product.url);
  const { version } = await send<{ version: number }>(product.url, 'GET', path, token);
  await send(product.url, 'PUT', path, token, { version, texts: [] });
  await expect.poll(async () => (await changed('/sw/sitemap.xml')) > before).toBe(true);
  expect(await changed('/sitemap.xml')).toBe(english);
});

test('no French page of the demonstration, of any record, contains untranslated English (rules/languages 2, 5)', async ({
  product,
}) => {
  test.slow();
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const pages = [...(await read('/fr/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  // They include every tour, destination and event of the demonstration.
  for (const kind of ['tour', 'destination', 'event']) {
    expect(pages.filter((page) => page.startsWith(`/fr/${kind}/`)).length, kind).toBeGreaterThan(5);
  }
  // The API names the untranslated texts of a record.
  const left = (
    await Promise.all(
      (['tours', 'news', 'events'] as const).map(async (kind) => {
        const answer: unknown = JSON.parse(await read(`/api/${kind}?language=fr`));
        return [...JSON.stringify(answer).matchAll(/"untranslated":\[([^\]]*)\]/g)].flatMap(([, keys]) => keys || []);
      }),
    )
  ).flat();
  for (const page of pages) {
    const html = (await read(page)).replaceAll(/<(script|style)[\s>][\s\S]*?<\/\1>/g, ' ');
    // Texts of visitors stay in their own language.
    const main = html
      .slice(html.indexOf('<main'), html.indexOf('<footer'))
      .replaceAll(/<section class="comments"[\s\S]*?<\/ul>/g, ' ');
    const marked = [...main.matchAll(/\blang="en"[^>]*>([^<]{0,60})/g)].map(([, text]) => text!.trim());
    const said = main.replaceAll(/<[^>]+>/g, ' ').match(/\b(?:the|with|your|from|hours|nights)\b[^.]{0,40}/g) ?? [];
    left.push(...[...marked, ...said].map((text) => `${page}: ${text}`));
  }
  expect(left).toEqual([]);
});
