import { randomUUID } from 'node:crypto';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { readCompany } from '@imisozi/core/company';
import { Agent } from '@imisozi/api/modules/agents/agent.entity';
import { AgentEntry } from '@imisozi/api/modules/agents/agent-entry.entity';
import { AirTicketInquiry } from '@imisozi/api/modules/air-tickets/air-ticket-inquiry.entity';
import { AssignedDay } from '@imisozi/api/modules/assignments/assigned-day.entity';
import { Assignment } from '@imisozi/api/modules/assignments/assignment.entity';
import { AuditEntry } from '@imisozi/api/modules/audit/audit-entry.entity';
import { CampaignLetter } from '@imisozi/api/modules/campaigns/campaign-letter.entity';
import { Campaign } from '@imisozi/api/modules/campaigns/campaign.entity';
import { Comment } from '@imisozi/api/modules/comments/comment.entity';
import { ReplyTemplate } from '@imisozi/api/modules/threads/templates/reply-template.entity';
import { Thread } from '@imisozi/api/modules/threads/thread.entity';
import { ThreadMessage } from '@imisozi/api/modules/threads/thread-message.entity';
import { ContactMessage } from '@imisozi/api/modules/contact/contact-message.entity';
import { Departure } from '@imisozi/api/modules/departures/departure.entity';
import { WaitingEntry } from '@imisozi/api/modules/departures/waiting/waiting-entry.entity';
import { Event } from '@imisozi/api/modules/events/event.entity';
import { GiftVoucher } from '@imisozi/api/modules/gift-vouchers/gift-voucher.entity';
import { GiftVoucherEntry } from '@imisozi/api/modules/gift-vouchers/gift-voucher-entry.entity';
import { Guide } from '@imisozi/api/modules/guides/guide.entity';
import { Mail } from '@imisozi/api/modules/mail/mail.entity';
import { Subscriber } from '@imisozi/api/modules/subscribers/subscriber.entity';
import { ReadMarker } from '@imisozi/api/modules/notifications/read-marker.entity';
import { Notification } from '@imisozi/api/modules/notifications/notification.entity';
import { DocumentNumber } from '@imisozi/api/modules/orders/document-number.entity';
import { LedgerMonth } from '@imisozi/api/modules/ledger/months/ledger-month.entity';
import { Invoice } from '@imisozi/api/modules/ledger/invoice.entity';
import { LedgerEntry } from '@imisozi/api/modules/ledger/ledger-entry.entity';
import { Order } from '@imisozi/api/modules/orders/order.entity';
import { TITLES } from '@imisozi/api/modules/participants/dto/create-participant.dto';
import { Participant } from '@imisozi/api/modules/participants/participant.entity';
import { Payment } from '@imisozi/api/modules/payments/payment.entity';
import { Permit } from '@imisozi/api/modules/permits/permit.entity';
import { Tour } from '@imisozi/api/modules/tours/tour.entity';
import { Lodge } from '@imisozi/api/modules/lodges/lodge.entity';
import { Quote } from '@imisozi/api/modules/quotes/quote.entity';
import { QuoteChange } from '@imisozi/api/modules/quotes/changes/quote-change.entity';
import { QuoteOpening } from '@imisozi/api/modules/quotes/openings/quote-opening.entity';
import { StatementBooking } from '@imisozi/api/modules/statements/statement-booking.entity';
import { StatementRow } from '@imisozi/api/modules/statements/statement-row.entity';
import { Statement } from '@imisozi/api/modules/statements/statement.entity';
import { TourService } from '@imisozi/api/modules/suppliers/tour-services/tour-service.entity';
import { TripService } from '@imisozi/api/modules/suppliers/services/trip-service.entity';
import { Supplier } from '@imisozi/api/modules/suppliers/supplier.entity';
import { User } from '@imisozi/api/modules/users/user.entity';
import { Vehicle } from '@imisozi/api/modules/vehicles/vehicle.entity';
import { seededRandom, type Random } from './random.ts';
import { insertAll } from './insert-all.ts';
import { demoAgents } from './activity/agents.ts';
import { demoOrders, numbered, type SeedOrder } from './activity/bookings.ts';
import { Clock, DAY_MS } from './activity/clock.ts';
import { contactMails, orderMails } from './activity/mails.ts';
import { demoLedger, moneyOf } from './activity/ledger.ts';
import { demoGiftVouchers } from './activity/gift-vouchers.ts';
import { closedMonth } from './activity/months.ts';
import { demoNotifications } from './activity/notifications.ts';
import { demoOperations } from './activity/operations.ts';
import { demoPayments } from './activity/payments.ts';
import { demoPermits } from './activity/permits.ts';
import { demoQuotes, type SeedQuote } from './activity/quotes.ts';
import { demoStatements } from './activity/statements.ts';
import { demoSuppliers } from './activity/suppliers.ts';
import { demoThreads } from './activity/threads.ts';
import { demoTrips } from './activity/trips.ts';
import { demoPerson } from './activity/people.ts';
import { DEPARTMENTS, DIETS, FLIGHTS, MESSAGES, POSITIONS } from './activity/phrases.ts';

