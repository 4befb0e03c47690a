import type { FiscalState } from '@imisozi/core/fiscal';
import type { ServiceState } from '@imisozi/core/suppliers';
import { faq } from '@imisozi/core/editable-texts/faq';
import { randomUUID } from 'node:crypto';
import { addDays, today } from '@imisozi/core/kigali-time';
import { Job } from '../src/platform/jobs/job.entity.js';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Campaign, type CampaignStatus } from '../src/modules/campaigns/campaign.entity.js';
import { Mail } from '../src/modules/mail/mail.entity.js';
import { Payment } from '../src/modules/payments/payment.entity.js';
import { WebhookDelivery } from '../src/modules/webhooks/webhook-delivery.entity.js';
import type { Answer } from './support/api-client.js';
import { startApp, type TestApp } from './support/app.js';
import { addApp, beginApp } from './support/authenticator.js';
import { codeOf } from './support/authenticator-code.js';
import { makeComment, makeDestination, makeLodge, makePublication, makeReview } from './support/content.js';
import { makeEvent, makeDeparture, makeTour, makeUser, orderBody, PASSWORD, tokenOf } from './support/factories.js';
import { makeFiscalReceipt } from './support/fiscal-receipts.js';
import { makePermit } from './support/permits.js';
import { GiftVoucherCodes } from '../src/modules/gift-vouchers/gift-voucher.codes.js';
import { GiftVoucher } from '../src/modules/gift-vouchers/gift-voucher.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { makeAgent, makeCommission } from './support/agents.js';
import { csvOf } from './support/movements.js';
import { Client } from '../src/modules/clients/client.entity.js';
import { makeService, makeTourService, makeSupplier } from './support/suppliers.js';
import { airTicketBody, contactBody, userBody } from './support/forms.js';
import { routesOf } from './support/routes.js';
import { picture, upload } from './support/uploads.js';

/** Staff routes without audit entries, each with the reason. */
const UNRECORDED = new Set([
  // Called by the gateway with a secret, not by staff.
  'POST /api/v1/payments/notify',
  // Records what the caller has read, and changes no data of the company.
  'PUT /api/admin/notifications/:id/read',
  'PUT /api/admin/notifications/read',
  // Says who has a booking open, and stores nothing.
  'PUT /api/admin/orders/:id/viewers',
  'DELETE /api/admin/orders/:id/viewers',
  // Shows the price of a change, and changes nothing.
  'POST /api/admin/orders/:id/preview',
  'POST /api/admin/orders/price',
  // The same for an agent.
  'POST /api/admin/own-bookings/price',
  // Shows a letter, and sends nothing.
  'POST /api/admin/orders/:id/letters/preview',
  // Shows what a file would bring, and keeps nothing.
  'POST /api/admin/statements/preview',
  // Begins what is not one until its first code was entered.
  'POST /api/auth/factors/totp',
  // Ends nothing and changes no data; a wrong password is recorded.
  'POST /api/auth/confirm',
  // Shows a page with unpublished texts.
  'POST /api/admin/content/:document/preview',
]);

interface Write {
  /** Makes the call once, successfully. */
  readonly call: () => Promise<Answer>;
  readonly action: string;
  readonly resource: string;
  /** The mail address of whoever makes it; an admin's by default. */
  readonly by?: string;
}

const GIFT = {
  amount: 50,
  fromNames: 'Spec Giver',
  toNames: 'Spec Visitor',
  buyerEmail: 'giver@example.org',
  way: 'cash',
};

