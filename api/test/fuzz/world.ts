import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { faq } from '@imisozi/core/editable-texts/faq';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { Job } from '../../src/platform/jobs/job.entity.js';
import { AirTicketInquiry } from '../../src/modules/air-tickets/air-ticket-inquiry.entity.js';
import { Assignment } from '../../src/modules/assignments/assignment.entity.js';
import { Factor } from '../../src/modules/auth/factors/factor.entity.js';
import { Session } from '../../src/modules/auth/sessions/session.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { addApp, beginApp } from '../support/authenticator.js';
import { codeOf } from '../support/authenticator-code.js';
import { AuditEntry } from '../../src/modules/audit/audit-entry.entity.js';
import { Campaign } from '../../src/modules/campaigns/campaign.entity.js';
import { ContactMessage } from '../../src/modules/contact/contact-message.entity.js';
import { WaitingEntry } from '../../src/modules/departures/waiting/waiting-entry.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Subscriber } from '../../src/modules/subscribers/subscriber.entity.js';
import { Notification } from '../../src/modules/notifications/notification.entity.js';
import { GiftVoucherCodes } from '../../src/modules/gift-vouchers/gift-voucher.codes.js';
import { GiftVoucher } from '../../src/modules/gift-vouchers/gift-voucher.entity.js';
import { LedgerEntry } from '../../src/modules/ledger/ledger-entry.entity.js';
import { Order } from '../../src/modules/orders/order.entity.js';
import { OrderNote } from '../../src/modules/timeline/notes/order-note.entity.js';
import { Participant } from '../../src/modules/participants/participant.entity.js';
import { Payment } from '../../src/modules/payments/payment.entity.js';
import { WebhookDelivery } from '../../src/modules/webhooks/webhook-delivery.entity.js';
import { TextPreviews } from '../../src/modules/editable-texts/editable-text.previews.js';
import { Webhook } from '../../src/modules/webhooks/webhook.entity.js';
import { Sealer } from '../../src/platform/sealing/sealer.js';
import { NOTHING_KNOWN } from '../../src/modules/travellers/traveller.details.js';
import { Traveller } from '../../src/modules/travellers/traveller.entity.js';
import type { TestApp } from '../support/app.js';
import { makeFiscalReceipt } from '../support/fiscal-receipts.js';
import { makePermit } from '../support/permits.js';
import { makeAgent, makeCommission } from '../support/agents.js';
import { makeStatement } from '../support/statements.js';
import { Client } from '../../src/modules/clients/client.entity.js';
import { makeService, makeTourService, makeSupplier } from '../support/suppliers.js';
import { makeComment, makeDestination, makeLodge, makePublication, makeReview } from '../support/content.js';
import {
  makeDeparture,
  makeEvent,
  makeGuide,
  makePromoCode,
  makeTour,
  makeUser,
  makeVehicle,
  orderBody,
  PASSWORD,
  passwordHash,
  tokenOf,
} from '../support/factories.js';
import { upload } from '../support/uploads.js';

