import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { RecipientLimits } from '../../platform/limits/recipient-limits.js';
import { refusal } from '../../platform/errors/refused.js';
import { agentMoneyOf } from '../agents/agent.statement.js';
import type { Actor } from '../audit/actor.js';
import type { NewOrderPriceAnswer } from '../desk/desk.dto.js';
import { OrderDesk } from '../desk/order.desk.js';
import { LedgerEntries } from '../ledger/ledger.entries.js';
import { orderPageView } from '../order-page/order-page.view.js';
import { OrdersByAgent } from '../orders/order.agents.js';
import { OrderPermits } from '../permits/order.permits.js';
import { PricesService } from '../prices/prices.service.js';
import type { CreateOwnBookingDto, PriceOwnBookingDto } from './dto/own-booking.dto.js';
import { ownBookingRow, type OwnBookingAnswer, type OwnBookingView } from './dto/own-booking.view.js';

/** Who books, with the `Idempotency-Key` of the call. */
interface OwnCall {
  readonly key: string | undefined;
  readonly actor: Actor;
  readonly ip: string;
}

/** The bookings of a travel agent who is logged in (rules/agents 6). */
@Injectable()
export class OwnBookings {
  constructor(
    private readonly orders: OrdersByAgent,
    private readonly desk: OrderDesk,
    private readonly prices: PricesService,
    private readonly ledger: LedgerEntries,
    private readonly permits: OrderPermits,
    private readonly recipients: RecipientLimits,
  ) {}

  /** What its client sees of a booking, and the agent's money. @throws Refused for an unknown one, and another agent's */
  async get(agentId: string, id: string): Promise<OwnBookingView> {
    const order = await this.orders.get(agentId, id);
    const [entries, permits] = await Promise.all([this.ledger.of(id), this.permits.containedIn(id)]);
    const known = { order, reference: order.id, isStaff: false };
    return { ...orderPageView(known, entries, permits), ...agentMoneyOf(order) };
  }

  /** @throws Refused as {@link create}, except for the credit */
  async price(agentId: string, body: PriceOwnBookingDto): Promise<NewOrderPriceAnswer> {
    await this.refuseNotOnSale(body);
    return this.desk.price(wishOf(agentId, body));
  }

  /**
   * Books as the office does for this agent, but only what visitors can book too, and within the credit.
   * @throws Refused for what is not on sale, and for seats that the departure does not have
   * @throws Refused beyond the credit limit, and for an agent who has ended
   * @throws TooManyRequests when the client is to be mailed, and was mailed enough for now
   */
  async create(agentId: string, body: CreateOwnBookingDto, { key, actor, ip }: OwnCall): Promise<OwnBookingAnswer> {
    const { names, email, phoneNumber, address, location, message, language, sendMails = false } = body;
    const client = { names, email, phoneNumber, address, location, message, language: language ?? DEFAULT_LANGUAGE };
    const check = async () => {
      await this.refuseNotOnSale(body);
      if (sendMails) await this.recipients.consume(email, { isStaff: false, ip });
    };
    const call = { key, route: `own booking of ${agentId}`, check, isByAgent: true };
    const made = await this.desk.create({ ...wishOf(agentId, body), ...client, sendMails }, call, actor);
    return { message: made.message, data: ownBookingRow(await this.orders.get(agentId, made.order.id)) };
  }

  private async refuseNotOnSale({ tourId, travelDate, departureId, travellers, extras }: PriceOwnBookingDto) {
    if (!travelDate && !departureId) throw refusal('travel-date-required');
    await this.prices.price({ tour: tourId, travelDate, departureId, travellers, extras }, undefined);
  }
}

/** The same wish as the office sends it for an agent. */
const wishOf = (agentId: string, { tourId, travelDate, departureId, travellers, extras }: PriceOwnBookingDto) => ({
  itemsArray: [{ id: tourId }],
  travelDate,
  departureId,
  travellers,
  extras,
  agentId,
});
