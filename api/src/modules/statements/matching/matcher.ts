import type { PerDollar } from '@imisozi/core/exchange-rates';
import { CONFIDENCES, type Confidence } from '@imisozi/core/statements';
import type { StatementLine } from '../reading/statement-line.js';
import { fitOf, worthOf, type AmountFit } from './amount-fit.js';
import type { Due, ExpectedMoney } from './expected-money.js';
import { NamesIndex, type NameMatch } from './names-index.js';
import { numbersIn } from './named-numbers.js';

/** What speaks for a booking: its number, its client's name, or only the amount. */
export type Clue = 'number' | NameMatch | 'amount';

/** A part of a row that a booking gets; whole cents. */
export interface MatchedPart {
  readonly expected: ExpectedMoney;
  readonly due: Due | null;
  readonly cents: number;
  readonly fee: number;
}

/** Bookings that a row may be for. */
export interface Match {
  readonly confidence: Confidence;
  readonly clue: Clue;
  /** How the amount fits; undefined if it does not. */
  readonly fit: AmountFit['by'] | undefined;
  readonly rate: number | null;
  readonly parts: readonly MatchedPart[];
}

/** More are a list to choose from, not proposals. */
const MAX_MATCHES = 3;

type Row = Pick<StatementLine, 'direction' | 'amount' | 'currency' | 'name' | 'text' | 'reference'>;

/** Finds the bookings that rows of a statement are for (rules/statements 3). */
export class Matcher {
  private readonly byNumber = new Map<string, ExpectedMoney>();
  private readonly names: NamesIndex;
  private readonly byCents: { readonly in: Map<number, ExpectedMoney[]>; readonly out: Map<number, ExpectedMoney[]> };

  /** @param expected all bookings that wait for money or owe some, and those whose numbers the rows name */
  constructor(
    private readonly expected: readonly ExpectedMoney[],
    private readonly rates: PerDollar,
  ) {
    this.byCents = { in: new Map(), out: new Map() };
    this.names = new NamesIndex(expected.map(({ names }) => names));
    for (const one of expected) {
      this.byNumber.set(one.number, one);
      if (one.invoiceNumber) this.byNumber.set(one.invoiceNumber, one);
      for (const direction of ['in', 'out'] as const) {
        for (const { cents } of duesOf(one, direction)) {
          const known = this.byCents[direction].get(cents) ?? [];
          this.byCents[direction].set(cents, [...known, one]);
        }
      }
    }
  }

  /** The likeliest bookings of a row, best first. */
  matchesOf(row: Row): Match[] {
    const named = numbersIn(`${row.reference} ${row.text} ${row.name}`).flatMap((number) => {
      const expected = this.byNumber.get(number);
      return expected ? [expected] : [];
    });
    const numbered = [...new Set(named)];
    const split = numbered.length > 1 ? this.splitOver(numbered, row) : undefined;
    if (split) return [split];
    const byName = [...this.names.find(`${row.name} ${row.text}`)].map(
      ([place, match]) => [this.expected[place]!, match] as const,
    );
    const matches = [
      ...numbered.flatMap((expected) => this.matchOf(row, expected, 'number')),
      ...byName.filter(([one]) => !numbered.includes(one)).flatMap(([one, clue]) => this.matchOf(row, one, clue)),
      ...this.byAmount(row),
    ];
    const known = new Set<string>();
    const ranked = withoutRivals(matches)
      .toSorted((one, other) => CONFIDENCES.indexOf(one.confidence) - CONFIDENCES.indexOf(other.confidence))
      .filter(({ parts: [part] }) => !known.has(part!.expected.orderId) && known.add(part!.expected.orderId))
      .slice(0, MAX_MATCHES);
    return ranked[0]?.confidence === 'sure' ? ranked.slice(0, 1) : ranked;
  }

  /** One transfer for several bookings, which names all of them and pays exactly what is due. */
  private splitOver(numbered: readonly ExpectedMoney[], row: Row): Match | undefined {
    const worth = worthOf(row, this.rates);
    const ways = numbered.map((expected) => duesOf(expected, row.direction));
    for (const index of [0, 1]) {
      const dues = ways.map((way) => way[Math.min(index, way.length - 1)]);
      if (dues.some((due) => !due) || dues.reduce((sum, due) => sum + due!.cents, 0) !== worth) continue;
      const parts = numbered.map((expected, place) => ({
        expected,
        due: dues[place]!,
        cents: dues[place]!.cents,
        fee: 0,
      }));
      return { confidence: 'sure', clue: 'number', fit: 'exact', rate: this.rateOf(row), parts };
    }
    return undefined;
  }

  private matchOf(row: Row, expected: ExpectedMoney, clue: Clue): Match[] {
    const dues = duesOf(expected, row.direction);
    for (const due of dues) {
      const fit = fitOf(row, due.cents, this.rates);
      // Half a name without the exact amount is a coincidence.
      if (!fit || (clue === 'part' && fit.by !== 'exact')) continue;
      const part = { expected, due, cents: fit.cents, fee: fit.fee };
      return [{ confidence: confidenceOf(clue, fit.by), clue, fit: fit.by, rate: fit.rate, parts: [part] }];
    }
    if (clue === 'part') return [];
    const worth = worthOf(row, this.rates);
    if (worth === undefined) return [];
    const left = row.direction === 'in' ? expected.left : expected.refundDue;
    const isWithin = worth <= left;
    if (clue === 'full' && !isWithin) return [];
    const confidence = clue === 'number' && isWithin ? 'likely' : 'possible';
    const part = { expected, due: null, cents: worth, fee: 0 };
    return [{ confidence, clue, fit: undefined, rate: this.rateOf(row), parts: [part] }];
  }

  private byAmount(row: Row): Match[] {
    const worth = worthOf(row, this.rates);
    const found = worth === undefined ? [] : (this.byCents[row.direction].get(worth) ?? []);
    return found.length > MAX_MATCHES ? [] : found.flatMap((one) => this.matchOf(row, one, 'amount'));
  }

  private rateOf({ currency }: Row): number | null {
    return currency === 'USD' ? null : this.rates[currency];
  }
}

/** What may move for a booking in a direction. */
const duesOf = (expected: ExpectedMoney, direction: Row['direction']): readonly Due[] => {
  if (direction === 'in') return expected.dues;
  return expected.refundDue > 0 ? [{ what: 'refund', cents: expected.refundDue }] : [];
};

function confidenceOf(clue: Clue, by: AmountFit['by']): Confidence {
  if (clue === 'number' || clue === 'full') return by === 'exact' ? 'sure' : 'likely';
  return clue === 'part' && by === 'exact' ? 'likely' : 'possible';
}

/**
 * Where several bookings fit equally well, or the row names another one by its number, nobody can be sure of one.
 */
function withoutRivals(matches: readonly Match[]): Match[] {
  const isNumbered = matches.some(({ clue }) => clue === 'number');
  const sure = matches.filter(({ confidence, clue }) => confidence === 'sure' && (!isNumbered || clue === 'number'));
  return matches.map((one) =>
    one.confidence === 'sure' && !(sure.length === 1 && sure[0] === one) ? { ...one, confidence: 'likely' } : one,
  );
}