describe('Every write by staff is in the audit trail (rules/roles 5)', () => {
  let product: TestApp;
  let token: string;
  const EMAIL = 'audited.admin@staff.example';
  const AGENT = 'audited.login@agent.example';
  const NEW_PASSWORD = 'another sentence for specs';

  beforeAll(async () => {
    product = await startApp();
    const { email } = await makeUser(product.dataSource, 'admin', { email: EMAIL });
    token = (await product.api.post('/auth/login', { email, password: PASSWORD })).body.token;
  });
  afterAll(() => product.close());

  const post = (path: string, body?: unknown) => product.api.post(path, body, { token });
  const put = (path: string, body: unknown) => product.api.put(path, body, { token });
  const remove = (path: string) => product.api.delete(path, { token });
  const title = 'Written by a spec of the trail';
  const EVENT = { title, startDate: '2038-05-01', endDate: '2038-05-02', image: '/media/e.svg' };
  const TOUR = { title, toursBody: '<p>Walk</p>', image: '/media/t.svg', price1: 10 };
  const NEWS = { title, newsBody: '<p>Read</p>', images: ['/media/n.svg'] };
  const LODGE = { title, level: 'comfort', body: '<p>Read</p>', images: ['/media/l.svg'] };
  const PUBLICATION = { title, category: 'publication', pubDocument: '/media/p.pdf' };

  const event = async (state = false) => (await makeEvent(product.dataSource, { isApproved: state })).slug;
  const tour = async (state = false) => (await makeTour(product.dataSource, { isPublished: state })).slug;
  const tourId = async () => (await makeTour(product.dataSource)).id;
  const departure = async () => (await makeDeparture(product.dataSource, await tourId())).id;
  const destination = async (state = false) => (await makeDestination(product.dataSource, { isPublished: state })).slug;
  const lodge = async (state = false) => (await makeLodge(product.dataSource, { isPublished: state })).slug;
  const publication = async (state = false) => (await makePublication(product.dataSource, { status: state })).id;
  const comment = async () => {
    const { id } = await makeDestination(product.dataSource);
    return (await makeComment(product.dataSource, { destinationId: id, isActive: false })).id;
  };
  const sent = async (path: string, body: object) => (await product.api.post(path, body)).body.data.id as string;
  const payment = async (status: 'OPEN' | 'REVIEW') => {
    const { reference } = (await product.api.post('/v1/payments/session', { amount: 10 })).body;
    const payments = product.dataSource.getRepository(Payment);
    await payments.update({ reference }, { status });
    return (await payments.findOneByOrFail({ reference })).id;
  };
  const order = async () => {
    const { id } = await makeTour(product.dataSource);
    return (await product.api.post('/order', orderBody(id))).body.order.id as string;
  };
  const permit = async () => (await makePermit(product.dataSource, await order())).id;
  const paper = async (state: FiscalState) =>
    (await makeFiscalReceipt(product.dataSource, await order(), { state })).id;
  const gift = async () => (await post('/admin/gift-vouchers', GIFT)).body.data.id as string;
  const agent = async () => (await makeAgent(product.dataSource)).id;
  /** An agent who has earned a commission. */
  const earned = async () => {
    const id = await agent();
    await makeCommission(product.dataSource, id);
    return id;
  };
  const supplier = async () => (await makeSupplier(product.dataSource)).id;
  const tourService = async () => (await makeTourService(product.dataSource, await tourId(), await supplier())).id;
  const service = async (state: ServiceState = 'to-request') =>
    (await makeService(product.dataSource, await order(), await supplier(), { state })).id;
  let statements = 0;
  const statementBody = () => {
    const text = csvOf([{ day: today(), amount: 1, text: `Audited ${++statements}` }]);
    return { format: 'csv', text, name: 'audited.csv' };
  };
  /** One of one row, of a dollar. */
  const statement = async () => {
    const { id } = (await post('/admin/statements', statementBody())).body.data as { id: string };
    const { rows } = (await product.api.get(`/admin/statements/${id}`, { token })).body as { rows: { id: string }[] };
    return { id, row: rows[0]!.id };
  };
  const client = async () => {
    const email = `audited.${randomUUID()}@example.org`;
    await post('/maillist/subscribe', { email });
    return (await product.dataSource.getRepository(Client).findOneByOrFail({ email })).id;
  };
  let threads = 0;
  const thread = async () => {
    const subject = `Audited ${++threads}`;
    const { body } = await post('/admin/threads', { email: 'audited@example.org', subject, text: 'Hello' });
    return body.data.id as string;
  };
  const replyTemplate = async () =>
    (await post('/admin/reply-templates', { name: `Audited ${++threads}`, texts: { en: 'Hello' } })).body.data
      .id as string;
  const promoCode = async () => {
    const code = `AUDITED-${randomUUID().slice(0, 8)}`;
    return (await post('/admin/promo-codes', { code, percent: 10 })).body.data.id as string;
  };
  const GUIDE = { names: 'Audited Guide', phoneNumber: '+250 788 300 100' };
  const newVehicle = () => ({ plate: `RA ${randomUUID().slice(0, 8)}`, name: 'Land Cruiser', seats: 6 });
  const guide = async () => (await post('/admin/guides', GUIDE)).body.data.id as string;
  const vehicle = async () => (await post('/admin/vehicles', newVehicle())).body.data.id as string;
  const assign = async () => post('/admin/assignments', { guideId: await guide(), departureId: await departure() });
  const quote = async () => {
    const client = { names: 'Spec Client', email: 'spec.client@example.org' };
    const options = [{ name: '', lines: [{ label: 'Private trip', quantity: 1, unitAmount: 900 }] }];
    const body = { client, title: 'Audited', validUntil: addDays(today(), 9), options };
    return (await post('/admin/quotes', body)).body.data.id as string;
  };
  const deadMail = async () => {
    // A mail about anything else may be one that can no longer be written.
    const orderId = await order();
    await product.mails.settled();
    const mails = product.dataSource.getRepository(Mail);
    const mail = await mails.findOneBy({ orderId });
    await mails.update({ id: mail!.id }, { sentAt: null, resentAs: null, jobId: null });
    return mail!.id;
  };
  const campaign = async () => {
    await product.api.post('/maillist/subscribe', { email: 'audited.reader@example.org' });
    const { id } = await makeEvent(product.dataSource);
    const { recipients } = (await product.api.get('/admin/campaigns/audience', { token })).body;
    return post('/admin/campaigns', { kind: 'event', recordId: id, recipients });
  };
  const WEBHOOK = { url: 'https://hooks.example.org/', events: ['order.paid'], isActive: false };
  const webhook = async () => (await post('/admin/webhooks', WEBHOOK)).body.data.id as string;
  const webhookDelivery = async () => {
    const deliveries = product.dataSource.getRepository(WebhookDelivery);
    const fields = { event: 'order.paid', recordId: await order(), body: '{}' } as const;
    return (await deliveries.save(deliveries.create({ ...fields, webhookId: await webhook() }))).id;
  };
  const deadJob = async () => {
    const jobs = product.dataSource.getRepository(Job);
    const fields = { queue: 'maillist', name: 'subscribed-again', payload: {}, status: 'DEAD' } as const;
    return (await jobs.save(jobs.create({ ...fields, runAt: new Date() }))).id;
  };
  /** A campaign whose letters are never sent, so that its status does not change by itself. */
  const standingCampaign = async (status: CampaignStatus) => {
    const campaigns = product.dataSource.getRepository(Campaign);
    const fields = { kind: 'event', title: 'News of a spec', recipients: 1, turn: 1 } as const;
    return (
      await campaigns.save(campaigns.create({ ...fields, status, recordId: (await makeEvent(product.dataSource)).id }))
    ).id;
  };
  const answerOf = ({ statusCode, payload, headers }: Awaited<ReturnType<typeof upload>>): Answer => ({
    ...{ status: statusCode, body: payload, headers: headers as Record<string, string> },
  });
  const picked = async (): Promise<Answer> =>
    answerOf(await upload(product, token, [{ data: await picture().jpeg().toBuffer() }]));

  const threadFile = (id: string) =>
    upload(product, token, [{ data: 'Boots' }], { name: 'list.txt' }, `/api/admin/threads/${id}/files`);

  const write = (resource: string, action: string, call: () => Promise<Answer>): Write => ({ resource, action, call });
  const WRITES: Record<string, Write> = {
    'PUT /api/admin/air-ticket-inquiries/:id': write('air-ticket-inquiries', 'handle', async () =>
      put(`/admin/air-ticket-inquiries/${await sent('/airticket', airTicketBody())}`, { isHandled: true }),
    ),
    'POST /api/admin/campaigns': write('campaigns', 'start', campaign),
    'POST /api/admin/campaigns/:id/pause': write('campaigns', 'pause', async () =>
      post(`/admin/campaigns/${await standingCampaign('RUNNING')}/pause`),
    ),
    'POST /api/admin/campaigns/:id/resume': write('campaigns', 'resume', async () =>
      post(`/admin/campaigns/${await standingCampaign('PAUSED')}/resume`),
    ),
    'PUT /api/admin/contact-messages/:id': write('contact-messages', 'handle', async () =>
      put(`/admin/contact-messages/${await sent('/contact', contactBody())}`, { isHandled: true }),
    ),
    'POST /api/admin/dead-jobs/:id/retry': write('dead-jobs', 'retry', async () =>
      post(`/admin/dead-jobs/${await deadJob()}/retry`),
    ),
    'POST /api/admin/departures': write('departures', 'create', async () =>
      post('/admin/departures', { tourId: await tourId(), startDate: '2038-01-02' }),
    ),
    'PUT /api/admin/departures/:id': write('departures', 'update', async () =>
      put(`/admin/departures/${await departure()}`, { capacity: 4 }),
    ),
    'DELETE /api/admin/departures/:id': write('departures', 'delete', async () =>
      remove(`/admin/departures/${await departure()}`),
    ),
    'POST /api/admin/departures/:id/cancel': write('departures', 'cancel', async () =>
      post(`/admin/departures/${await departure()}/cancel`, { reason: 'Of a spec' }),
    ),
    'POST /api/admin/orders': write('orders', 'create', async () =>
      post('/admin/orders', { ...orderBody(await tourId(), { people: 1 }), source: 'phone' }),
    ),
    'PUT /api/admin/orders/:id': write('orders', 'update', async () =>
      put(`/admin/orders/${await order()}`, { revision: 1, names: 'Spec Traveller' }),
    ),
    'POST /api/admin/orders/:id/client-link': write('orders', 'renew-link', async () =>
      post(`/admin/orders/${await order()}/client-link`, { renew: true }),
    ),
    'PUT /api/admin/orders/:id/assignee': write('orders', 'assign', async () => {
      const { id } = await makeUser(product.dataSource, 'reservations');
      return put(`/admin/orders/${await order()}/assignee`, { assigneeId: id });
    }),
    'POST /api/admin/orders/:id/letters': write('orders', 'write', async () =>
      post(`/admin/orders/${await order()}/letters`, { subject: 'Of a spec', text: 'Dear {name}' }),
    ),
    'PUT /api/admin/orders/:id/reminders': write('orders', 'update', async () =>
      put(`/admin/orders/${await order()}/reminders`, { paused: true }),
    ),
    'POST /api/admin/orders/:id/notes': write('notes', 'create', async () =>
      post(`/admin/orders/${await order()}/notes`, { text: 'Of a spec' }),
    ),
    'PUT /api/admin/orders/:id/notes/:noteId': write('notes', 'update', async () => {
      const path = `/admin/orders/${await order()}/notes`;
      const { body } = await post(path, { text: 'Of a spec' });
      return put(`${path}/${body.note.id}`, { done: true });
    }),
    'POST /api/admin/orders/:id/cancel': write('orders', 'status', async () =>
      post(`/admin/orders/${await order()}/cancel`, { refund: 0, reason: 'Of a spec' }),
    ),
    'POST /api/admin/orders/:id/ledger': write('ledger', 'book', async () =>
      post(`/admin/orders/${await order()}/ledger`, { kind: 'cash', direction: 'in', amount: 20 }),
    ),
    'POST /api/admin/ledger/:id/void': write('ledger', 'void', async () => {
      const { body } = await post(`/admin/orders/${await order()}/ledger`, {
        kind: 'cash',
        direction: 'in',
        amount: 20,
      });
      return post(`/admin/ledger/${body.entry.id as string}/void`, { reason: 'Of a spec' });
    }),
    'POST /api/admin/months/:month/close': write('months', 'close', () => post('/admin/months/2026-01/close', {})),
    'POST /api/admin/months/:month/open': write('months', 'open', async () => {
      await post('/admin/months/2026-02/close', {});
      return post('/admin/months/2026-02/open', { reason: 'Of a spec' });
    }),
    'POST /api/admin/fiscal-receipts/:id/again': write('fiscal-receipts', 'update', async () =>
      post(`/admin/fiscal-receipts/${await paper('refused')}/again`, {}),
    ),
    'POST /api/admin/fiscal-receipts/:id/enter': write('fiscal-receipts', 'update', async () =>
      post(`/admin/fiscal-receipts/${await paper('unanswered')}/enter`, {
        receiptNumber: 1,
        totalReceipts: 1,
        internalData: 'X',
        signature: 'X',
        deviceId: 'X',
        machineId: 'X',
      }),
    ),
    'PUT /api/admin/permits/:id': write('permits', 'update', async () =>
      put(`/admin/permits/${await permit()}`, { day: '2038-01-06' }),
    ),
    'POST /api/admin/permits/buy': write('permits', 'bought', async () =>
      post('/admin/permits/buy', { permits: [{ id: await permit(), number: randomUUID() }] }),
    ),
    'POST /api/admin/guides': write('guides', 'create', () => post('/admin/guides', GUIDE)),
    'PUT /api/admin/guides/:id': write('guides', 'update', async () =>
      put(`/admin/guides/${await guide()}`, { note: 'Knows all birds.' }),
    ),
    'DELETE /api/admin/guides/:id': write('guides', 'delete', async () => remove(`/admin/guides/${await guide()}`)),
    'POST /api/admin/guides/:id/page-key': write('guides', 'renew-page', async () =>
      post(`/admin/guides/${await guide()}/page-key`, {}),
    ),
    'POST /api/admin/guides/:id/calendar-key': write('guides', 'renew-calendar', async () =>
      post(`/admin/guides/${await guide()}/calendar-key`, {}),
    ),
    'POST /api/admin/vehicles': write('vehicles', 'create', () => post('/admin/vehicles', newVehicle())),
    'PUT /api/admin/vehicles/:id': write('vehicles', 'update', async () =>
      put(`/admin/vehicles/${await vehicle()}`, { seats: 4 }),
    ),
    'DELETE /api/admin/vehicles/:id': write('vehicles', 'delete', async () =>
      remove(`/admin/vehicles/${await vehicle()}`),
    ),
    'POST /api/admin/assignments': write('assignments', 'create', () => assign()),
    'PUT /api/admin/assignments/:id': write('assignments', 'update', async () =>
      put(`/admin/assignments/${(await assign()).body.data.id as string}`, { note: 'Bring water.' }),
    ),
    'DELETE /api/admin/assignments/:id': write('assignments', 'delete', async () =>
      remove(`/admin/assignments/${(await assign()).body.data.id as string}`),
    ),
    'POST /api/admin/quotes': write('quotes', 'create', () => post('/admin/quotes', { title: 'Audited' })),
    'PUT /api/admin/quotes/:id': write('quotes', 'update', async () =>
      put(`/admin/quotes/${await quote()}`, { title: 'Audited again' }),
    ),
    'POST /api/admin/quotes/:id/send': write('quotes', 'send', async () =>
      post(`/admin/quotes/${await quote()}/send`, {}),
    ),
    'POST /api/admin/quotes/:id/copy': write('quotes', 'create', async () =>
      post(`/admin/quotes/${await quote()}/copy`, {}),
    ),
    'POST /api/admin/quotes/:id/lost': write('quotes', 'lose', async () => {
      const id = await quote();
      await post(`/admin/quotes/${id}/send`, {});
      return post(`/admin/quotes/${id}/lost`, { reason: 'Of a spec' });
    }),
    'POST /api/admin/agents': write('agents', 'create', () =>
      post('/admin/agents', { company: 'Audited', deal: 'net', percent: 5 }),
    ),
    'PUT /api/admin/agents/:id': write('agents', 'update', async () =>
      put(`/admin/agents/${await agent()}`, { address: 'Huye' }),
    ),
    'DELETE /api/admin/agents/:id': write('agents', 'delete', async () => remove(`/admin/agents/${await agent()}`)),
    'POST /api/admin/agents/:id/pay-out': write('agents', 'pay-out', async () =>
      post(`/admin/agents/${await earned()}/pay-out`, { amount: 5, way: 'bank' }),
    ),
    'POST /api/admin/agents/:id/net-off': write('agents', 'net-off', async () => {
      const agentId = await earned();
      const orderId = await order();
      await product.dataSource.getRepository(Order).update({ id: orderId }, { agentId });
      return post(`/admin/agents/${agentId}/net-off`, { orderId, amount: 5 });
    }),
    'POST /api/admin/agents/:id/entries/:entryId/void': write('agents', 'void', async () => {
      const id = await agent();
      const paid = await makeCommission(product.dataSource, id, { kind: 'paid-out', amount: -5, way: 'bank' });
      return post(`/admin/agents/${id}/entries/${paid.id}/void`, { reason: 'Wrong agent' });
    }),
    'POST /api/admin/own-bookings': {
      ...write('orders', 'create', async () => {
        const agentToken = await tokenOf(product.dataSource, product.api, 'agent', {
          email: AGENT,
          agentId: await agent(),
        });
        const client = { names: 'Audited', email: 'audited@example.org', phoneNumber: '+250 788 000 000' };
        const body = { tourId: await tourId(), travelDate: addDays(today(), 60), ...client };
        return product.api.post('/admin/own-bookings', body, { token: agentToken });
      }),
      by: AGENT,
    },
    'POST /api/admin/statements': write('statements', 'create', () => post('/admin/statements', statementBody())),
    'DELETE /api/admin/statements/:id': write('statements', 'delete', async () =>
      remove(`/admin/statements/${(await statement()).id}`),
    ),
    'POST /api/admin/statements/:id/confirm': write('statements', 'confirm', async () => {
      const { id, row } = await statement();
      return post(`/admin/statements/${id}/confirm`, { rows: [{ row, orderId: await order() }] });
    }),
    'POST /api/admin/statements/:id/rows/:row/aside': write('statements', 'status', async () => {
      const { id, row } = await statement();
      return post(`/admin/statements/${id}/rows/${row}/aside`, { reason: 'Of a spec' });
    }),
    'POST /api/admin/statements/:id/rows/:row/back': write('statements', 'status', async () => {
      const { id, row } = await statement();
      await post(`/admin/statements/${id}/rows/${row}/aside`, { reason: 'Of a spec' });
      return post(`/admin/statements/${id}/rows/${row}/back`);
    }),
    'POST /api/admin/gift-vouchers': write('gift-vouchers', 'create', () => post('/admin/gift-vouchers', GIFT)),
    'POST /api/admin/gift-vouchers/:id/send': write('gift-vouchers', 'send', async () =>
      post(`/admin/gift-vouchers/${await gift()}/send`, {}),
    ),
    'POST /api/admin/gift-vouchers/:id/void': write('gift-vouchers', 'void', async () =>
      post(`/admin/gift-vouchers/${await gift()}/void`, { reason: 'Sold twice' }),
    ),
    'POST /api/admin/orders/:id/gift-voucher': write('ledger', 'book', async () => {
      const voucher = await product.dataSource.getRepository(GiftVoucher).findOneByOrFail({ id: await gift() });
      const code = product.app.get(GiftVoucherCodes).read(voucher);
      return post(`/admin/orders/${await order()}/gift-voucher`, { code });
    }),
    'POST /api/admin/suppliers': write('suppliers', 'create', () =>
      post('/admin/suppliers', { name: 'Audited', kind: 'lodge' }),
    ),
    'PUT /api/admin/suppliers/:id': write('suppliers', 'update', async () =>
      put(`/admin/suppliers/${await supplier()}`, { address: 'Huye' }),
    ),
    'DELETE /api/admin/suppliers/:id': write('suppliers', 'delete', async () =>
      remove(`/admin/suppliers/${await supplier()}`),
    ),
    'POST /api/admin/tour-services': write('tour-services', 'create', async () =>
      post('/admin/tour-services', {
        ...{ tourId: await tourId(), supplierId: await supplier(), day: 1, what: 'A room' },
      }),
    ),
    'PUT /api/admin/tour-services/:id': write('tour-services', 'update', async () =>
      put(`/admin/tour-services/${await tourService()}`, { days: 3 }),
    ),
    'DELETE /api/admin/tour-services/:id': write('tour-services', 'delete', async () =>
      remove(`/admin/tour-services/${await tourService()}`),
    ),
    'POST /api/admin/services': write('services', 'create', async () =>
      post('/admin/services', { orderId: await order(), supplierId: await supplier(), what: 'A room' }),
    ),
    'PUT /api/admin/services/:id': write('services', 'update', async () =>
      put(`/admin/services/${await service()}`, { units: 3 }),
    ),
    'DELETE /api/admin/services/:id': write('services', 'delete', async () =>
      remove(`/admin/services/${await service()}`),
    ),
    'POST /api/admin/services/:id/request': write('services', 'status', async () =>
      post(`/admin/services/${await service()}/request`, {}),
    ),
    'POST /api/admin/services/:id/confirm': write('services', 'status', async () =>
      post(`/admin/services/${await service('requested')}/confirm`, {}),
    ),
    'POST /api/admin/services/:id/refuse': write('services', 'status', async () =>
      post(`/admin/services/${await service('requested')}/refuse`, {}),
    ),
    'POST /api/admin/services/:id/cancel': write('services', 'status', async () =>
      post(`/admin/services/${await service()}/cancel`, {}),
    ),
    'POST /api/admin/services/:id/voucher': write('services', 'voucher', async () =>
      post(`/admin/services/${await service('confirmed')}/voucher`, {}),
    ),
    'POST /api/admin/services/:id/paid': write('services', 'paid', async () =>
      post(`/admin/services/${await service('confirmed')}/paid`, { paidOn: '2027-06-20', way: 'bank' }),
    ),
    'PUT /api/admin/clients/:id': write('clients', 'update', async () =>
      put(`/admin/clients/${await client()}`, { note: 'Audited' }),
    ),
    'POST /api/admin/clients/:id/erase': write('clients', 'erase', async () =>
      post(`/admin/clients/${await client()}/erase`, {}),
    ),
    'POST /api/admin/clients/:id/merge': write('clients', 'merge', async () =>
      post(`/admin/clients/${await client()}/merge`, { id: await client() }),
    ),
    'POST /api/admin/clients/:id/unmerge': write('clients', 'unmerge', async () => {
      const id = await client();
      await post(`/admin/clients/${id}/merge`, { id: await client() });
      return post(`/admin/clients/${id}/unmerge`, {});
    }),
    'POST /api/admin/threads': write('threads', 'reply', () =>
      post('/admin/threads', { email: 'audited@example.org', subject: 'Audited', text: 'Hello' }),
    ),
    'PUT /api/admin/threads/:id': write('threads', 'update', async () =>
      put(`/admin/threads/${await thread()}`, { state: 'closed' }),
    ),
    'POST /api/admin/threads/:id/replies': write('threads', 'reply', async () =>
      post(`/admin/threads/${await thread()}/replies`, { text: 'Yes.' }),
    ),
    'POST /api/admin/threads/:id/files': write('threads', 'upload', async () =>
      answerOf(await threadFile(await thread())),
    ),
    'DELETE /api/admin/threads/:id/files/:fileId': write('threads', 'remove', async () => {
      const id = await thread();
      const { data } = (await threadFile(id)).json<{ data: { id: string } }>();
      return remove(`/admin/threads/${id}/files/${data.id}`);
    }),
    'POST /api/admin/reply-templates': write('reply-templates', 'create', () =>
      post('/admin/reply-templates', { name: 'Audited', texts: { en: 'Hello' } }),
    ),
    'PUT /api/admin/reply-templates/:id': write('reply-templates', 'update', async () =>
      put(`/admin/reply-templates/${await replyTemplate()}`, { texts: { en: 'Changed' } }),
    ),
    'DELETE /api/admin/reply-templates/:id': write('reply-templates', 'delete', async () =>
      remove(`/admin/reply-templates/${await replyTemplate()}`),
    ),
    'POST /api/admin/promo-codes': write('promo-codes', 'create', () =>
      post('/admin/promo-codes', { code: 'AUDITED', percent: 10 }),
    ),
    'PUT /api/admin/promo-codes/:id': write('promo-codes', 'update', async () =>
      put(`/admin/promo-codes/${await promoCode()}`, { maxUses: 4 }),
    ),
    'DELETE /api/admin/promo-codes/:id': write('promo-codes', 'delete', async () =>
      remove(`/admin/promo-codes/${await promoCode()}`),
    ),
    'PUT /api/admin/content/:document': write('content', 'update', () =>
      put('/admin/content/faq', { version: 0, value: faq.defaults.en }),
    ),
    'POST /api/admin/content/:document/versions/:version/restore': write('content', 'restore', async () => {
      const { body } = await product.api.get('/admin/content/home-hero', { token });
      return post('/admin/content/home-hero/versions/0/restore', { version: body.version });
    }),
    'PUT /api/admin/translations/:kind/:id/:language': write('events', 'translate', async () => {
      const { id } = await makeEvent(product.dataSource);
      const texts = [{ key: 'title', text: 'Un forum', sourceRevision: '' }];
      return put(`/admin/translations/events/${id}/fr`, { version: 0, texts });
    }),
    'PUT /api/admin/settings': write('settings', 'update', () =>
      put('/admin/settings', { terms: { depositPercent: 30 } }),
    ),
    'POST /api/admin/webhooks': write('webhooks', 'create', () => post('/admin/webhooks', WEBHOOK)),
    'PUT /api/admin/webhooks/:id': write('webhooks', 'update', async () =>
      put(`/admin/webhooks/${await webhook()}`, { description: title }),
    ),
    'POST /api/admin/webhooks/:id/secret': write('webhooks', 'renew-secret', async () =>
      post(`/admin/webhooks/${await webhook()}/secret`),
    ),
    'DELETE /api/admin/webhooks/:id': write('webhooks', 'delete', async () =>
      remove(`/admin/webhooks/${await webhook()}`),
    ),
    'POST /api/admin/webhook-deliveries/:id/resend': write('webhook-deliveries', 'retry', async () =>
      post(`/admin/webhook-deliveries/${await webhookDelivery()}/resend`),
    ),
    'POST /api/admin/outbox/:id/send': write('outbox', 'send', async () =>
      post(`/admin/outbox/${await deadMail()}/send`),
    ),
    'POST /api/admin/outbox/:id/retry': write('outbox', 'retry', async () =>
      post(`/admin/outbox/${await deadMail()}/retry`),
    ),
    'POST /api/admin/payments/:id/check': write('payments', 'check', async () =>
      post(`/admin/payments/${await payment('OPEN')}/check`),
    ),
    'POST /api/admin/payments/:id/resolve': write('payments', 'resolve', async () =>
      post(`/admin/payments/${await payment('REVIEW')}/resolve`, { reason: 'Of a spec' }),
    ),
    'PUT /api/admin/reviews/:id': write('reviews', 'publish', async () =>
      put(`/admin/reviews/${(await makeReview(product.dataSource, await order())).id}`, { status: 'published' }),
    ),
    'PUT /api/comments/change/:id': write('comments', 'enable', async () =>
      put(`/comments/change/${await comment()}`, { status: true }),
    ),
    'DELETE /api/comments/delete/:id': write('comments', 'delete', async () =>
      remove(`/comments/delete/${await comment()}`),
    ),
    'POST /api/events/create': write('events', 'create', () => post('/events/create', EVENT)),
    'PUT /api/events/:slug': write('events', 'update', async () => put(`/events/${await event()}`, { title })),
    'PUT /api/events/approve/:slug': write('events', 'approve', async () =>
      put(`/events/approve/${await event()}`, { isApproved: true }),
    ),
    'DELETE /api/events/:slug': write('events', 'delete', async () => remove(`/events/${await event()}`)),
    'POST /api/lodges/create': write('lodges', 'create', () => post('/lodges/create', LODGE)),
    'PUT /api/lodges/update/:slug': write('lodges', 'update', async () =>
      put(`/lodges/update/${await lodge()}`, { title }),
    ),
    'PUT /api/lodges/publish/:slug': write('lodges', 'publish', async () =>
      put(`/lodges/publish/${await lodge()}`, { isPublished: true }),
    ),
    'DELETE /api/lodges/delete/:slug': write('lodges', 'delete', async () => remove(`/lodges/delete/${await lodge()}`)),
    'POST /api/media/signature': write('media', 'sign', () => post('/media/signature', { folder: 'events' })),
    'POST /api/media/upload': write('media', 'upload', picked),
    'POST /api/news/create': write('destinations', 'create', () => post('/news/create', NEWS)),
    'PUT /api/news/update/:slug': write('destinations', 'update', async () =>
      put(`/news/update/${await destination()}`, { title }),
    ),
    'PUT /api/news/publish/:slug': write('destinations', 'publish', async () =>
      put(`/news/publish/${await destination()}`, { isPublished: true }),
    ),
    'DELETE /api/news/delete/:slug': write('destinations', 'delete', async () =>
      remove(`/news/delete/${await destination()}`),
    ),
    'PUT /api/order/:id/status': write('orders', 'status', async () =>
      put(`/order/${await order()}/status`, { status: 'APPROVED' }),
    ),
    'POST /api/publications/create': write('publications', 'create', () => post('/publications/create', PUBLICATION)),
    'PUT /api/publications/:id': write('publications', 'update', async () =>
      put(`/publications/${await publication()}`, { title }),
    ),
    'PUT /api/publications/approve/:id': write('publications', 'activate', async () =>
      put(`/publications/approve/${await publication()}`, { status: true }),
    ),
    'DELETE /api/publications/:id': write('publications', 'delete', async () =>
      remove(`/publications/${await publication()}`),
    ),
    'POST /api/tours/create': write('tours', 'create', () => post('/tours/create', TOUR)),
    'PUT /api/tours/update/:slug': write('tours', 'update', async () =>
      put(`/tours/update/${await tour()}`, { title }),
    ),
    'PUT /api/tours/publish/:slug': write('tours', 'publish', async () =>
      put(`/tours/publish/${await tour()}`, { isPublished: true }),
    ),
    // Ends every other session of the account, but not this one.
    'POST /api/auth/change-password': write('users', 'change-password', () =>
      post('/auth/change-password', { password: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }),
    ),
    'DELETE /api/auth/sessions/:id': write('users', 'end-session', async () => {
      await product.api.post('/auth/login', { email: EMAIL, password: NEW_PASSWORD });
      const { body } = await product.api.get('/auth/sessions', { token });
      const other = (body.sessions as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)!;
      return remove(`/auth/sessions/${other.id}`);
    }),
    'DELETE /api/auth/sessions': write('users', 'end-other-sessions', () => remove('/auth/sessions')),
    'POST /api/auth/factors/totp/:id/confirm': write('users', 'factor-added', async () => {
      const { id, secret } = await beginApp(product.api, token);
      return post(`/auth/factors/totp/${id}/confirm`, { code: codeOf(secret) });
    }),
    'POST /api/auth/factors/recovery-codes': write('users', 'recovery-codes-made', () =>
      post('/auth/factors/recovery-codes', {}),
    ),
    'DELETE /api/auth/factors/:id': write('users', 'factor-removed', async () =>
      remove(`/auth/factors/${(await addApp(product.api, token)).id}`),
    ),
    'DELETE /api/admin/users/:id/factors': write('users', 'factors-reset', async () => {
      const { id, email } = await makeUser(product.dataSource, 'user');
      const { body } = await product.api.post('/auth/login', { email, password: PASSWORD });
      await addApp(product.api, body.token as string);
      return remove(`/admin/users/${id}/factors`);
    }),
    'DELETE /api/tours/delete/:slug': write('tours', 'delete', async () => remove(`/tours/delete/${await tour()}`)),
    'POST /api/users/create': write('users', 'create', () => post('/users/create', userBody('trail@staff.example'))),
    'PUT /api/admin/users/:id': write('users', 'update', async () =>
      put(`/admin/users/${(await makeUser(product.dataSource, 'user')).id}`, { role: 'reservations' }),
    ),
    'PUT /api/users/approve/:id': write('users', 'block', async () =>
      put(`/users/approve/${(await makeUser(product.dataSource, 'user')).id}`, { isActive: false }),
    ),
  };

  it('and this spec covers every such route', async () => {
    const closed: string[] = [];
    for (const { method, path } of routesOf(product.app)) {
      const route = `${method} ${path}`;
      if (method === 'GET' || UNRECORDED.has(route)) continue;
      const answer = await product.app.inject({ method: method as 'POST', url: path });
      if (answer.statusCode === 401) closed.push(route);
    }
    expect(Object.keys(WRITES).sort()).toEqual(closed.sort());
  });

  it.each(Object.keys(WRITES))('%s', async (route) => {
    const { call, action, resource, by = EMAIL } = WRITES[route]!;
    const { status, headers } = await call();
    expect(status).toBeLessThan(300);
    const trail = await product.dataSource
      .getRepository(AuditEntry)
      .findBy({ requestId: headers['x-request-id']!, action, resource });
    expect(trail).toHaveLength(1);
    expect(trail[0]).toMatchObject({ userEmail: by, ip: '127.0.0.1' });
    expect(trail[0]!.label).not.toBe('');
    // Files and months have no id.
    if (resource !== 'media' && resource !== 'months') expect(trail[0]!.recordId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(trail[0]!.changes)).not.toMatch(/password|token|secret|\$argon2/i);
  });
});
