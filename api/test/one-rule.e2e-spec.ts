import fc from 'fast-check';
import { valuesOfTerms } from '@imisozi/core/editable-texts/company-terms';
import { documentNamed } from '@imisozi/core/editable-texts/documents';
import { filled } from '@imisozi/core/editable-texts/filled';
import { addDays, catDate, daysBetween, today, type Day } from '@imisozi/core/kigali-time';
import { toCents, usd } from '@imisozi/core/money';
import type { CompanyTerms } from '@imisozi/core/pricing/terms';
import { dueText, offerRows, type RefundRow } from '@imisozi/core/terms-sentences';
import { dueSentences, ladderRows } from '@imisozi/core/tour-terms-sentences';
import { OrderDocuments } from '../src/modules/ledger/documents/order.documents.js';
import type { MailBlock } from '../src/modules/mail/mail.kinds.js';
import { cancellationBlocks, scheduleBlocks } from '../src/modules/orders/order.mail-blocks.js';
import { Order } from '../src/modules/orders/order.entity.js';
import type { PriceAnswer } from '../src/modules/prices/dto/price.view.js';
import { SiteDataService } from '../src/modules/site-data/site-data.service.js';
import { TourSheetsService } from '../src/modules/tour-sheets/tour-sheets.service.js';
import { inLanguage, texts } from '../src/texts/reader.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, orderBody, tokenOf } from './support/factories.js';
import { textOfPdf } from './support/pdf-text.js';

const RUNS = Number(process.env.ONE_RULE_RUNS ?? 500);
const SEED = Number(process.env.ONE_RULE_SEED ?? 20_261_128);
/** The paper of every so many orders is drawn. */
const PAPER_EVERY = 50;

/** What a text says of a price, read from its sentence alone. */
interface SaidDue {
  readonly percent: number;
  /** Undefined if everything is due at once. */
  readonly days: number | undefined;
}

/** From so many days before travel on, this percentage is charged. */
type SaidLadder = readonly { readonly from: number; readonly percent: number }[];

const steps = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 4 })
  .chain((days) =>
    fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: days.length, maxLength: days.length })
      .map((percents) =>
        percents
          .toSorted((a, b) => a - b)
          .map((chargePercent, index) => ({ daysBefore: days.toSorted((a, b) => b - a)[index]!, chargePercent })),
      ),
  );
const terms = fc.record({
  depositPercent: fc.oneof(fc.nat(100), fc.constantFrom(0, 100)),
  balanceDaysBefore: fc.integer({ min: 0, max: 120 }),
  holdHours: fc.integer({ min: 1, max: 720 }),
  cancellation: steps,
});
const setting = fc.record({
  company: terms,
  own: fc.option(fc.record({ depositPercent: fc.nat(100), cancellation: steps }, { requiredKeys: [] }), { freq: 1 }),
  price: fc.integer({ min: 100, max: 900_000 }).map((cents) => cents / 100),
  permit: fc.option(fc.integer({ min: 1, max: 150_000 }).map((cents) => cents / 100)),
  people: fc.integer({ min: 1, max: 5 }),
  // Often so far away that all steps are still to come.
  away: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 121, max: 400 })),
});
type Setting = typeof setting extends fc.Arbitrary<infer One> ? One : never;

const dollarsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, amount]) => Number(amount!.replaceAll(',', '')));

/** Half a cent is rounded away from zero. */
const share = (cents: number, percent: number): number => Math.round((cents * percent) / 100 + 1e-9);

function dueIn(text: string): SaidDue {
  if (text.includes('The whole price is due when you book.')) return { percent: 100, days: undefined };
  const percent = text.includes('Nothing is due when you book') ? 0 : Number(/The deposit is (\d+)%/.exec(text)![1]);
  const rest = /the (?:rest is due|whole price) (?:on the day of travel|(\d+) days? before travel)/.exec(text)!;
  return { percent, days: Number(rest[1] ?? 0) };
}

const ladderIn = (text: string): SaidLadder =>
  [...text.matchAll(/(\d+)% of the price (?:from (\d+) days? before travel|on the day itself)/g)].map(
    ([, percent, from]) => ({ from: Number(from ?? 0), percent: Number(percent) }),
  );