const PARTICIPANTS_AN_EVENT = 6;
/** The number of unread notifications. */
const UNREAD = 6;

/**
 * Writes a month of activity around today: departures and bookings in every state, with their payments, document
 * numbers and mails; proposals, participants, messages, inquiries, notifications, and a campaign to the subscribers. Everyone in
 * it is plainly made up, the data is the same at every seeding, and no pending job would send a mail or call a gateway.
 */
export async function seedActivity(tx: EntityManager, admin: User, now = new Date()): Promise<void> {
  const random = seededRandom('month');
  const clock = new Clock(now);
  const company = readCompany(process.env).email;
  const tours = await tx.find(Tour, { where: { isPublished: true }, order: { slug: 'ASC' } });
  const coming = await tx.find(Event, {
    where: { isApproved: true, price: MoreThan(0), startDate: MoreThan(now) },
    order: { startDate: 'ASC' },
  });
  const dated = tours.find(({ saleMode }) => saleMode === 'departures');
  const trips = dated ? demoTrips(seededRandom('trips'), clock, dated) : undefined;
  const plain = tours.filter(({ saleMode, extras }) => saleMode === 'any-date' && !extras);
  const classic = demoOrders(random, clock, { tours: plain, events: coming });
  const orders = numbered([...classic, ...(trips?.orders ?? [])]);
  const sellers = demoAgents(clock, orders);
  const payments = demoPayments(random, clock, classic);
  const messages = demoMessages(random, clock);
  const { entries, invoices } = demoLedger([...classic.flatMap(moneyOf), ...(trips?.money ?? [])]);
  const gifts = demoGiftVouchers(clock);
  await insertAll(tx, GiftVoucher, gifts.vouchers);
  await insertAll(tx, GiftVoucherEntry, gifts.entries);
  await insertAll(tx, Agent, sellers.agents);
  await insertAll(tx, AgentEntry, sellers.entries);
  await insertAll(tx, Departure, trips?.departures ?? []);
  await insertAll(tx, WaitingEntry, trips?.waiting ?? []);
  await insertAll(tx, Order, orders);
  await insertAll(tx, Permit, demoPermits(clock, orders));
  const operations = demoOperations(clock, orders);
  await insertAll(tx, Guide, operations.guides);
  await insertAll(tx, Vehicle, operations.vehicles);
  await insertAll(tx, Assignment, operations.assignments);
  await insertAll(tx, AssignedDay, operations.days);
  const { suppliers, tourServices, services } = demoSuppliers(clock, orders, tours);
  await insertAll(tx, Supplier, suppliers);
  await insertAll(tx, TourService, tourServices);
  await insertAll(tx, TripService, services);
  await insertAll(tx, LedgerEntry, entries);
  await insertAll(tx, Invoice, invoices);
  const { statement, rows, bookings } = demoStatements(clock, orders, entries);
  await insertAll(tx, Statement, [statement]);
  await insertAll(tx, StatementRow, rows);
  await insertAll(tx, StatementBooking, bookings);
  await insertAll(tx, LedgerMonth, [closedMonth(entries, now)]);
  const lodges = await tx.find(Lodge, { select: { id: true, title: true } });
  const offered = demoQuotes(seededRandom('proposals'), clock, { tours, lodges, orders, messages });
  await insertAll(tx, Quote, offered.quotes);
  await insertAll(tx, QuoteOpening, offered.openings);
  await insertAll(tx, QuoteChange, offered.changes);
  await insertAll(tx, DocumentNumber, lastNumbers(orders, entries, offered.quotes, services, gifts.vouchers));
  await insertAll(tx, Payment, payments);
  const inquiries = demoInquiries(random, clock);
  const said = demoThreads(clock, admin, { messages, inquiries });
  await insertAll(tx, Thread, said.threads);
  await insertAll(tx, ThreadMessage, said.messages);
  await insertAll(tx, ReplyTemplate, said.templates);
  await insertAll(tx, ContactMessage, messages);
  await insertAll(tx, AirTicketInquiry, inquiries);
  const participants = coming.flatMap((event) => demoParticipants(random, clock, event));
  await insertAll(tx, Participant, participants);
  const comments = await tx.find(Comment, {
    where: { isActive: false },
    relations: { tour: true, destination: true },
  });
  await seedNotifications(tx, demoNotifications({ orders, messages, inquiries, participants, comments }));
  await insertAll(tx, Mail, [
    ...orders.flatMap((order) => orderMails(order, company)),
    ...messages.flatMap((message) => contactMails(message, company)),
  ]);
  await insertAll(tx, AuditEntry, decisions(orders, admin));
  await seedLetters(tx, clock);
}

