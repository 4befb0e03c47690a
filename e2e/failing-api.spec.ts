import { expect, test } from '@playwright/test';
import { sampleLocals } from '@imisozi/bench/sample-locals';
import { errors } from '@imisozi/core/texts/en/layout';
import { phoneLink } from '@imisozi/site/lib/links';

const SENTENCE = 'The database of a spec is away.';

/** Renders a page of the built site while one method of the site data fails. */
async function page(
  path: string,
  failing: keyof typeof sampleLocals.siteData,
): Promise<{ status: number; html: string; headers: Headers }> {
  const built = new URL('../site/dist/server/entry.mjs', import.meta.url).href;
  const { render } = (await import(built)) as {
    render(request: Request, locals: object, clientAddress: string): Promise<Response>;
  };
  const answer = await render(
    new Request(`http://localhost${path}`),
    {
      ...sampleLocals,
      clientFiles: [],
      siteData: {
        ...sampleLocals.siteData,
        [failing]: () => Promise.reject(Object.assign(new Error(SENTENCE), { status: 503, retryAfter: 7 })),
      },
    },
    '127.0.0.1',
  );
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

test('the events page shows the text of the error when its events cannot be read (rules/errors 9)', async () => {
  const { status, html, headers } = await page('/events', 'events');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '7', 'no-store']);
  expect(html).toContain(SENTENCE);
});

test('every page keeps its navbar, without any message, when its destinations cannot be read (rules/errors 9)', async () => {
  for (const path of ['/about', '/tours', '/faq']) {
    const { status, html, headers } = await page(path, 'destinationLinks');
    expect(status, path).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('All Destinations');
    expect(html).not.toContain(SENTENCE);
  }
});

test('a page shows the default texts when its editable texts or their language cannot be read', async () => {
  for (const failing of ['editableTexts', 'languageOfTexts'] as const) {
    for (const path of ['/about', '/tours', '/fr/faq']) {
      const { status, html, headers } = await page(path, failing);
      expect([status, headers.get('cache-control')], `${path} without ${failing}`).toEqual([200, 'no-store']);
      expect(html).not.toContain(SENTENCE);
    }
  }
});

test('the sitemap reads tour cards, not whole tours', async () => {
  const { status, html } = await page('/sitemap.xml', 'tours');
  expect(status).toBe(200);
  expect(html).toContain('<loc>http://localhost/tour/sample</loc><lastmod>');
});

test('a page whose own records cannot be read asks to come back in a minute, and shows no internal details', async () => {
  for (const [path, failing] of [
    ['/', 'tourCards'],
    ['/tours', 'findTours'],
    ['/destinations', 'destinations'],
    ['/tour/sample?people=2', 'tour'],
  ] as const) {
    const { status, html, headers } = await page(path, failing);
    expect([status, headers.get('retry-after')], path).toEqual([503, '7']);
    const main = /<main.*<\/main>/s.exec(html)![0];
    expect(main).toContain(errors.awayText);
    expect(main).toContain(`href="${phoneLink(sampleLocals.company.phone)}"`);
    expect(main).toMatch(new RegExp(`<a [^>]*href="${path.replace('?', '[?]')}"[^>]*>\\s*${errors.again}`));
    expect(html).not.toContain(SENTENCE);
  }
});
