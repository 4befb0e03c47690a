import { ROOM_PRICE } from '../office-books.ts';
import { ordersWhere, type Scene } from '../scene.ts';

/** Every way in which the cost of `SECRET_COST` is written, in dollars and in cents. */
const COST = /7[.,\s]?777[.,]77|777777/;
/** What a guide may read of neither a price nor a passport. */
const OF_GUIDES = new RegExp(
  `${String(ROOM_PRICE).replace('.', '[.,]')}|PASSPORT|"(amount|price|paid|balance|cost|passport\\w*|birth\\w*)"`,
  'i',
);

/** No answer, paper or mail for a client carries a cost, and none for a guide a price or a passport (rules/proposals 8, rules/operations 9). */
export async function secretsRead(scene: Scene): Promise<string[]> {
  const { books, rows } = scene;
  const [orders, quotes, guides, tours] = await Promise.all([
    ordersWhere(scene, '1 = 1', 4),
    rows<{ id: string }>('SELECT id FROM quotes WHERE title = ? ORDER BY number DESC LIMIT 3', [books.title]),
    rows<{ pageToken: string; calendarToken: string }>(
      `SELECT pageToken, calendarToken FROM guides WHERE id IN (${books.guideIds.map(() => '?').join()})`,
      books.guideIds,
    ),
    rows<{ slug: string }>('SELECT slug FROM tours WHERE id = ?', [books.tourId]),
  ]);
  const ofClients = [
    ...orders.flatMap(({ clientKey }) =>
      ['', '/cancellation', '/travellers'].map((part) => `/order/${clientKey}${part}`),
    ),
    ...quotes.map(({ id }) => `/quotes/${id}`),
    ...tours.map(({ slug }) => `/tours/${slug}`),
  ];
  const papers = [
    ...orders.slice(0, 1).map(({ clientKey }) => `/order/${clientKey}/proforma`),
    ...quotes.slice(0, 1).map(({ id }) => `/quotes/${id}/paper`),
  ];
  const ofGuides = guides.flatMap(({ pageToken, calendarToken }) => [
    `/guide/${pageToken}`,
    `/guides/${calendarToken}.ics`,
  ]);
  const mails = await rows<object>('SELECT * FROM mails WHERE recipient LIKE ?', [`${books.mark}%`]);
  const found = await Promise.all([
    ...ofClients.map(async (path) => (COST.test(await scene.read(path)) ? [`${path} carries a cost`] : [])),
    ...papers.map(async (path) => (COST.test(await scene.paper(path)) ? [`the paper ${path} carries a cost`] : [])),
    ...ofGuides.map(async (path) => {
      const secret = OF_GUIDES.exec(await scene.read(path)) ?? COST.exec(await scene.read(path));
      return secret ? [`${path} carries ${secret[0]}`] : [];
    }),
  ]);
  return [...found.flat(), ...(COST.test(JSON.stringify(mails)) ? ['a mail to a client carries a cost'] : [])];
}