/** The number that each series of documents continues from. */
function lastNumbers(
  orders: readonly SeedOrder[],
  entries: readonly { receiptNumber: string }[],
  quotes: readonly SeedQuote[],
  services: readonly { voucherNumber: string | null }[],
  gifts: readonly { number: string | null }[],
): DocumentNumber[] {
  const last = new Map<string, number>();
  const note = (kind: string, number: string | null) => {
    const [, year, count] = /(\d{4})-(\d+)$/.exec(number ?? '') ?? [];
    if (!year) return;
    const series = `${kind}-${year}`;
    last.set(series, Math.max(last.get(series) ?? 0, Number(count)));
  };
  for (const { number, invoiceNumber, receiptNumber } of orders) {
    note('order', number);
    note('invoice', invoiceNumber);
    note('receipt', receiptNumber);
  }
  for (const { number } of quotes) note('quote', number);
  for (const { number } of gifts) note('gift-voucher', number);
  for (const { voucherNumber } of services) note('voucher', voucherNumber);
  for (const { receiptNumber } of entries) if (receiptNumber.startsWith('CRN-')) note('credit-note', receiptNumber);
  return [...last].map(([series, count]) => ({ series, last: count }));
}

/** The newest messages are unanswered. */
const demoMessages = (random: Random, clock: Clock): ContactMessage[] =>
  MESSAGES.map(([subject, message], index) => {
    const { names, email, phone } = demoPerson(random, 'Writer', index + 1);
    const createdAt = clock.ago(index * 2, random.whole(2, 20));
    return {
      id: randomUUID(),
      createdAt,
      names,
      email,
      subject,
      phone,
      message,
      isHandled: index >= 4,
    } as ContactMessage;
  });

