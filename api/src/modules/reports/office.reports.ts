import { Injectable } from '@nestjs/common';
import { catDate, daysBetween, isDay, today, type Day } from '@imisozi/core/kigali-time';
import { firstDayOf, monthOf } from '@imisozi/core/months';
import { ageOf, REPORTS, REPORTS_OF_TODAY, type ReportName, type ReportRow } from '@imisozi/core/reports';
import { refusal } from '../../platform/errors/refused.js';
import { knownRates } from '@imisozi/core/exchange-rates';
import { toCents } from '@imisozi/core/money';
import { toDollars } from '@imisozi/core/pricing/cents';
import { costText } from '@imisozi/core/suppliers';
import { tripMargin } from '@imisozi/core/trip-margin';
import { AssignmentFigures } from '../assignments/assignment.figures.js';
import { PermitFigures } from '../permits/permit.figures.js';
import { SettingsService } from '../settings/settings.service.js';
import { ServiceFigures } from '../suppliers/services/service.figures.js';
import { AgentCommission } from '../agents/agent.commission.js';
import { GiftVoucherFigures } from '../gift-vouchers/gift-voucher.figures.js';
import { LedgerFigures } from '../ledger/ledger.figures.js';
import { OrderSales, type Sales } from '../orders/order.sales.js';
import { standingOf } from '../orders/order.standing.js';
import type { ReportAnswer } from './report.view.js';

/** The longest span: three years with a leap day. */
const MAX_DAYS = 3 * 366;
/** The most rows of one answer. */
const MAX_ROWS = 5_000;

type Span = readonly [Day, Day];
type Row = Readonly<Record<string, string | number>>;

/** The reports of the office by name (rules/money 16). */
@Injectable()
export class OfficeReports {
  constructor(
    private readonly ledger: LedgerFigures,
    private readonly sales: OrderSales,
    private readonly services: ServiceFigures,
    private readonly permits: PermitFigures,
    private readonly assignments: AssignmentFigures,
    private readonly settings: SettingsService,
    private readonly commission: AgentCommission,
    private readonly gifts: GiftVoucherFigures,
  ) {}

  /**
   * @param from the first day; the first of this month unless given
   * @param to the last day; today unless given
   * @throws Refused for an unknown report, unreadable days and a span that is too long
   */
  async read(name: string, from?: string, to?: string): Promise<ReportAnswer> {
    if (!Object.hasOwn(REPORTS, name)) throw refusal('report-not-found');
    const known = name as ReportName;
    const span = spanOf(from, to);
    const rows = (await this.rows[known](span)) as readonly ReportRow<never>[] as readonly Row[];
    const isCut = rows.length > MAX_ROWS;
    const shown = rows.slice(0, MAX_ROWS);
    const [first, last] = REPORTS_OF_TODAY.includes(known) ? [today(), today()] : span;
    return { name: known, from: first, to: last, rows: shown, totals: totalsOf(known, shown), isCut };
  }