/** The ladder that rows such as `until 6 days before travel` describe. */
function ladderOf(rows: readonly RefundRow[]): SaidLadder {
  const ends = rows.map(({ until }) => Number(/(\d+) days? before/.exec(until)?.[1] ?? 0));
  const percents = rows.map(({ cost }) => {
    if (cost === 'everything is charged') return 100;
    return Number(/(\d+)% of the (?:price|rest)/.exec(cost)?.[1] ?? 0);
  });
  expect(percents[0]).toBe(0);
  return percents.slice(1).map((percent, index) => ({ from: ends[index]! - 1, percent }));
}

describe('One rule, told everywhere (rules/cancelling 9)', () => {
  let product: TestApp;
  let token: string;
  let papers = 0;

  beforeAll(async () => {
    product = await startApp();
    token = await tokenOf(product.dataSource, product.api, 'admin');
  });
  afterAll(() => product.close());

  const english = () => inLanguage('en', texts);

  /** The figures of a text are those of the API's answer about a booking. */
  function expectDue({ percent, days }: SaidDue, { total, instalments }: PriceAnswer, permits: number, away: number) {
    const deposit = share(toCents(total) - permits, percent) + permits;
    const isLater = days !== undefined && away >= days && deposit < toCents(total);
    const said = isLater ? [deposit, toCents(total) - deposit].filter((amount) => amount > 0) : [toCents(total)];
    expect(instalments.map(({ amount }) => toCents(amount))).toEqual(said);
    if (isLater) expect(instalments.at(-1)!.dueDate).toBe(addDays(today(), away - days));
  }

  function expectCharges(ladder: SaidLadder, { total, cancellation }: PriceAnswer, permits: number, travel: Day) {
    for (const { until, charge, permits: kept, refund } of cancellation) {
      const left = daysBetween(until, travel);
      const percent = ladder.findLast(({ from }) => left <= from)?.percent ?? 0;
      const said = share(toCents(total) - permits, percent);
      expect([charge, kept, refund].map(toCents)).toEqual([said, permits, toCents(total) - permits - said]);
      // The next day costs what the next step says.
      const next = ladder.findLast(({ from }) => left - 1 <= from)?.percent ?? 0;
      if (left > 0 && next !== percent) expect(ladder.map(({ from }) => from)).toContain(left - 1);
    }
    expect(cancellation.at(-1)!.until).toBe(travel);
  }

  /** Rows with days and dollars say what the API answers. */
  function expectRows(rows: readonly (readonly [string, string])[], cancellation: PriceAnswer['cancellation']) {
    expect(rows.length).toBe(cancellation.length);
    for (const [index, { until, charge, permits, refund }] of cancellation.entries()) {
      const [when, cost] = rows[index]!;
      expect(dayIn(when)).toBe(until);
      const figures = [charge, permits, refund].filter((amount) => amount > 0);
      if (charge + permits === 0) expect(cost).toBe('nothing is charged');
      else if (refund === 0) expect(cost).toBe('everything is charged');
      else expect(dollarsIn(cost)).toEqual(figures);
    }
  }

  async function check({ company, own, price, permit, people, away }: Setting): Promise<void> {
    await product.api.put('/admin/settings', { terms: company }, { token });
    const tour = await makeTour(product.dataSource, {
      ...{ price1: price, price2: price, price3: price, price4: price, price5: price },
      terms: own,
      extras: permit
        ? [{ code: 'permit', label: 'Permit', category: 'permit', price: permit, per: 'person', required: true }]
        : [],
    });
    const travelDate = addDays(today(), away);
    const asked = { tour: tour.id, travelDate, people };
    const { body: answer } = (await product.api.post('/price', asked)) as { body: PriceAnswer };
    const permits = permit ? toCents(permit) * people : 0;
    const usual = { total: toCents(answer.total), permits };
    const { terms: written, moneyTerms } = english();

    // Terms and FAQ say the company's; a tour's page its own.
    const rules = await product.app.get(SiteDataService).officeRules();
    for (const name of ['terms', 'faq'] as const) {
      const { fields, defaults } = documentNamed(name);
      const text = JSON.stringify(filled(fields, defaults.en, valuesOfTerms(written, rules)));
      expect(text).not.toMatch(/\{\w+\}/);
      if (own?.depositPercent === undefined) expectDue(dueIn(text), answer, permits, away);
      if (name === 'terms' && !own?.cancellation) expectCharges(ladderIn(text), answer, permits, travelDate);
    }
    const merged = answer.terms as CompanyTerms;
    expectDue(dueIn(dueSentences(merged, usual, written.due).join(' ')), answer, permits, away);
    expectCharges(ladderOf(ladderRows(merged.cancellation, usual, moneyTerms)), answer, permits, travelDate);

    // The booking form.
    const inDays = { usd: (dollars: number) => usd(dollars), day: (day: Day) => day };
    const rowsOf = (offers: PriceAnswer['cancellation']) =>
      offerRows(offers, today(), moneyTerms, inDays).map(({ until, cost }) => [until, cost] as const);
    expectRows(rowsOf(answer.cancellation), answer.cancellation);
    for (const part of answer.instalments)
      expect(dueText(part, moneyTerms, (day) => day)).toContain(part.dueDate === 'now' ? 'due now' : part.dueDate);

    // The order: its page, mail and paper.
    const { id } = await orderOf(tour.id, { travelDate, people, amount: answer.total });
    const { data } = (await product.api.get(`/order/${id}`)).body;
    expect(data.cancellation).toEqual(answer.cancellation);
    expectRows(rowsOf(data.cancellation), answer.cancellation);
    const due = answer.instalments.map((part) => ({
      ...part,
      dueDate: part.dueDate === 'now' ? today() : part.dueDate,
    }));
    expect(data.instalments).toMatchObject(due);
    const order = await product.dataSource.getRepository(Order).findOneByOrFail({ itemId: tour.id });
    const mail = inLanguage('en', () => [...scheduleBlocks(order), ...cancellationBlocks(order)]);
    const [schedule = [], charges = []] = factsOf(mail);
    expect(schedule.map(([, when]) => dollarsIn(when)[0])).toEqual(due.map(({ amount }) => amount));
    for (const [index, { dueDate }] of due.entries())
      if (dueDate > today()) expect(dayIn(schedule[index]![1])).toBe(dueDate);
    expectRows(charges, answer.cancellation);
    if (papers++ % PAPER_EVERY > 0) return;
    // The tour's sheet.
    const sheet = textOfPdf(await product.app.get(TourSheetsService).draw(tour.slug, 'en'));
    const onSheet = withoutSpace(await sheet);
    expect(onSheet).toContain(withoutSpace(dueSentences(merged, usual, written.due).join(' ')));
    for (const { until, cost } of ladderRows(merged.cancellation, usual, moneyTerms))
      expect(onSheet).toContain(withoutSpace(`${until}: ${cost}`));
    const paper = textOfPdf((await product.app.get(OrderDocuments).proforma(order, 'staff')).content);
    const onPaper = withoutSpace(await paper);
    for (const [name, value] of [...schedule, ...charges]) {
      expect(onPaper).toContain(withoutSpace(name));
      expect(onPaper).toContain(withoutSpace(value));
    }
  }

  async function orderOf(itemId: string, fields: object): Promise<{ readonly id: string }> {
    const answer = await product.api.post('/order', orderBody(itemId, { ...fields, payment: 'later' }));
    expect(answer.body.Errors).toBeUndefined();
    return answer.body.order as { readonly id: string };
  }

  it(`terms, FAQ, tour, sheet, form, order, mail and paper say the figures of the API, for ${RUNS} settings (seed ${SEED})`, async () => {
    await fc.assert(fc.asyncProperty(setting, check), { numRuns: RUNS, seed: SEED });
    expect(papers).toBeGreaterThanOrEqual(RUNS);
  });
});

/** The first day in a text: in digits, or written as mails write it. */
function dayIn(text: string): Day {
  const digits = /\d{4}-\d\d-\d\d/.exec(text)?.[0];
  return digits ?? catDate(new Date(`${/\d{1,2} \w+ \d{4}/.exec(text)![0]} 12:00 UTC`));
}

const factsOf = (blocks: readonly MailBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? [block.rows] : []));

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');
