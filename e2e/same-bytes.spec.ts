import { LANGUAGE_CODES, pathInLanguage } from '@imisozi/core/languages';
import { startProduct } from './support/product.js';
import { OPEN_ROUTES, PRIVATE_ROUTES } from './support/public-routes.js';
import { addressOf } from './support/routes.js';
import { expect, test } from './support/test.js';

test.use({ demonstrationAlone: true });

const RENDERS = 30;

/** Besides the public routes: files, an unknown page, and pages with a query. */
const OTHERS = ['/no-such-page', '/sitemap.xml', '/rss.xml', '/llms.txt', '/robots.txt', '/tours?people=2'];

/** The idempotency key, which differs in each response. */
const OF_ONE_ANSWER = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

test('a page is the same at every rendering, in every language (rules/site 14: no object is shared between requests)', async () => {
  test.slow();
  const product = await startProduct({ EDGE_CACHE: 'off' });
  try {
    for (const route of [...OPEN_ROUTES, ...PRIVATE_ROUTES, ...OTHERS]) {
      const path = await addressOf(product.url, route);
      for (const code of LANGUAGE_CODES) {
        const localPath = pathInLanguage(code, path);
        const read = async () => {
          const answer = await fetch(product.url + localPath, { redirect: 'manual' });
          return `${answer.headers.get('content-security-policy')}\n${await answer.text()}`;
        };
        // The first render may read data that the later ones find in memory.
        await read();
        // The page of an order contains the minute, for its copy on a phone.
        const [first, others] = await withinOneMinute(async (): Promise<[string, string[]]> => [
          (await read()).replaceAll(OF_ONE_ANSWER, ''),
          await Promise.all(Array.from({ length: RENDERS - 2 }, read)),
        ]);
        const different = others.filter((text) => text.replaceAll(OF_ONE_ANSWER, '') !== first);
        expect
          .soft(
            different.map(({ length }) => length),
            `${localPath} was ${first.length} bytes long`,
          )
          .toEqual([]);
      }
    }
  } finally {
    await product.stop();
  }
});

/** Repeats what began in one minute and ended in another. */
async function withinOneMinute<T>(run: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const started = minute();
    const result = await run();
    if (minute() === started) return result;
  }
}
