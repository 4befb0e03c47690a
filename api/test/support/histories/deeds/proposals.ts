import { dayFromNow, SECRET_COST } from '../office-books.ts';
import type { OfficeDeed, Scene } from '../scene.ts';
import { NOTHING, verdict } from '../verdict.ts';

interface QuoteRow {
  readonly id: string;
  readonly revision: number;
  readonly state: string;
  readonly options: string | readonly unknown[];
  readonly tourId: string | null;
}

const optionsOf = ({ options }: QuoteRow): number =>
  (typeof options === 'string' ? (JSON.parse(options) as unknown[]) : options).length;

async function quoteOf({ rows, books, random }: Scene, states: string): Promise<QuoteRow | undefined> {
  const sql = `SELECT id, revision, state, options, tourId FROM quotes WHERE title = ? AND state IN (${states}) ORDER BY number DESC LIMIT 6`;
  const quotes = await rows<QuoteRow>(sql, [books.title]);
  return quotes.length > 0 ? random.pick(quotes) : undefined;
}

const optionLines = (unitAmount: number) => [
  { label: 'Private trip', quantity: 2, unitAmount },
  { label: 'Porter', quantity: 1, unitAmount: 33.33 },
];

/** A departure of the office's tour, full or not; where none has room, the office adds one. */
async function departureOf({ rows, books, random, call }: Scene): Promise<string | undefined> {
  const open = await rows<{ id: string; free: number }>(
    `SELECT id, capacity - taken - offered AS free FROM departures WHERE tourId = ? AND state = 'OPEN'`,
    [books.tourId],
  );
  const hasRoom = open.some(({ free }) => Number(free) > 0);
  if (open.length > 0 && (hasRoom || random.next() < 0.5)) return random.pick(open).id;
  const startDate = dayFromNow(random.between(20, 90));
  const { status, body } = await call('POST', '/admin/departures', { tourId: books.tourId, startDate, capacity: 4 });
  return status === 201 ? (body.data as { id: string }).id : undefined;
}

/** From nothing or for a departure, with one option or two, with or without an agent and a day. */
const make: OfficeDeed = async (scene) => {
  const { books, random, call } = scene;
  const departureId = random.next() < 0.5 ? await departureOf(scene) : undefined;
  const options = [
    { name: 'Comfort', lines: optionLines(150.05) },
    { name: 'Luxury', lines: optionLines(212.4) },
  ];
  const { status } = await call('POST', '/admin/quotes', {
    client: books.client(),
    title: books.title,
    days: [{ title: 'Arrival', body: 'Rest.', place: 'Kigali', lodge: 'Lodge', meals: ['dinner'], images: [] }],
    ...(departureId
      ? { tourId: books.tourId, departureId }
      : { travelDate: random.pick([null, dayFromNow(random.between(2, 90))]) }),
    travellers: { adult: random.between(1, 3) },
    options: options.slice(0, random.between(1, 2)),
    terms: { depositPercent: 30 },
    validUntil: dayFromNow(random.between(1, 9)),
    costs: [{ label: 'Lodge', day: 1, option: 0, amount: SECRET_COST }],
    agentId: random.next() < 0.2 ? books.agentIds[0] : null,
  });
  return status;
};

const send: OfficeDeed = async (scene) => {
  const quote = (await quoteOf(scene, "'DRAFT'")) ?? (await quoteOf(scene, "'SENT'"));
  return quote ? (await scene.call('POST', `/admin/quotes/${quote.id}/send`, {})).status : make(scene);
};

async function sentQuote(scene: Scene): Promise<QuoteRow | undefined> {
  if (!(await quoteOf(scene, "'SENT'"))) {
    if (!(await quoteOf(scene, "'DRAFT'"))) await make(scene);
    await send(scene);
  }
  return quoteOf(scene, "'SENT'");
}

/** Colleagues change the same revision at the same moment: at most one of them is not told otherwise. */
const change: OfficeDeed = async (scene) => {
  const quote = await sentQuote(scene);
  if (!quote) return NOTHING;
  const { call, books, random } = scene;
  const departureId = quote.tourId && random.next() < 0.4 ? await departureOf(scene) : undefined;
  const put = (note: string) =>
    call('PUT', `/admin/quotes/${quote.id}`, {
      ...{ revision: quote.revision, note, validUntil: dayFromNow(9) },
      ...(departureId && { departureId }),
    });
  // No two notes are alike: what changes nothing is no new revision.
  const answers = await Promise.all([put(books.reference()), put(books.reference())]);
  if (answers.every(({ status }) => status === 200)) {
    books.outrages.push(`two changes of revision ${quote.revision} of one proposal were made`);
  }
  return verdict(answers.map(({ status }) => status));
};

/** Clicked twice, and by somebody else with the same link, while a colleague changes it: one order at most. */
const accept: OfficeDeed = async (scene) => {
  const quote = await sentQuote(scene);
  if (!quote) return NOTHING;
  const { call, books, random } = scene;
  const path = `/quotes/${quote.id}`;
  const revision = random.next() < 0.15 ? Math.max(1, quote.revision - 1) : quote.revision;
  const last = optionsOf(quote) - 1;
  const click = (names: string, option: number) => call('POST', `${path}/accept`, { names, revision, option });
  const first = random.between(0, last);
  const calls = [click('First Reader', first), click('First Reader', first)];
  if (random.next() < 0.4) calls.push(click('Second Reader', random.between(0, last)));
  if (random.next() < 0.3)
    calls.push(call('PUT', `/admin/${path.slice(1)}`, { revision: quote.revision, note: 'Late.' }));
  const answers = await Promise.all(calls);
  for (const { status, body } of answers.slice(0, 2)) {
    const { id } = (body.order ?? {}) as { id?: string };
    if (status !== 200 || !id) continue;
    books.accepted.set(quote.id, (books.accepted.get(quote.id) ?? new Set()).add(id));
    if (revision !== quote.revision) books.outrages.push(`a proposal was accepted at an older revision, ${revision}`);
  }
  return verdict(answers.slice(0, 2).map(({ status }) => status));
};

const decline: OfficeDeed = async (scene) => {
  const quote = await sentQuote(scene);
  return quote
    ? (await scene.call('POST', `/quotes/${quote.id}/decline`, { reason: 'Another year.' })).status
    : NOTHING;
};

const ask: OfficeDeed = async (scene) => {
  const quote = await sentQuote(scene);
  if (!quote) return NOTHING;
  await scene.call('POST', `/quotes/${quote.id}/opened`, {});
  return (await scene.call('POST', `/quotes/${quote.id}/change`, { message: 'One night longer?' })).status;
};

const withdraw: OfficeDeed = async (scene) => {
  const quote = await quoteOf(scene, "'DRAFT', 'SENT'");
  return quote ? (await scene.call('PUT', `/admin/quotes/${quote.id}`, { state: 'WITHDRAWN' })).status : NOTHING;
};

/** What happens to proposals (rules/proposals). */
export const PROPOSAL_DEEDS = {
  'make proposal': make,
  'send proposal': send,
  'change proposal': change,
  'accept proposal': accept,
  'decline proposal': decline,
  'ask for a change of a proposal': ask,
  'withdraw proposal': withdraw,
};
