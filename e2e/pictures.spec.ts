import { addDays, today } from '@imisozi/core/kigali-time';
import { adminToken, send } from './support/staff.js';
import { expect, test } from './support/test.js';
import { COPIES_MADE } from './support/waits.js';

interface Shown {
  readonly src: string;
  readonly alt: string | null;
  readonly size: string;
  readonly lazy: boolean;
  readonly first: boolean;
}

test('every picture has a size and an alternative text, and loads lazily where it can', async ({ page, product }) => {
  const xml = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
  for (const path of paths) {
    const html = await (await fetch(product.url + path)).text();
    const pictures = await page.evaluate((text): Shown[] => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('main img')].map((picture) => ({
        src: picture.getAttribute('src') ?? '',
        alt: picture.getAttribute('alt'),
        size: `${picture.getAttribute('width')}x${picture.getAttribute('height')}`,
        lazy: picture.getAttribute('loading') === 'lazy',
        first: picture.getAttribute('fetchpriority') === 'high',
      }));
    }, html);
    for (const { src, alt, size } of pictures) {
      expect([path, src, alt === null]).toEqual([path, src, false]);
      expect([path, src, size]).toEqual([path, src, expect.stringMatching(/^\d+x\d+$/)]);
    }
    expect([path, pictures.filter(({ first, lazy }) => first && lazy)]).toEqual([path, []]);
    expect([path, pictures.filter(({ first }) => first).length <= 1]).toEqual([path, true]);
    // Only the first row of a list is loaded eagerly.
    expect([path, pictures.filter(({ lazy }) => !lazy).length <= 3]).toEqual([path, true]);
    if (/^\/(tour|event|destination)\//.test(path)) {
      expect([path, pictures[0]?.first, Boolean(pictures[0]?.alt)]).toEqual([path, true, true]);
    }
  }
});

test('an uploaded picture comes in the width that the window needs, as WebP at once and as AVIF soon (rules/media 3)', async ({
  page,
  product,
}) => {
  const token = await adminToken(product.url);
  const canvas = await page.evaluate(async () => {
    const drawing = new OffscreenCanvas(2000, 1300);
    drawing.getContext('2d')!.fillRect(0, 0, 1000, 1300);
    const blob = await drawing.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const form = new FormData();
  form.set('folder', 'events');
  form.set('file', new File([new Uint8Array(canvas)], 'cover.jpg', { type: 'image/jpeg' }));
  const headers = { token };
  const uploaded = await fetch(`${product.url}/api/media/upload`, { method: 'POST', headers, body: form });
  const { secure_url: image } = (await uploaded.json()) as { secure_url: string };
  const { data: event } = await send<{ data: { slug: string } }>(product.url, 'POST', '/api/events/create', token, {
    title: 'Uploaded cover',
    startDate: `${addDays(today(), 1)}T08:00`,
    endDate: `${addDays(today(), 1)}T10:00`,
    description: '<p>A picture.</p>',
    place: 'Kigali',
    price: 10,
    image,
  });
  await send(product.url, 'PUT', `/api/events/approve/${event.slug}`, token, { isApproved: true });
  try {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/event/${event.slug}`);
    const shown = page.locator('.story img[srcset]').first();
    // The policy allows the site's own pictures under whatever host the site is opened.
    expect(image).toMatch(/^https?:/);
    expect(await shown.getAttribute('src')).toBe(new URL(image).pathname);
    const source = () => shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
    await expect.poll(source).toMatch(/-480\.(webp|avif)$/);
    await expect
      .poll(async () => (await fetch(`${product.url}/event/${event.slug}`)).text(), COPIES_MADE)
      .toContain('type="image/avif"');
    // The page refers to the copies as soon as all of them exist, and to none that does not exist.
    await page.reload();
    await expect.poll(source).toMatch(/-480\.avif$/);
    expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const named = await page
      .locator('.story picture')
      .first()
      .evaluate((picture) => picture.outerHTML);
    const files = [...named.matchAll(/\/media\/[^\s"]+\.(?:avif|webp)/g)].map(([path]) => path);
    expect(files).toHaveLength(14);
    const answers = await Promise.all(files.map((path) => fetch(product.url + path, { method: 'HEAD' })));
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
    // Until the picture has loaded, a blurred preview is shown; on cards, the style sheet shows the tint.
    await page.route('**/media/**', (route) => route.abort());
    await page.reload();
    const blurred = page.locator('.story .blurred > img').first();
    await expect.poll(() => blurred.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(16);
    await expect(blurred).toBeVisible();
    await expect(shown).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.goto('/events');
    const card = page.locator('img[srcset][data-tint]').first();
    await expect(card).toHaveAttribute('data-tint', /^h\d+ s\d l\d$/);
    await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  } finally {
    await send(product.url, 'DELETE', `/api/events/${event.slug}`, token);
  }
});