const demoInquiries = (random: Random, clock: Clock): AirTicketInquiry[] =>
  FLIGHTS.map(([departureCity, destinationCity, numberOfPassengers, cabinClass, specialRequests], index) => {
    const { names: fullName, email, phone } = demoPerson(random, 'Flyer', index + 1);
    const leaves = random.whole(14, 60);
    const day = (days: number) => clock.at(days, 12).toISOString().slice(0, 10);
    return {
      id: randomUUID(),
      createdAt: clock.ago(index * 3, random.whole(2, 20)),
      fullName,
      email,
      phone,
      departureCity,
      destinationCity,
      departureDate: day(leaves),
      returnDate: day(leaves + random.whole(5, 21)),
      numberOfPassengers,
      cabinClass,
      specialRequests,
      isHandled: index >= 3,
    } as AirTicketInquiry;
  });

const demoParticipants = (random: Random, clock: Clock, event: Event): Participant[] =>
  Array.from({ length: PARTICIPANTS_AN_EVENT }, (_, index) => {
    const person = demoPerson(random, 'Participant', index + 1);
    return {
      id: randomUUID(),
      createdAt: clock.ago(random.whole(1, 25), random.whole(1, 20)),
      eventId: event.id,
      eventName: event.title,
      title: random.pick(TITLES),
      familyName: `Participant ${person.number}`,
      firstName: 'Demo',
      position: random.pick(POSITIONS),
      department: random.pick(DEPARTMENTS),
      organization: 'Example Organization',
      address: person.address,
      country: person.country,
      town: person.town,
      phone: person.phone,
      email: person.email,
      dietRequirements: random.pick(DIETS),
      amount: event.price,
      dataProtection: true,
    } as Participant;
  });

/** The audit trail of statuses that an admin chose; card payments change the status by themselves. */
function decisions(orders: readonly SeedOrder[], admin: User): Partial<AuditEntry>[] {
  return orders
    .filter(({ status, paidBy }) => status !== 'PENDING' && (status !== 'PAID' || paidBy === 'office'))
    .map(({ id, number, status, updatedAt }) => ({
      id: randomUUID(),
      createdAt: updatedAt,
      userId: admin.id,
      userEmail: admin.email,
      action: 'status',
      resource: 'orders',
      recordId: id,
      label: number,
      changes: { status: [status === 'REFUNDED' ? 'PAID' : 'PENDING', status] as const },
      ip: '127.0.0.1',
      requestId: 'demonstration',
    }));
}

/** Both demonstration accounts have read all but the newest notifications. */
async function seedNotifications(tx: EntityManager, notifications: readonly Notification[]): Promise<void> {
  await insertAll(tx, Notification, notifications);
  const readUntil = notifications[UNREAD]!.createdAt;
  const users = await tx.find(User);
  await insertAll(
    tx,
    ReadMarker,
    users.map(({ id: userId }) => ({ userId, readUntil })),
  );
}

/** A finished campaign about the latest past event, sent to every subscriber. */
async function seedLetters(tx: EntityManager, clock: Clock): Promise<void> {
  const [event] = await tx.find(Event, {
    where: { isApproved: true, startDate: LessThan(clock.now) },
    order: { startDate: 'DESC' },
    take: 1,
  });
  const subscribers = await tx.find(Subscriber, { order: { id: 'ASC' } });
  if (!event || subscribers.length === 0) return;
  const createdAt = new Date(event.startDate.getTime() - 7 * DAY_MS);
  const sentAt = new Date(createdAt.getTime() + 60_000);
  const id = randomUUID();
  await insertAll(tx, Campaign, [
    {
      id,
      createdAt,
      updatedAt: sentAt,
      kind: 'event',
      recordId: event.id,
      title: event.title,
      status: 'DONE',
      recipients: subscribers.length,
      cursor: subscribers.at(-1)!.id,
      batch: 1,
      finishedAt: sentAt,
    },
  ]);
  const letter = { createdAt, campaignId: id, status: 'SENT', jobId: null, sentAt } as const;
  await insertAll(
    tx,
    CampaignLetter,
    subscribers.map(({ id: subscriberId }) => ({ ...letter, id: randomUUID(), subscriberId })),
  );
}
