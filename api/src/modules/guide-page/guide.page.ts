import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { addDays, today } from '@imisozi/core/kigali-time';
import type { DaySpan } from '@imisozi/core/operations/clashes';
import { GUIDE_DAYS } from '@imisozi/core/operations/guide-ticks';
import type { SentTick } from '@imisozi/core/operations/guide-ticks-schema';
import { ADULT } from '@imisozi/core/pricing/party';
import { InjectCompany } from '../../config/config.module.js';
import { refusal } from '../../platform/errors/refused.js';
import type { Actor } from '../audit/actor.js';
import type { Assignment } from '../assignments/assignment.entity.js';
import { AssignmentsService, tripIdOf } from '../assignments/assignments.service.js';
import type { OperatedTripView } from '../assignments/dto/operations.view.js';
import { OperationsBoard, tripView } from '../assignments/operations.board.js';
import type { OperatedTrip } from '../assignments/operated-trip.js';
import { OperatedTrips } from '../assignments/operated.trips.js';
import type { GuideTick } from '../guide-ticks/guide-tick.entity.js';
import { GuideTicks, type TakenTicks } from '../guide-ticks/guide.ticks.js';
import type { Guide } from '../guides/guide.entity.js';
import { GuidesService } from '../guides/guides.service.js';
import { LodgesService } from '../lodges/lodges.service.js';
import type { MailAttachment } from '../mail/mail.kinds.js';
import { manifestTraveller } from '../manifest/manifest.view.js';
import { typeLabelsOf } from '../orders/order.party.js';
import type { Order } from '../orders/order.entity.js';
import { OrderTrips } from '../orders/order.trips.js';
import { pickUpTimeOf } from '../orders/order.travel-day.js';
import { linesOf } from '../orders/price-lines.js';
import { OrderPermits } from '../permits/order.permits.js';
import type { Permit } from '../permits/permit.entity.js';
import { TripVouchers, type TripVoucher } from '../suppliers/services/trip.vouchers.js';
import type { Tour } from '../tours/tour.entity.js';
import { ToursService } from '../tours/tours.service.js';
import { OrderTravellers } from '../travellers/order.travellers.js';
import type { TravellerView } from '../travellers/traveller.view.js';
import type { GuidePageAnswer, GuideTripView } from './guide-page.view.js';

/** More than anybody can guide in a week, and bounds of what one answer holds. */
const MAX_ASSIGNMENTS = 60;
const MAX_ORDERS = 300;
const MAX_TICKS_SHOWN = 2_000;

/** What is read besides the trips themselves. */
interface Facts {
  readonly orders: ReadonlyMap<string, readonly Order[]>;
  readonly parties: ReadonlyMap<string, readonly TravellerView[]>;
  readonly permits: ReadonlyMap<string, readonly Permit[]>;
  readonly vouchers: ReadonlyMap<string, readonly TripVoucher[]>;
  readonly ticks: ReadonlyMap<string, readonly GuideTick[]>;
  readonly tours: ReadonlyMap<string, Tour>;
  readonly lodges: ReadonlyMap<string, string>;
}

/** The page that a guide or driver has on the road (rules/operations 9, 10). */
@Injectable()
export class GuidePage {
  constructor(
    private readonly guides: GuidesService,
    private readonly assignments: AssignmentsService,
    private readonly trips: OperatedTrips,
    private readonly board: OperationsBoard,
    private readonly orders: OrderTrips,
    private readonly travellers: OrderTravellers,
    private readonly permits: OrderPermits,
    private readonly vouchers: TripVouchers,
    private readonly ticks: GuideTicks,
    private readonly tours: ToursService,
    private readonly lodges: LodgesService,
    @InjectCompany() private readonly company: Company,
  ) {}

  /** @throws Refused for an unknown or renewed key, and for someone who is no longer active */
  async open(key: string, actor: Actor): Promise<GuidePageAnswer> {
    const guide = await this.holder(key);
    const days = shownDays();
    const { mine, trips } = await this.tripsOf(guide, days);
    const byTrip = Map.groupBy(mine, tripIdOf);
    const shown = [...trips.values()].sort((one, other) => one.from.localeCompare(other.from));
    const [assigned, facts] = [await this.board.assignedTo(shown), await this.factsOf(shown, guide, actor)];
    return {
      guide: guide.id,
      names: guide.names,
      language: guide.language,
      company: this.company.name,
      phoneNumber: this.company.phone,
      ...days,
      at: new Date().toISOString(),
      trips: shown.map((trip) =>
        guideTrip(trip, byTrip.get(trip.id) ?? [], guide.id, tripView(trip, [], assigned), facts),
      ),
    };
  }

  /** @throws Refused as {@link open} */
  async tick(key: string, sent: readonly SentTick[]): Promise<TakenTicks> {
    return this.ticks.take(await this.holder(key), sent);
  }

  /**
   * The paper of a voucher of a trip that the page shows.
   * @throws Refused as {@link open}, and for one that is not of these trips or was cancelled
   */
  async voucher(key: string, serviceId: string): Promise<MailAttachment> {
    const { trips } = await this.tripsOf(await this.holder(key), shownDays());
    const orders = await this.ordersOf([...trips.values()]);
    const vouchers = await this.vouchers.of(orders.map(({ id }) => id));
    const found = vouchers.find(({ service }) => service.id === serviceId && !isCancelled(service));
    if (!found) throw refusal('voucher-not-found');
    return found.draw();
  }

  private async tripsOf({ id }: Guide, days: DaySpan) {
    const mine = await this.assignments.ofGuide(id, days, MAX_ASSIGNMENTS);
    return { mine, trips: await this.trips.ofAssignments(undefined, mine) };
  }