  private readonly rows: { readonly [Name in ReportName]: (span: Span) => Promise<ReportRow<Name>[]> } = {
    money: async (span) => {
      const days = await this.ledger.byDayAndWay(span, MAX_ROWS + 1);
      return days.map(({ day, way, received, paidOut, fees }) => ({
        day,
        way,
        received,
        paidOut,
        fees,
        kept: sumOf([received, -paidOut]),
      }));
    },
    travel: async (span) => {
      const sales = await this.sales.byTitle(span, MAX_ROWS + 1);
      return sales.map((one) => ({ tour: one.group, ...soldAndKept(one) }));
    },
    sources: async (span) => {
      const sales = await this.sales.bySource(span, MAX_ROWS + 1);
      return sales.map((one) => ({ source: one.group || 'website', ...soldAndKept(one) }));
    },
    deposits: async ([, day]) => {
      const held = await this.ledger.heldOn(day, MAX_ROWS + 1);
      return held.map((one) => ({
        booking: one.number,
        client: one.names,
        tour: one.title,
        travelDate: one.travelDate ?? '',
        held: one.held,
      }));
    },
    receivables: async () => {
      const day = today();
      const orders = await this.sales.unpaid(MAX_ROWS + 1);
      return orders.map((order) => {
        const { nextDue: dueDate } = order;
        return {
          booking: order.number,
          client: order.names,
          travelDate: order.travelDate ?? '',
          dueDate: dueDate ?? '',
          age: ageOf(dueDate ? daysBetween(dueDate, day) : 0),
          left: standingOf(order, day).leftToPay,
        };
      });
    },
    'gift-vouchers': async ([, day]) => {
      const left = await this.gifts.leftOn(day, MAX_ROWS + 1);
      return left.map(({ number, toNames, expiresOn, sold, ...sums }) => ({
        voucher: number,
        recipient: toNames,
        expiresOn: expiresOn ?? '',
        worth: sold,
        spent: sums.spent,
        left: sums.left,
      }));
    },
    margin: async (span) => {
      const [sales, services, permits, { rates }] = await Promise.all([
        this.sales.byTitle(span, MAX_ROWS + 1),
        this.services.costs(span),
        this.permits.costs(span),
        this.settings.get(),
      ]);
      const costOf = Map.groupBy(services, ({ title }) => title);
      return sales
        .filter(({ bookings, worth, group }) => bookings > 0 || worth !== 0 || costOf.has(group) || permits.has(group))
        .map(({ group: tour, bookings, worth }) => {
          const costs = (costOf.get(tour) ?? []).map((one) => ({ ...one, state: 'confirmed' as const }));
          const all = { services: costs, permits: permits.get(tour) };
          const { sold, cost, margin, percent, unknown } = tripMargin(toCents(worth), all, knownRates(rates));
          return {
            tour,
            bookings,
            sold: toDollars(sold),
            cost: toDollars(cost),
            margin: toDollars(margin),
            percent: percent === null ? '' : `${percent} %`,
            noRate: unknown.join(', '),
          };
        });
    },
    payables: async () => {
      const [services, { rates }] = await Promise.all([this.services.payable(MAX_ROWS + 1), this.settings.get()]);
      return services.map(({ supplier, order, what, dueDay, currency, cost, state }) => ({
        supplier: supplier!.name,
        booking: order!.number,
        service: what,
        dueDate: dueDay,
        amount: costText(currency, cost),
        cost: toDollars(tripMargin(0, { services: [{ currency, cost, state }] }, knownRates(rates)).cost),
      }));
    },
    'guide-days': async (span) => {
      const days = await this.assignments.guideDays(span, MAX_ROWS + 1);
      return days.map(({ names, ...counts }) => ({ guide: names, ...counts }));
    },
    agents: async (span) => {
      const agents = await this.commission.ofSpan(span, MAX_ROWS + 1);
      return agents.map(({ company, ...sums }) => ({ agent: company, ...sums }));
    },
    refunds: async () => {
      const orders = await this.sales.owed(MAX_ROWS + 1);
      return orders.map((order) => ({
        booking: order.number,
        client: order.names,
        since: catDate(order.cancelledAt ?? order.updatedAt),
        amount: order.refundDue,
      }));
    },
    tax: async (span) => {
      const rates = await this.ledger.byTaxRate(span);
      return rates.map(({ rate, percent, received, paidOut, tax }) => {
        const kept = sumOf([received, -paidOut]);
        const contained = sumOf([tax.received, -tax.paidOut]);
        return {
          rate: rate ?? 'not divided',
          percent: percent === null ? '' : `${percent} %`,
          received,
          paidOut,
          kept,
          net: sumOf([kept, -contained]),
          tax: contained,
        };
      });
    },
  };
}

function spanOf(from: string | undefined, to: string | undefined): Span {
  const last: unknown = to ?? today();
  const first: unknown = from ?? (isDay(last) ? firstDayOf(monthOf(last)) : undefined);
  if (!isDay(first) || !isDay(last)) throw refusal('days-unreadable');
  const days = daysBetween(first, last) + 1;
  if (days < 1) throw refusal('days-backwards');
  if (days > MAX_DAYS) throw refusal('report-too-long', { max: MAX_DAYS });
  return [first, last];
}

/** What the reports of sales say of a group. */
const soldAndKept = ({ bookings, people, sold, kept }: Sales) => ({ bookings, people, sold, kept });

/** Cents are added, because dollars with fractions are not exact. */
const sumOf = (dollars: readonly number[]): number =>
  dollars.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

function totalsOf(name: ReportName, rows: readonly Row[]): Record<string, number> {
  const summed = Object.entries(REPORTS[name]).filter(([, kind]) => kind === 'money' || kind === 'count');
  return Object.fromEntries(summed.map(([column]) => [column, sumOf(rows.map((row) => row[column] as number))]));
}
