import { randomUUID } from 'node:crypto';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { readCompany } from '../../config/company.js';
import { AirTicketInquiry } from '../../modules/air-tickets/air-ticket-inquiry.entity.js';
import { AuditEntry } from '../../modules/audit/audit-entry.entity.js';
import { CampaignLetter } from '../../modules/campaigns/campaign-letter.entity.js';
import { Campaign } from '../../modules/campaigns/campaign.entity.js';
import { Comment } from '../../modules/comments/comment.entity.js';
import { ContactMessage } from '../../modules/contact/contact-message.entity.js';
import { Event } from '../../modules/events/event.entity.js';
import { Mail } from '../../modules/mail/mail.entity.js';
import { Subscriber } from '../../modules/maillist/subscriber.entity.js';
import { NotificationMark } from '../../modules/notifications/notification-mark.entity.js';
import { Notification } from '../../modules/notifications/notification.entity.js';
import { DocumentNumber } from '../../modules/orders/document-number.entity.js';
import { Order } from '../../modules/orders/order.entity.js';
import { TITLES } from '../../modules/participants/dto/create-participant.dto.js';
import { Participant } from '../../modules/participants/participant.entity.js';
import { Payment } from '../../modules/payments/payment.entity.js';
import { Tour } from '../../modules/tours/tour.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { seededRandom, type Random } from './illustrations/prng.js';
import { insertAll } from './insert-all.js';
import { demoOrders, type SeedOrder } from './month/bookings.js';
import { Clock, DAY_MS } from './month/clock.js';
import { contactMails, orderMails } from './month/mails.js';
import { demoNews } from './month/news.js';
import { demoPayments } from './month/payments.js';
import { demoPerson } from './month/people.js';
import { DEPARTMENTS, DIETS, FLIGHTS, MESSAGES, POSITIONS } from './month/words.js';

const PARTICIPANTS_AN_EVENT = 6;
/** So many of the newest notifications nobody has read yet. */
const UNREAD = 6;

/**
 * Writes a month of work around today: bookings in every state with their payments, papers' numbers and mails,
 * participants, messages, inquiries, what staff were told of all that, and a letter to the subscribers. Everybody in
 * it is plainly made up, the same at every seeding, and no job is left that would mail or ask anybody.
 */
export async function seedMonth(tx: EntityManager, admin: User, now = new Date()): Promise<void> {
  const random = seededRandom('month');
  const clock = new Clock(now);
  const company = readCompany(process.env).email;
  const tours = await tx.find(Tour, { where: { isPublished: true }, order: { slug: 'ASC' } });
  const coming = await tx.find(Event, {
    where: { isApproved: true, price: MoreThan(0), startDate: MoreThan(now) },
    order: { startDate: 'ASC' },
  });
  const orders = demoOrders(random, clock, { tours, events: coming });
  const payments = demoPayments(random, clock, orders);
  const messages = demoMessages(random, clock);
  await insertAll(tx, Order, orders);
  await insertAll(tx, DocumentNumber, lastNumbers(orders));
  await insertAll(tx, Payment, payments);
  await insertAll(tx, ContactMessage, messages);
  const inquiries = demoInquiries(random, clock);
  await insertAll(tx, AirTicketInquiry, inquiries);
  const participants = coming.flatMap((event) => demoParticipants(random, clock, event));
  await insertAll(tx, Participant, participants);
  const comments = await tx.find(Comment, {
    where: { isActive: false },
    relations: { tour: true, destination: true },
  });
  await seedNews(tx, demoNews({ orders, messages, inquiries, participants, comments }));
  await insertAll(tx, Mail, [
    ...orders.flatMap((order) => orderMails(order, company)),
    ...messages.flatMap((message) => contactMails(message, company)),
  ]);
  await insertAll(tx, AuditEntry, decisions(orders, admin));
  await seedLetters(tx, clock);
}

/** Where the series of numbers go on. */
function lastNumbers(orders: readonly SeedOrder[]): DocumentNumber[] {
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
  return [...last].map(([series, count]) => ({ series, last: count }));
}

/** The newer ones wait for an answer. */
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

/** What the trail says of states that an admin chose; cards pay by themselves. */
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

/** Both demonstration accounts have read all but the newest. */
async function seedNews(tx: EntityManager, news: readonly Notification[]): Promise<void> {
  await insertAll(tx, Notification, news);
  const readUntil = news[UNREAD]!.createdAt;
  const users = await tx.find(User);
  await insertAll(
    tx,
    NotificationMark,
    users.map(({ id: userId }) => ({ userId, readUntil })),
  );
}

/** A letter about the newest event that is over, which every subscriber has got. */
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
      turn: 1,
      finishedAt: sentAt,
    },
  ]);
  const letter = { createdAt, campaignId: id, status: 'SENT', turn: 0, lastError: null, sentAt } as const;
  await insertAll(
    tx,
    CampaignLetter,
    subscribers.map(({ id: subscriberId }) => ({ ...letter, id: randomUUID(), subscriberId })),
  );
}