  private ordersOf(trips: readonly OperatedTrip[]): Promise<Order[]> {
    return this.orders.ofTrips(
      trips.flatMap(({ departureId }) => departureId ?? []),
      trips.flatMap(({ orderId }) => orderId ?? []),
      MAX_ORDERS,
    );
  }

  private async holder(key: string): Promise<Guide> {
    const guide = await this.guides.byPageToken(key);
    if (!guide) throw refusal('guide-page-not-found');
    return guide;
  }

  private async factsOf(trips: readonly OperatedTrip[], guide: Guide, actor: Actor): Promise<Facts> {
    const orders = await this.ordersOf(trips);
    const orderIds = orders.map(({ id }) => id);
    const tours = await this.tours.withIds([...new Set(orders.map(({ itemId }) => itemId))]);
    const lodgeIds = [...tours.values()].flatMap(({ itinerary }) => itinerary.flatMap(({ lodgeIds = [] }) => lodgeIds));
    const lodges = lodgeIds.length > 0 ? await this.lodges.titles([...new Set(lodgeIds)]) : [];
    const ticks = await this.ticks.ofTrips(
      trips.map(({ id }) => id),
      MAX_TICKS_SHOWN,
    );
    return {
      orders: Map.groupBy(orders, tripIdOfOrder),
      parties:
        orderIds.length > 0 ? await this.travellers.partiesOf(orderIds, `Page of ${guide.names}`, actor) : new Map(),
      permits: await this.permits.heldFor(orderIds),
      vouchers: Map.groupBy(await this.vouchers.of(orderIds), ({ order }) => tripIdOfOrder(order)),
      ticks: Map.groupBy(ticks, ({ tripId, orderId }) => orderId ?? tripId),
      tours,
      lodges: new Map(lodges.map(({ id, title }) => [id, title])),
    };
  }
}

/** Today and the next days. */
const shownDays = (): DaySpan => ({ from: today(), to: addDays(today(), GUIDE_DAYS - 1) });

const tripIdOfOrder = ({ id, departureId }: Order): string => departureId ?? id;

function guideTrip(
  { id, tour, from, to, people }: OperatedTrip,
  mine: readonly Assignment[],
  guideId: string,
  { guides, drivers, vehicles }: OperatedTripView,
  facts: Facts,
): GuideTripView {
  const orders = facts.orders.get(id) ?? [];
  const known = facts.tours.get(orders[0]?.itemId ?? '');
  const others = (some: typeof guides) =>
    some
      .filter((one) => one.id !== guideId)
      .map(({ name, phoneNumber }) => ({ names: name, phoneNumber: phoneNumber ?? '' }));
  return {
    id,
    tour,
    from,
    to,
    mineFrom: mine.map(({ firstDay }) => firstDay).sort()[0] ?? from,
    mineTo:
      mine
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) ?? to,
    people,
    notes: [...new Set(mine.flatMap(({ note }) => note ?? []))],
    isConfirmed: mine.every(
      (one) =>
        (one.guideId !== guideId || one.guideConfirmedAt !== null) &&
        (one.driverId !== guideId || one.driverConfirmedAt !== null),
    ),
    guides: others(guides),
    drivers: others(drivers),
    vehicles: others(vehicles),
    days: (known?.itinerary ?? []).map(({ title, lodgeIds = [] }, index) => ({
      day: addDays(from, index),
      title,
      lodges: lodgeIds.flatMap((lodge) => facts.lodges.get(lodge) ?? []),
    })),
    bookings: orders.map((order) => guideBooking(order, facts)),
    vouchers: (facts.vouchers.get(id) ?? []).map(voucherView),
    // Ticks about a booking on days of its own stand with the booking.
    ticks: (facts.ticks.get(id) ?? []).filter(({ orderId }) => orderId === null).map(tickView),
  };
}

function guideBooking(order: Order, { parties, permits, ticks, tours }: Facts): GuideTripView['bookings'][number] {
  const labelOf = typeLabelsOf(order);
  return {
    orderId: order.id,
    number: order.number,
    names: order.names,
    phoneNumber: order.phoneNumber,
    people: order.people,
    types: Object.entries(order.travellers ?? { [ADULT]: order.people }).map(
      ([code, count]) => `${count} × ${labelOf(code)}`,
    ),
    travellers: (parties.get(order.id) ?? []).map((one) => manifestTraveller(one, labelOf)),
    pickUpTime: pickUpTimeOf(order, tours.get(order.itemId)?.departureTime),
    pickUpPlace: order.location,
    extras: linesOf(order).flatMap(({ kind, quantity, label }) => (kind === 'extra' ? [`${quantity} × ${label}`] : [])),
    message: order.message,
    permits: (permits.get(order.id) ?? []).map(({ label, day, number }) => ({ label, day, number })),
    ticks: (ticks.get(order.id) ?? []).filter(({ orderId }) => orderId === order.id).map(tickView),
  };
}

const isCancelled = ({ state }: TripVoucher['service']): boolean => state === 'cancelled';

const voucherView = ({ service, order, supplier, number }: TripVoucher): GuideTripView['vouchers'][number] => ({
  id: service.id,
  number,
  orderId: order.id,
  names: order.names,
  supplier: supplier.name,
  what: service.what,
  from: service.fromDay,
  to: addDays(service.fromDay, service.days - 1),
  units: service.units,
  contact: supplier.contact,
  phoneNumber: supplier.phoneNumber,
  address: supplier.address,
  isCancelled: isCancelled(service),
});

const tickView = ({ id, kind, at, value, note }: GuideTick) => ({ id, kind, at: at.toISOString(), value, note });
