import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { commissionOf } from '@imisozi/core/agents';
import { addDays, catDate, catDay, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { usd } from '@imisozi/core/money';
import { catMonth, firstDayOf, isMonth, lastDayOf } from '@imisozi/core/months';
import { toDollars } from '@imisozi/core/pricing/cents';
import { clientName } from '../../common/client-name.js';
import { pdfOf } from '../../common/pdf/pdf-studio.js';
import { InjectCompany } from '../../config/config.module.js';
import { refusal } from '../../platform/errors/refused.js';
import type { MailAttachment } from '../mail/mail.kinds.js';
import { OrdersByAgent } from '../orders/order.agents.js';
import type { Order } from '../orders/order.entity.js';
import { standingOf } from '../orders/order.standing.js';
import { linesOf } from '../orders/price-lines.js';
import { agentEntryView, type StatementAnswer, type StatementBooking } from './agent.statement.view.js';
import { AgentCommission } from './agent.commission.js';
import { agentView } from './agent.view.js';
import { AgentsService } from './agents.service.js';

/** The most bookings and the most entries of one statement. */
const MAX_ROWS = 1_000;

/** The statements of agents by month (rules/agents 5). */
@Injectable()
export class AgentStatements {
  constructor(
    private readonly agents: AgentsService,
    private readonly orders: OrdersByAgent,
    private readonly commission: AgentCommission,
    @InjectCompany() private readonly company: Company,
  ) {}

  /**
   * @param month this one unless given
   * @throws Refused for an unknown agent, and for what is no month
   */
  async read(id: string, month: string = catMonth(new Date())): Promise<StatementAnswer> {
    if (!isMonth(month)) throw refusal('month-unreadable');
    const agent = await this.agents.get(id);
    const span = [firstDayOf(month), lastDayOf(month)] as const;
    const [orders, entries, before, after] = await Promise.all([
      this.orders.forStatement(id, span, MAX_ROWS + 1),
      this.commission.between(id, span, MAX_ROWS + 1),
      this.commission.balanceOn(id, addDays(span[0], -1)),
      this.commission.balanceOn(id, span[1]),
    ]);
    const ids = entries.map(({ orderId }) => orderId).filter((orderId) => orderId !== null);
    const numbers = await this.orders.numbers([...new Set(ids)]);
    const bookings = orders.slice(0, MAX_ROWS).map((order) => bookingOf(order, span[0]));
    return {
      agent: agentView(agent),
      month,
      bookings,
      entries: entries.slice(0, MAX_ROWS).map((entry) => agentEntryView(entry, numbers.get(entry.orderId ?? ''))),
      totals: {
        amount: sum(bookings.map(({ amount }) => amount)),
        paid: sum(bookings.map(({ paid }) => paid)),
        due: sum(bookings.map(({ due }) => due)),
      },
      commissionBefore: before,
      commissionAfter: after,
      isCut: orders.length > MAX_ROWS || entries.length > MAX_ROWS,
    };
  }

  /** The same as a paper for the agent. */
  async paper(id: string, month?: string): Promise<MailAttachment> {
    const { agent, bookings, entries, totals, commissionBefore, commissionAfter, ...rest } = await this.read(id, month);
    const title = `Statement ${rest.month}`;
    const content = await pdfOf({
      company: this.company,
      title: `${title}: ${agent.company}`,
      language: DEFAULT_LANGUAGE,
      at: new Date(),
      blocks: [
        { draw: 'title', title: 'Statement', number: rest.month },
        {
          draw: 'columns',
          left: {
            heading: 'For',
            lines: [agent.company, agent.contact, agent.address, agent.tin && `TIN ${agent.tin}`].filter(Boolean),
          },
          right: {
            heading: 'Summary',
            lines: [
              `Left to pay: ${usd(totals.due)}`,
              `Commission brought forward: ${usd(commissionBefore)}`,
              `Commission to be paid to you: ${usd(commissionAfter)}`,
            ],
          },
        },
        { draw: 'heading', text: 'Bookings' },
        ...(bookings.length === 0 ? [{ draw: 'paragraph', text: 'No bookings in this month.' } as const] : []),
        ...(bookings.length > 0
          ? [
              {
                draw: 'amounts',
                rows: bookings.map(({ number, client, tour, travelDate, amount, due }) => ({
                  description: `${number}: ${clientName(client)}`,
                  detail: [tour, travelDate && dayOf(travelDate), due > 0 ? `${usd(due)} left to pay` : 'paid']
                    .filter(Boolean)
                    .join(' · '),
                  amount: usd(amount),
                })),
                label: 'Left to pay',
                total: usd(totals.due),
              } as const,
            ]
          : []),
        ...(entries.length > 0
          ? [
              { draw: 'heading', text: 'Commission' } as const,
              {
                draw: 'amounts',
                rows: entries.map(({ kind, orderNumber, day, amount, reference }) => ({
                  description: `${ENTRY_WORDS[kind]}${orderNumber ? `: ${orderNumber}` : ''}`,
                  detail: [dayOf(day), reference].filter(Boolean).join(' · '),
                  amount: usd(amount),
                })),
                label: 'To be paid to you',
                total: usd(commissionAfter),
              } as const,
            ]
          : []),
        ...(rest.isCut
          ? [
              {
                draw: 'paragraph',
                text: 'There is more than one statement holds: please ask us for the rest.',
              } as const,
            ]
          : []),
        { draw: 'farewell', text: `Thank you for working with ${this.company.name}.` },
      ],
    });
    return { filename: `statement-${rest.month}.pdf`, contentType: 'application/pdf', content };
  }
}

const ENTRY_WORDS = { earned: 'Commission earned', 'paid-out': 'Paid to you', netted: 'Used for a booking' } as const;

const dayOf = (day: Day): string => catDay(parseCatTime(day)!);

/** Cents are added, because dollars with fractions are not exact. */
const sum = (dollars: readonly number[]): number =>
  dollars.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** What is left to pay of a booking by an agent, and the commission that was agreed for it, in US dollars. */
export const agentMoneyOf = (order: Order): Pick<StatementBooking, 'due' | 'commission'> => ({
  due: standingOf(order).leftToPay,
  commission: toDollars(commissionOf(linesOf(order), order.agentTerms?.commissionPercent ?? 0)),
});

function bookingOf(order: Order, from: Day): StatementBooking {
  const made = catDate(order.createdAt);
  return {
    orderId: order.id,
    number: order.number,
    client: order.names,
    tour: order.itemTitle,
    madeOn: made,
    isEarlier: made < from,
    travelDate: order.travelDate,
    status: order.status,
    amount: order.amount,
    paid: order.paid,
    ...agentMoneyOf(order),
  };
}