export const ROLES = ['anonymous', 'user', 'agent', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** A placeholder for the number of the request in the run, which makes mail addresses and findings unique. */
export const NUMBER = '{{number}}';

export const NOTIFY_SECRET = 'the notification secret of a spec';

/** The record that a path is about; the first matching line counts. */
const KEYS: readonly (readonly [RegExp, string])[] = [
  [/\/admin\/translations\//, '{{eventId}}'],
  [/\/comments\/\{.+\}\/news|\/news\/|\/destinations\//, '{{destination}}'],
  [/\/lodges\//, '{{lodge}}'],
  [/\/api\/travellers\//, '{{travellerLink}}'],
  [/\/departures\/waiting\//, '{{waiting}}'],
  [/\/departures\/\{id\}\/waiting/, '{{fullDeparture}}'],
  [/\/admin\/departures\//, '{{departure}}'],
  [/\/fiscal-receipts\/.*\/enter/, '{{unansweredPaper}}'],
  [/\/fiscal-receipts\//, '{{refusedPaper}}'],
  [/\/permits\//, '{{permit}}'],
  [/\/admin\/guides\//, '{{guide}}'],
  [/\/api\/guides\//, '{{guideCalendar}}'],
  [/\/api\/guide\//, '{{guidePage}}'],
  [/\/admin\/vehicles\//, '{{vehicle}}'],
  [/\/admin\/assignments\//, '{{assignment}}'],
  [/\/own-bookings\//, '{{ownBooking}}'],
  [/\/agents\/.*\/(pay-out|net-off|entries)/, '{{earningAgent}}'],
  [/\/agents\//, '{{agent}}'],
  [/\/admin\/statements\/.*\/back/, '{{asideStatement}}'],
  [/\/admin\/statements\//, '{{statement}}'],
  [/\/gift-vouchers\/bought\/\{key\}\/paper/, '{{giftKey}}'],
  [/\/gift-vouchers\/bought\//, '{{giftKey}}'],
  [/\/admin\/gift-vouchers\//, '{{gift}}'],
  [/\/gift-vouchers\//, '{{giftCode}}'],
  [/\/suppliers\//, '{{supplier}}'],
  [/\/tour-services\//, '{{tourService}}'],
  [/\/services\/.*\/(confirm|refuse)/, '{{requestedService}}'],
  [/\/services\/.*\/(voucher|paid)/, '{{confirmedService}}'],
  [/\/services\//, '{{service}}'],
  [/\/clients\/.+\/erase/, '{{goneClient}}'],
  [/\/clients\//, '{{client}}'],
  [/\/threads\//, '{{thread}}'],
  [/\/reply-templates\//, '{{replyTemplate}}'],
  [/\/promo-codes\//, '{{promoCode}}'],
  [/\/quotes\//, '{{quote}}'],
  [/\/comments\/\{.+\}\/tours|\/tours\//, '{{tour}}'],
  [/\/comments\//, '{{comment}}'],
  [/\/events\//, '{{event}}'],
  [/\/publications\//, '{{publication}}'],
  [/\/payments\/(sandbox\/)?mobile\//, '{{mobile}}'],
  [/\/payments\/sandbox\//, '{{session}}'],
  [/\/v1\/payments\//, '{{reference}}'],
  [/\/admin\/payments\/\{.+\}\/resolve/, '{{review}}'],
  [/\/admin\/payments\//, '{{payment}}'],
  [/\/admin\/ledger\//, '{{entry}}'],
  [/\/admin\/months\//, '2026-01'],
  [/\/admin\/reports\//, 'money'],
  [/\/orders?\/\{id\}\/gift-voucher/, '{{settledOrder}}'],
  [/\/order\/\{id\}\/receipts\//, '{{paidOrder}}'],
  [/\/order\/\{id\}\/status/, '{{paidOrder}}'],
  [/\/order\/\{.+\}\/(invoice|receipt)/, '{{paidOrder}}'],
  [/\/order\/\{.+\}\/review/, '{{paidOrder}}'],
  [/\/admin\/reviews\//, '{{tripReview}}'],
  [/\/shares\/\{/, '{{share}}'],
  [/\/orders?\//, '{{order}}'],
  [/\/participants?\//, '{{participant}}'],
  [/\/maillist\/|\/subscribers\//, '{{subscriber}}'],
  [/\/users\//, '{{user}}'],
  [/\/contact-messages\//, '{{contact}}'],
  [/\/air-ticket-inquiries\//, '{{inquiry}}'],
  [/\/audit\//, '{{audit}}'],
  [/\/outbox\//, '{{mail}}'],
  [/\/campaigns\//, '{{campaign}}'],
  [/\/notifications\//, '{{notification}}'],
  [/\/dead-jobs\//, '{{deadJob}}'],
  [/\/webhooks\//, '{{webhook}}'],
  [/\/webhook-deliveries\//, '{{delivery}}'],
  [/\/factors\/totp\//, '{{begunFactor}}'],
  [/\/auth\/factors\//, '{{factor}}'],
  [/\/auth\/sessions\//, '{{otherSession}}'],
  [/\/admin\/content\/.+\/versions/, 'home-hero'],
  [/\/admin\/content\//, 'faq'],
  [/\/mail-previews\//, 'payment-received'],
];

export const knownKey = (path: string) => KEYS.find(([pattern]) => pattern.test(path))?.[1] ?? '{{order}}';

const NEW_PASSWORD = 'another sentence for specs';
const EMAIL = `fuzz-${NUMBER}@example.org`;

/**
 * Differences between a body and the document's example: the keys of records, and what depends on them. A contradictory
 * example is not corrected here.
 */
const OVERRIDES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/auth/login': { email: '{{login}}', password: PASSWORD },
  'POST /api/auth/change-password': { password: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
  'POST /api/auth/confirm': { password: PASSWORD },
  'POST /api/auth/factors/totp/{id}/confirm': { code: '{{factorCode}}' },
  'POST /api/users/create': { email: EMAIL, agentId: undefined },
  'PUT /api/admin/users/{id}': { agentId: undefined },
  'POST /api/order': { itemsArray: [{ id: '{{tourId}}', itemNumber: 1 }], amount: 162, waitingKey: undefined },
  'POST /api/comments/create': { slug: '{{destination}}' },
  'POST /api/participant/create': { eventId: '{{event}}', amount: 50 },
  'POST /api/maillist/subscribe': { email: EMAIL },
  'POST /api/admin/departures': { tourId: '{{tourId}}' },
  'POST /api/admin/departures/{id}/cancel': { orders: [] },
  'POST /api/admin/vehicles': { plate: `FUZZ ${NUMBER}` },
  'POST /api/admin/assignments': {
    guideId: '{{guide}}',
    driverId: undefined,
    vehicleId: undefined,
    departureId: '{{departure}}',
    orderId: undefined,
    from: undefined,
    to: undefined,
  },
  'PUT /api/admin/clients/{id}': { addresses: undefined },
  'POST /api/admin/clients/{id}/merge': { id: '{{otherClient}}' },
  'PUT /api/admin/threads/{id}': { state: 'answered', assigneeId: undefined, snoozeUntil: undefined },
  'POST /api/admin/threads/{id}/replies': { templateId: undefined, attachments: undefined },
  'POST /api/admin/reply-templates': { name: `Fuzz ${NUMBER}` },
  'PUT /api/admin/reply-templates/{id}': { name: `Fuzz ${NUMBER}`, updatedAt: undefined },
  'POST /api/admin/promo-codes': { code: `FUZZ-${NUMBER}` },
  'PUT /api/admin/permits/{id}': { state: undefined, number: undefined, travellerId: undefined },
  'POST /api/admin/permits/buy': { permits: [{ id: '{{permit}}', number: `FUZZ-${NUMBER}` }] },
  'PUT /api/admin/quotes/{id}': { agentId: undefined, departureId: undefined },
  'POST /api/admin/quotes': {
    departureId: undefined,
    agentId: undefined,
    tourId: undefined,
    contactMessageId: undefined,
    airTicketInquiryId: undefined,
  },
  'POST /api/admin/agents/{id}/net-off': { orderId: '{{settledOrder}}', amount: 5 },
  'POST /api/admin/agents/{id}/pay-out': { amount: 5 },
  'POST /api/order/{id}/gift-voucher': { code: '{{giftCode}}', amount: 1 },
  'POST /api/admin/orders/{id}/gift-voucher': { code: '{{giftCode}}', amount: 1 },
  'POST /api/admin/tour-services': { tourId: '{{tourId}}', supplierId: '{{supplier}}', day: 1 },
  'PUT /api/admin/tour-services/{id}': { day: 1 },
  'POST /api/admin/services': { orderId: '{{order}}', supplierId: '{{supplier}}' },
  'POST /api/admin/statements': { text: `Date,Text,Amount\n2026-01-15,Fuzz ${NUMBER},1.00`, mapping: undefined },
  'POST /api/admin/statements/preview': { mapping: undefined },
  'POST /api/admin/statements/{id}/confirm': {
    rows: [{ row: '{{statement}}', orderId: '{{settledOrder}}', takeMore: true }],
  },
  'POST /api/admin/own-bookings': { tourId: '{{tourId}}', departureId: undefined, email: EMAIL },
  'POST /api/admin/own-bookings/price': { tourId: '{{tourId}}', departureId: undefined },
  'POST /api/price': { tour: '{{tour}}' },
  'POST /api/v1/payments/session': { amount: 100, orderId: '{{order}}', giftVoucherKey: undefined },
  'POST /api/v1/payments/mobile': { amount: 1, orderId: undefined, shareId: '{{share}}', francs: undefined },
  'POST /api/admin/campaigns': { kind: 'event', recordId: '{{eventId}}', recipients: '{{subscribers}}' },
  'POST /api/admin/payments/{id}/resolve': { orderId: undefined },
  'POST /api/admin/orders': { itemsArray: [{ id: '{{tourId}}' }], agentId: undefined },
  'POST /api/admin/orders/price': { itemsArray: [{ id: '{{tourId}}' }], agentId: undefined },
  'PUT /api/admin/orders/{id}/assignee': { assigneeId: null },
  'POST /api/admin/orders/{id}/letters': { subject: 'Fuzz', text: 'Dear {name}' },
  'POST /api/admin/orders/{id}/notes': { ownerId: undefined },
  'PUT /api/admin/orders/{id}/notes/{noteId}': { ownerId: undefined },
  'PUT /api/admin/orders/{id}': { revision: 1, agentId: undefined },
  'POST /api/admin/orders/{id}/preview': { revision: 1, agentId: undefined },
  'PUT /api/admin/translations/{kind}/{id}/{language}': { version: 0, texts: [] },
  'PUT /api/admin/content/{document}': { version: 0, value: faq.defaults.en },
  'POST /api/admin/content/{document}/preview': { value: faq.defaults.en },
  'PUT /api/order/{id}/travellers': { travellers: [{ type: 'adult', firstName: 'Fuzz', lastName: NUMBER }] },
  'PUT /api/order/{id}/status': { refundedAmount: 1 },
  'POST /api/order/{id}/cancel': { refund: 0 },
  'POST /api/order/{id}/shares': { shares: [] },
  'POST /api/admin/orders/{id}/cancel': { refund: 0 },
  'POST /api/admin/orders/{id}/ledger': { direction: 'in', amount: 1, amountInCurrency: 1_466, fee: 0 },
  'POST /api/v1/payments/notify': { order: { id: '{{reference}}' } },
};

export const overridesOf = (operation: string) => OVERRIDES[operation] ?? {};

/** A departure without seats, and a client who waits for them. */
async function waitingFor(dataSource: DataSource, tourId: string) {
  const full = await makeDeparture(dataSource, tourId, { capacity: 4, taken: 4 });
  const entries = dataSource.getRepository(WaitingEntry);
  const key = randomUUID();
  const person = { names: 'Fuzz', email: `${key}@example.org`, phoneNumber: '+250788000000', people: 2 };
  await entries.save(entries.create({ ...person, departureId: full.id, key, state: 'waiting', offeredUntil: null }));
  return { fullDeparture: full.id, waiting: key };
}

/** The records that requests are about, and the callers. Requests may damage any record except the callers. */
export class World {
  readonly tokens: Partial<Record<Role, string>> = {};
  private names: Record<string, string> = {};
  /** Whose login the role `agent` is. */
  private agentId: string | null = null;

  constructor(private readonly product: TestApp) {}

  /** Creates the callers, and one record of each kind that visitors create. */
  async open(): Promise<void> {
    this.product.app.get(TextPreviews).renderPagesWith(({ path }) => Promise.resolve(path));
    await this.logIn('user');
    await this.logIn('agent');
    await this.logIn('admin');
    await this.product.api.put('/admin/settings', { rates: { RWF: 1_466 } }, { token: this.tokens.admin! });
    // The promo code in the document's examples of bookings.
    await makePromoCode(this.product.dataSource, { code: 'GREEN-SEASON' });
    await this.renew();
  }

  /** Gives the caller a session; an anonymous one needs none. */
  async logIn(role: Role): Promise<void> {
    const { dataSource, api } = this.product;
    if (role === 'agent') this.agentId ??= (await makeAgent(dataSource)).id;
    const agentId = role === 'agent' ? this.agentId : null;
    if (role !== 'anonymous') this.tokens[role] = await tokenOf(dataSource, api, role, { agentId });
  }

  /** New records, in place of those that requests have deleted, blocked or paid. */
  async renew(): Promise<void> {
    const { dataSource, api } = this.product;
    const tour = await makeTour(dataSource);
    const destination = await makeDestination(dataSource);
    const event = await makeEvent(dataSource);
    const { body: ordered } = await api.post('/order', orderBody(tour.id));
    // Calls pay it whole, while the other one stays open.
    const { body: settled } = await api.post('/order', orderBody(tour.id));
    const order = ordered.order.id as string;
    const { body: session } = await api.post('/v1/payments/session', { amount: 100, orderId: order });
    const byPhone = { amount: 100, orderId: order, provider: 'mtn', phoneNumber: '0788 123 456' };
    const { body: mobile } = await api.post('/v1/payments/mobile', byPhone);
    const { body: shared } = await api.post(`/order/${order}/shares`, { shares: [{ names: 'Fuzz', amount: 1 }] });
    const user = await makeUser(dataSource, 'user');
    await api.post('/maillist/subscribe', { email: user.email });
    const newest = async (entity: EntityTarget<ObjectLiteral & { id: string }>) =>
      (await dataSource.getRepository(entity).findOne({ where: {}, order: { createdAt: 'DESC' } }))?.id ?? order;
    await api.post('/maillist/subscribe', { email: `gone.${user.email}` });
    const clientOf = async (email: string) => (await dataSource.getRepository(Client).findOneByOrFail({ email })).id;
    this.names = {
      tour: tour.slug,
      tourId: tour.id,
      destination: destination.slug,
      lodge: (await makeLodge(dataSource)).slug,
      event: event.slug,
      eventId: event.id,
      subscribers: String(await dataSource.getRepository(Subscriber).count()),
      ...(await this.workOfStaff(order)),
      ...(await this.ownAccount(this.tokens.admin!)),
      ...(await this.operations(tour.id)),
      travellerLink: await this.travellerLink(order),
      departure: (await makeDeparture(dataSource, tour.id)).id,
      ...(await waitingFor(dataSource, tour.id)),
      client: await clientOf('spec.visitor@example.org'),
      otherClient: await clientOf(user.email),
      goneClient: await clientOf(`gone.${user.email}`),
      ...(await this.conversation()),
      promoCode: (await makePromoCode(dataSource)).id,
      ...(await this.gift()),
      settledOrder: settled.order.id as string,
      ownBooking: await this.ownBooking(tour.id),
      ...(await soldBy(dataSource, settled.order.id as string)),
      ...(await suppliedFor(dataSource, order, tour.id)),
      ...(await onTheRoad(dataSource, settled.order.id as string)),
      statement: await makeStatement(dataSource),
      asideStatement: await makeStatement(dataSource, { state: 'aside', asideReason: 'Fuzz' }),
      permit: (await makePermit(dataSource, order)).id,
      refusedPaper: (await makeFiscalReceipt(dataSource, order)).id,
      unansweredPaper: (await makeFiscalReceipt(dataSource, order, { state: 'unanswered' })).id,
      quote: await this.quote(),
      publication: (await makePublication(dataSource)).id,
      comment: (await makeComment(dataSource, { destinationId: destination.id })).id,
      user: user.id,
      login: user.email,
      order,
      share: shared.shares[0].id as string,
      session: session.sessionId as string,
      reference: session.reference as string,
      mobile: mobile.reference as string,
      payment: await newest(Payment),
      participant: await newest(Participant),
      subscriber: await newest(Subscriber),
      contact: await newest(ContactMessage),
      inquiry: await newest(AirTicketInquiry),
      audit: await newest(AuditEntry),
      notification: await newest(Notification),
    };
  }

  /** Apps and another session of the caller of this token, whose password is that of specs again. */
  private async ownAccount(token: string) {
    const { dataSource, api } = this.product;
    const { body } = await api.get('/auth/sessions', { token });
    const { id } = (body.sessions as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)!;
    const sessions = dataSource.getRepository(Session);
    const session = await sessions.findOneByOrFail({ id });
    const { userId } = session;
    await dataSource.getRepository(User).update({ id: userId }, { passwordHash: await passwordHash });
    await dataSource.getRepository(Factor).delete({ userId });
    const app = await addApp(api, token);
    const begun = await beginApp(api, token);
    const other = await sessions.save(sessions.create({ ...session, id: randomUUID() }));
    return { factor: app.id, begunFactor: begun.id, factorCode: codeOf(begun.secret), otherSession: other.id };
  }

  /** A booking by the agent who calls. */
  private async ownBooking(tourId: string): Promise<string> {
    const { api, dataSource } = this.product;
    const { body } = await api.post('/order', orderBody(tourId));
    await dataSource.getRepository(Order).update(body.order.id as string, { agentId: this.agentId });
    return body.order.id as string;
  }

  /** A gift voucher that was sold. */
  private async gift(): Promise<Record<string, string>> {
    const { api, app, dataSource } = this.product;
    const names = { fromNames: 'Fuzz', toNames: 'Fuzz', buyerEmail: 'fuzz.giver@example.org' };
    const { body } = await api.post(
      '/admin/gift-vouchers',
      { ...names, amount: 50, way: 'cash', sendMails: false },
      { token: this.tokens.admin },
    );
    const voucher = await dataSource.getRepository(GiftVoucher).findOneByOrFail({ id: body.data.id as string });
    const giftCode = app.get(GiftVoucherCodes).read(voucher)!;
    return { gift: voucher.id, giftKey: voucher.buyerKey, giftCode };
  }

  /** A conversation with a client, and a template for replies. */
  private async conversation(): Promise<Record<string, string>> {
    const { api } = this.product;
    const staff = { token: this.tokens.admin };
    const written = { email: 'fuzz.client@example.org', subject: 'Fuzz', text: 'Fuzz' };
    const thread = await api.post('/admin/threads', written, staff);
    const texts = { name: `Fuzz ${randomUUID()}`, texts: { en: 'Fuzz' } };
    const template = await api.post('/admin/reply-templates', texts, staff);
    const id = thread.body.data.id as string;
    const file = await upload(
      this.product,
      this.tokens.admin!,
      [{ data: 'Fuzz' }],
      { name: 'fuzz.txt' },
      `/api/admin/threads/${id}/files`,
    );
    const threadFile = file.json<{ data: { id: string } }>().data.id;
    return { thread: id, replyTemplate: template.body.data.id as string, threadFile };
  }

  /** A proposal that its client can accept. */
  private async quote(): Promise<string> {
    const { api } = this.product;
    const staff = { token: this.tokens.admin };
    const lines = [{ label: 'Fuzz', quantity: 1, unitAmount: 100 }];
    const client = { names: 'Fuzz', email: 'fuzz.quote@example.org' };
    const fields = { client, title: 'Fuzz', validUntil: addDays(today(), 30), options: [{ name: '', lines }] };
    const { body } = await api.post('/admin/quotes', fields, staff);
    await api.post(`/admin/quotes/${body.data.id as string}/send`, {}, staff);
    return body.data.id as string;
  }

  /** Records that staff work on: a paid order, a payment in review, a failed mail, waiting letters. */
  private async workOfStaff(order: string): Promise<Record<string, string>> {
    const { dataSource, api } = this.product;
    const { body } = await api.post('/order', orderBody((await makeTour(dataSource)).id));
    const paidOrder = body.order.id as string;
    const { body: paid } = await api.put(
      `/order/${paidOrder}/status`,
      { status: 'PAID' },
      { token: this.tokens.admin },
    );
    const notes = dataSource.getRepository(OrderNote);
    // Both ids in its path are filled in with the order's.
    await notes.save(notes.create({ id: order, orderId: order, text: 'Fuzz', authorId: null, authorEmail: '' }));
    await this.traveller(order);
    // A past trip can be reviewed.
    await dataSource.getRepository(Order).update(paidOrder, { endDate: '2026-01-01' });
    const tripReview = await makeReview(dataSource, order);
    const entries = dataSource.getRepository(LedgerEntry);
    const entry = await entries.findOneByOrFail({ orderId: paidOrder });
    const { body: session } = await api.post('/v1/payments/session', { amount: 100 });
    const payments = dataSource.getRepository(Payment);
    const review = await payments.findOneByOrFail({ reference: session.reference as string });
    await payments.update({ id: review.id }, { status: 'REVIEW', reviewReason: 'No order.' });
    const mails = dataSource.getRepository(Mail);
    const mail = await mails.save(
      mails.create({
        template: 'order-received-company',
        data: { orderId: order },
        recipient: 'fuzz@example.org',
      }),
    );
    const campaigns = dataSource.getRepository(Campaign);
    const { id: recordId } = await makeEvent(dataSource);
    const campaign = await campaigns.save(
      campaigns.create({ kind: 'event', recordId, title: 'News of a spec', status: 'PAUSED', recipients: 0, batch: 0 }),
    );
    const webhooks = dataSource.getRepository(Webhook);
    const webhook = await webhooks.save(
      webhooks.create({ url: 'https://example.org/', description: '', events: [], isActive: false, secretVersion: 0 }),
    );
    const deliveries = dataSource.getRepository(WebhookDelivery);
    const delivery = await deliveries.save(
      deliveries.create({ webhookId: webhook.id, event: 'order.paid', recordId: order, body: '{}' }),
    );
    const jobs = dataSource.getRepository(Job);
    const deadJob = await jobs.save(
      jobs.create({ queue: 'maillist', name: 'subscribed-again', payload: {}, status: 'DEAD', runAt: new Date() }),
    );
    return {
      deadJob: deadJob.id,
      paidOrder,
      receipt: paid.order.receiptNumber as string,
      entry: entry.id,
      review: review.id,
      tripReview: tripReview.id,
      mail: mail.id,
      campaign: campaign.id,
      webhook: webhook.id,
      delivery: delivery.id,
    };
  }

  /** A guide who is assigned to a departure of a tour, and a vehicle. */
  private async operations(tourId: string): Promise<Record<string, string>> {
    const { dataSource } = this.product;
    const guide = await makeGuide(dataSource);
    const { id: departureId } = await makeDeparture(dataSource, tourId);
    const { id: guideId } = await makeGuide(dataSource);
    const assignments = dataSource.getRepository(Assignment);
    const days = { firstDay: '2038-01-02', lastDay: '2038-01-04' };
    const assignment = await assignments.save(assignments.create({ departureId, guideId, ...days }));
    const vehicle = await makeVehicle(dataSource);
    return {
      guide: guide.id,
      guideCalendar: guide.calendarToken,
      vehicle: vehicle.id,
      assignment: assignment.id,
    };
  }

  /** The link of a place in the party that nobody has entered. */
  private async travellerLink(order: string): Promise<string> {
    const { body } = await this.product.api.post(`/order/${order}/traveller-links`, {});
    return (body.links as { link: string }[]).at(-1)!.link.split('/').at(-1)!;
  }

  /** The same, with a traveller type that leaves the places of the others free. */
  private async traveller(order: string): Promise<void> {
    const details = { ...NOTHING_KNOWN, type: 'child', firstName: 'Fuzz', lastName: 'Fuzz' };
    const sealed = this.product.app.get(Sealer).seal(JSON.stringify(details), `${order} ${order}`);
    const travellers = this.product.dataSource.getRepository(Traveller);
    await travellers.save(
      travellers.create({ id: order, orderId: order, position: 1, sealed, keepUntil: '2999-12-31' }),
    );
  }

  /** A text with its placeholders replaced by the keys of records. */
  fill(text: string, number: number): string {
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name === 'number' ? String(number) : (this.names[name] ?? whole),
    );
  }
}

/** An agent without bookings, and one who has earned commission and been paid a part of it. */
async function soldBy(dataSource: DataSource, orderId: string) {
  const earningAgent = (await makeAgent(dataSource)).id;
  await makeCommission(dataSource, earningAgent);
  // Both ids in its path are filled in with the agent's.
  await makeCommission(dataSource, earningAgent, { id: earningAgent, kind: 'paid-out', amount: -5, way: 'bank' });
  await dataSource.getRepository(Order).update(orderId, { agentId: earningAgent });
  return { agent: (await makeAgent(dataSource)).id, earningAgent };
}

/** The page of a guide who is with a booking today, and a service whose voucher stands there. */
async function onTheRoad(dataSource: DataSource, orderId: string) {
  const { id: guideId, pageToken } = await makeGuide(dataSource);
  const assignments = dataSource.getRepository(Assignment);
  await assignments.save(assignments.create({ orderId, guideId, firstDay: today(), lastDay: today() }));
  const voucher = { voucherNumber: `VCH-2031-${orderId.slice(0, 8)}`, voucherAt: new Date() };
  const { id: supplierId } = await makeSupplier(dataSource);
  const service = await makeService(dataSource, orderId, supplierId, { state: 'confirmed', ...voucher });
  return { guidePage: pageToken, carriedService: service.id };
}

/** A supplier, and services of it in the states that calls need. */
async function suppliedFor(dataSource: DataSource, orderId: string, tourId: string) {
  const supplier = (await makeSupplier(dataSource)).id;
  const one = async (fields: Parameters<typeof makeService>[3]) =>
    (await makeService(dataSource, orderId, supplier, fields)).id;
  return {
    supplier: (await makeSupplier(dataSource)).id,
    service: await one({}),
    tourService: (await makeTourService(dataSource, tourId, supplier)).id,
    requestedService: await one({ state: 'requested' }),
    confirmedService: await one({
      state: 'confirmed',
      voucherNumber: `VCH-2030-${orderId.slice(0, 8)}`,
      voucherAt: new Date(),
    }),
  };
}
