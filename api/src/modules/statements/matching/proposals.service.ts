import { setImmediate as nextTick } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import { addDays, catDate, daysBetween, parseCatTime } from '@imisozi/core/kigali-time';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import type { Confidence } from '@imisozi/core/statements';
import type { LedgerEntry } from '../../ledger/ledger-entry.entity.js';
import { LedgerEntries } from '../../ledger/ledger.entries.js';
import { OrderMoneyDue } from '../../orders/order.money-due.js';
import { SettingsService } from '../../settings/settings.service.js';
import { StatementBooking } from '../statement-booking.entity.js';
import { StatementRow } from '../statement-row.entity.js';
import { worthOf } from './amount-fit.js';
import { expectedOf } from './expected-money.js';
import { Matcher, type Match } from './matcher.js';
import { numbersIn } from './named-numbers.js';
import { PAID_BY_EARLIER_ROW, reasonOf, RECORDED_BY_HAND, SAME_AS_ANOTHER } from './proposal.words.js';

/** Matching a row takes up to a millisecond. */
const ROWS_A_TICK = 20;
/** More bookings than an office has open at a time. */
const MAX_OPEN = 5_000;
/** A transfer by hand within so many days of a row may be the same money. */
const DAYS_APART = 7;

/** A part of a proposal; US dollars. */
export interface ProposedPart {
  readonly orderId: string;
  readonly number: string;
  readonly names: string;
  readonly title: string;
  readonly amount: number;
  readonly fee: number;
}

/** Bookings that a row may be for, with the reason in words. */
export interface Proposal {
  readonly confidence: Confidence;
  readonly reason: string;
  readonly rate: number | null;
  readonly parts: readonly ProposedPart[];
}

/** What is known of an open row. */
export interface ProposedRow {
  readonly proposals: readonly Proposal[];
  /** US dollars at the office's rate; null without a rate. */
  readonly worth: number | null;
}

/** Proposes bookings for the rows of a statement, as things stand now (rules/statements 3). */
@Injectable()
export class StatementProposals {
  constructor(
    @InjectRepository(StatementRow) private readonly rows: Repository<StatementRow>,
    @InjectRepository(StatementBooking) private readonly bookings: Repository<StatementBooking>,
    private readonly money: OrderMoneyDue,
    private readonly entries: LedgerEntries,
    private readonly settings: SettingsService,
  ) {}

  /** @param rows of one statement, in their order @returns for each open one by its id what is proposed */
  async of(rows: readonly StatementRow[]): Promise<Map<string, ProposedRow>> {
    const open = rows.filter(({ state }) => state === 'open').map(leftOf);
    if (open.length === 0) return new Map();
    const numbers = [
      ...new Set(open.flatMap(({ reference, text, name }) => numbersIn(`${reference} ${text} ${name}`))),
    ];
    const [unpaid, refunds, numbered, { rates }] = await Promise.all([
      this.money.unpaid(MAX_OPEN),
      this.money.refunds(MAX_OPEN),
      this.money.numbered(numbers),
      this.settings.get(),
    ]);
    const orders = new Map([...unpaid, ...refunds, ...numbered].map((order) => [order.id, order]));
    const matcher = new Matcher([...orders.values()].map(expectedOf), rates);
    const matched = await matchAll(matcher, open);
    const doubts = await this.doubtsAbout(matched);
    const taken = new Set<string>();
    return new Map(
      matched.map(([row, matches]) => {
        const worth = worthOf(row, rates);
        const proposals = matches.map((match) => proposalOf(match, row, doubts(row, match), taken));
        return [row.id, { proposals, worth: worth === undefined ? null : toDollars(worth) }] as const;
      }),
    );
  }

  /** Finds what may have been booked already: as a row of another statement, or by hand. */
  private async doubtsAbout(matched: readonly (readonly [StatementRow, readonly Match[]])[]) {
    const days = [...new Set(matched.map(([{ day }]) => day))].sort();
    const statementId = matched[0]![0].statementId;
    const orderIds = matched.flatMap(([, matches]) =>
      matches.flatMap(({ parts }) => parts.map(({ expected }) => expected.orderId)),
    );
    const [from, to] = [addDays(days[0]!, -DAYS_APART), addDays(days.at(-1)!, DAYS_APART + 1)];
    const [others, transfers] = await Promise.all([
      this.rows.findBy({ day: In(days), statementId: Not(statementId) }),
      this.entries.transfersOf([...new Set(orderIds)], parseCatTime(from)!, parseCatTime(to)!),
    ]);
    const fromRows = new Set(
      transfers.length === 0
        ? []
        : (await this.bookings.findBy({ entryId: In(transfers.map(({ id }) => id)) })).map(({ entryId }) => entryId),
    );
    const alike = new Set(others.map(likeness));
    const byHand = transfers.filter(({ id }) => !fromRows.has(id));
    return (row: StatementRow, { parts }: Match): string[] => [
      ...(alike.has(likeness(row)) ? [SAME_AS_ANOTHER] : []),
      ...(byHand.some((entry) => parts.some((part) => isSame(entry, row, part))) ? [RECORDED_BY_HAND] : []),
    ];
  }
}

/** A long statement takes seconds: others are answered in between. */
async function matchAll(matcher: Matcher, rows: readonly StatementRow[]) {
  const matched: (readonly [StatementRow, readonly Match[]])[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_A_TICK === ROWS_A_TICK - 1) await nextTick();
    matched.push([row, matcher.matchesOf(row)]);
  }
  return matched;
}

/** The row as far as it is not booked yet. */
const leftOf = (row: StatementRow): StatementRow =>
  row.bookedAmount === 0 ? row : Object.assign(new StatementRow(), row, { amount: row.amount - row.bookedAmount });

const likeness = ({ day, amount, currency, direction }: StatementRow) => `${day} ${amount} ${currency} ${direction}`;

const isSame = (
  entry: LedgerEntry,
  { day, direction }: StatementRow,
  { expected, cents }: Match['parts'][number],
): boolean =>
  entry.orderId === expected.orderId &&
  entry.direction === direction &&
  toCents(entry.amount) === cents &&
  Math.abs(daysBetween(catDate(entry.receivedAt), day)) <= DAYS_APART;

/** @param taken the bookings that earlier rows are surely for; those of this one are added */
function proposalOf(
  match: Match,
  { direction }: StatementRow,
  doubts: readonly string[],
  taken: Set<string>,
): Proposal {
  const ids = match.parts.map(({ expected }) => expected.orderId);
  const isSecond = match.confidence === 'sure' && ids.some((id) => taken.has(id));
  const reasons = [...doubts, ...(isSecond ? [PAID_BY_EARLIER_ROW] : [])];
  const confidence = match.confidence === 'sure' && reasons.length > 0 ? 'likely' : match.confidence;
  if (confidence === 'sure') for (const id of ids) taken.add(id);
  return {
    confidence,
    reason: [reasonOf(match, direction), ...reasons].join(' '),
    rate: match.rate,
    parts: match.parts.map(({ expected, cents, fee }) => ({
      orderId: expected.orderId,
      number: expected.number,
      names: expected.names,
      title: expected.title,
      amount: toDollars(cents),
      fee: toDollars(fee),
    })),
  };
}
