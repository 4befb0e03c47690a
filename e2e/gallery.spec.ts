// Holds rules/site 15.
import { picture } from '@imisozi/api/test/files';
import { adminToken, send, upload } from './support/staff.js';
import { expect, test } from './support/test.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/visit.js';

const SLUG = 'kigali-city-and-memory-1-day';
const PATH = `/tour/${SLUG}`;
const COLOURS = ['teal', 'goldenrod', 'darkslateblue'] as const;
const SHOWN = ['A market at dawn', 'The memorial garden', 'Hills after rain'] as const;

test.beforeEach(async ({ product }) => {
  const token = await adminToken(product.url);
  const urls = await Promise.all(
    COLOURS.map(async (colour, place) => {
      const file = await picture(1_800, 1_200, colour).jpeg().toBuffer();
      return upload(product.url, token, `${place}.jpg`, file);
    }),
  );
  const gallery = SHOWN.map((alt, place) => ({ url: urls[place], alt, focus: place === 1 ? 'right' : 'center' }));
  await send(product.url, 'PUT', `/api/tours/update/${SLUG}`, token, { gallery });
});

test.afterEach(async ({ product }) => {
  const token = await adminToken(product.url);
  await send(product.url, 'PUT', `/api/tours/update/${SLUG}`, token, { gallery: [] });
});

test("search engines find the gallery's pictures in the structured data and in the sitemap", async ({ product }) => {
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const { tours } = JSON.parse(await read(`/api/tours/${SLUG}`)) as {
    tours: { image: string; gallery: { url: string }[] };
  };
  const pictures = [tours.image, ...tours.gallery.map(({ url }) => url)];
  expect(pictures).toHaveLength(SHOWN.length + 1);
  const data = [...(await read(PATH)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string; image?: string[] },
  );
  const trip = data.find((one) => one['@type'].includes('TouristTrip'))!;
  expect(trip.image).toEqual(expect.arrayContaining(pictures));
  const entry = new RegExp(`<url><loc>[^<]*${PATH}</loc>.*?</url>`).exec(await read('/sitemap.xml'))![0];
  expect([...entry.matchAll(/<image:loc>([^<]+)</g)].map(([, url]) => url)).toEqual(pictures);
});

test('a picture of the gallery opens in a lightbox, with keys to go through all of them', async ({ page }) => {
  await page.goto(PATH);
  const gallery = page.getByRole('region', { name: 'Pictures of this tour' });
  await expect(gallery.getByRole('listitem')).toHaveCount(3);
  await expect(gallery.getByRole('img', { name: SHOWN[1] })).toHaveCSS('object-position', '100% 50%');
  await gallery.getByRole('link', { name: SHOWN[0] }).focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures of this tour' });
  await expect(lightbox.getByText(`1 of 3: ${SHOWN[0]}`)).toBeVisible();
  await expect(lightbox.getByRole('img', { name: SHOWN[0] })).toBeVisible();
  await expectAccessible(page, 'light');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(`2 of 3: ${SHOWN[1]}`)).toBeVisible();
  await lightbox.getByRole('button', { name: 'Previous picture' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText(`3 of 3: ${SHOWN[2]}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  // The focus returns to the link of the picture that was shown last.
  await expect(gallery.getByRole('link', { name: SHOWN[2] })).toBeFocused();
  await expectNoSidewaysScroll(page, 360);
});

test('a swipe shows the next picture, and a button closes the lightbox', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await page.getByRole('link', { name: SHOWN[0] }).click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures of this tour' });
  const { x, y, width, height } = (await lightbox.getByRole('figure').boundingBox())!;
  await page.mouse.move(x + width * 0.8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(lightbox.getByText(`2 of 3: ${SHOWN[1]}`)).toBeVisible();
  await lightbox.getByRole('button', { name: 'Close the pictures' }).click();
  await expect(lightbox).toBeHidden();
});

test.describe('without JavaScript', () => {
  test('each picture of the gallery is a link to the full-size picture', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto(PATH);
    await page.getByRole('link', { name: SHOWN[1] }).click();
    await expect(page).toHaveURL(/\/media\/publications\/[0-9a-f]{32}\.jpg$/);
    await context.close();
  });
});
