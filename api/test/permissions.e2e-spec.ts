import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@imisozi/core/access';
import { Session } from '../src/modules/auth/sessions/session.entity.js';
import { User } from '../src/modules/users/user.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeAgent } from './support/agents.js';
import { makeTour, makeUser, PASSWORD } from './support/factories.js';
import { routesOf } from './support/routes.js';

/** Who may call a route beside everybody (`public`) and callers with a secret that no token replaces. */
const ROLES_OF = {
  everyone: ['admin', 'reservations', 'accountant', 'guide', 'agent', 'user'],
  inside: ['admin', 'reservations', 'accountant', 'user'],
  guide: ['admin', 'guide'],
  agent: ['agent'],
  staff: ['admin', 'reservations', 'user'],
  money: ['admin', 'reservations', 'accountant'],
  office: ['admin', 'reservations'],
  books: ['admin', 'accountant'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
type Access = 'public' | 'secret' | keyof typeof ROLES_OF;

/**
 * Who may call what (rules/roles 1, 2). A route without a line here fails the build, and so does a line without a
 * route.
 */
const TABLE: Readonly<Record<string, Access>> = {
  'GET /api/admin/air-ticket-inquiries': 'office',
  'GET /api/admin/air-ticket-inquiries/:id': 'office',
  'PUT /api/admin/air-ticket-inquiries/:id': 'office',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit/:id': 'admin',
  'GET /api/admin/campaigns': 'admin',
  'POST /api/admin/campaigns': 'admin',
  'GET /api/admin/campaigns/:id': 'admin',
  'POST /api/admin/campaigns/:id/pause': 'admin',
  'POST /api/admin/campaigns/:id/resume': 'admin',
  'GET /api/admin/campaigns/audience': 'admin',
  'GET /api/admin/reviews': 'staff',
  'GET /api/admin/reviews/:id': 'staff',
  'PUT /api/admin/reviews/:id': 'admin',
  'GET /api/admin/comments': 'staff',
  'GET /api/admin/comments/:id': 'staff',
  'GET /api/admin/contact-messages': 'office',
  'GET /api/admin/contact-messages/:id': 'office',
  'PUT /api/admin/contact-messages/:id': 'office',
  'GET /api/admin/dashboard': 'inside',
  'GET /api/admin/dashboard/orders': 'inside',
  'GET /api/admin/dead-jobs': 'admin',
  'GET /api/admin/dead-jobs/:id': 'admin',
  'POST /api/admin/dead-jobs/:id/retry': 'admin',
  'GET /api/admin/calendar': 'office',
  'GET /api/admin/departures': 'staff',
  'POST /api/admin/departures': 'office',
  'GET /api/admin/departures/:id': 'staff',
  'PUT /api/admin/departures/:id': 'office',
  'DELETE /api/admin/departures/:id': 'office',
  'GET /api/admin/departures/:id/cancellation': 'office',
  'POST /api/admin/departures/:id/cancel': 'office',
  'GET /api/admin/departures/:id/waiting': 'office',
  'POST /api/departures/:id/waiting': 'public',
  'POST /api/departures/waiting/:key/leave': 'public',
  'GET /api/admin/destinations': 'staff',
  'GET /api/admin/destinations/:key': 'staff',
  'GET /api/admin/lodges': 'staff',
  'GET /api/admin/lodges/:key': 'staff',
  'GET /api/admin/events': 'staff',
  'GET /api/admin/events/:key': 'staff',
  'POST /api/admin/ledger/:id/void': 'admin',
  'GET /api/admin/live': 'inside',
  'GET /api/admin/mail-previews': 'admin',
  'GET /api/admin/mail-previews/:id': 'admin',
  'GET /api/admin/mail-previews/:id/html': 'admin',
  'GET /api/admin/manifest': 'office',
  'GET /api/admin/months': 'books',
  'POST /api/admin/months/:month/close': 'books',
  'POST /api/admin/months/:month/open': 'admin',
  'GET /api/admin/reports/:name': 'books',
  'GET /api/admin/notifications': 'inside',
  'PUT /api/admin/notifications/:id/read': 'inside',
  'PUT /api/admin/notifications/read': 'inside',
  'GET /api/admin/notifications/unread': 'inside',
  'GET /api/admin/orders': 'inside',
  'POST /api/admin/orders': 'office',
  'POST /api/admin/orders/price': 'office',
  'GET /api/admin/orders/:id': 'inside',
  'GET /api/admin/orders/:id/timeline': 'office',
  'PUT /api/admin/orders/:id/viewers': 'inside',
  'DELETE /api/admin/orders/:id/viewers': 'inside',
  'GET /api/admin/orders/:id/notes': 'office',
  'GET /api/admin/orders/:id/travellers': 'office',
  'POST /api/admin/orders/:id/notes': 'office',
  'PUT /api/admin/orders/:id/notes/:noteId': 'office',
  'GET /api/admin/tasks': 'office',
  'PUT /api/admin/orders/:id': 'office',
  'PUT /api/admin/orders/:id/reminders': 'office',
  'GET /api/admin/order-assignees': 'office',
  'PUT /api/admin/orders/:id/assignee': 'office',
  'POST /api/admin/orders/:id/letters': 'office',
  'POST /api/admin/orders/:id/letters/preview': 'office',
  'POST /api/admin/orders/:id/client-link': 'office',
  'POST /api/admin/orders/:id/preview': 'office',
  'POST /api/admin/orders/:id/cancel': 'office',
  'GET /api/admin/orders/:id/ledger': 'money',
  'POST /api/admin/orders/:id/ledger': 'money',
  'GET /api/admin/outbox': 'admin',
  'GET /api/admin/outbox/:id': 'admin',
  'GET /api/admin/outbox/:id/content': 'admin',
  'GET /api/admin/outbox/:id/attachments/:index': 'admin',
  'POST /api/admin/outbox/:id/retry': 'admin',
  'POST /api/admin/outbox/:id/send': 'office',
  'GET /api/admin/participants': 'staff',
  'GET /api/admin/participants/:id': 'staff',
  'GET /api/admin/payments': 'inside',
  'GET /api/admin/payments/:id': 'inside',
  'POST /api/admin/payments/:id/check': 'inside',
  'POST /api/admin/payments/:id/resolve': 'admin',
  'GET /api/admin/fiscal-receipts': 'books',
  'GET /api/admin/fiscal-receipts/:id': 'books',
  'POST /api/admin/fiscal-receipts/:id/again': 'books',
  'POST /api/admin/fiscal-receipts/:id/enter': 'books',
  'GET /api/admin/permits': 'office',
  'GET /api/admin/permits/:id': 'office',
  'PUT /api/admin/permits/:id': 'office',
  'POST /api/admin/permits/buy': 'office',
  'GET /api/admin/own-page': 'guide',
  'GET /api/admin/own-agent': 'agent',
  'GET /api/admin/own-agent/statement': 'agent',
  'GET /api/admin/own-agent/statement/paper': 'agent',
  'GET /api/admin/own-bookings': 'agent',
  'GET /api/admin/own-bookings/:id': 'agent',
  'GET /api/admin/own-bookings/:id/proforma': 'agent',
  'POST /api/admin/own-bookings': 'agent',
  'POST /api/admin/own-bookings/price': 'agent',
  'GET /api/admin/guides': 'office',
  'POST /api/admin/guides': 'office',
  'GET /api/admin/guides/:id': 'office',
  'PUT /api/admin/guides/:id': 'office',
  'DELETE /api/admin/guides/:id': 'office',
  'POST /api/admin/guides/:id/page-key': 'office',
  'POST /api/admin/guides/:id/calendar-key': 'office',
  'GET /api/admin/vehicles': 'office',
  'POST /api/admin/vehicles': 'office',
  'GET /api/admin/vehicles/:id': 'office',
  'PUT /api/admin/vehicles/:id': 'office',
  'DELETE /api/admin/vehicles/:id': 'office',
  'POST /api/admin/assignments': 'office',
  'PUT /api/admin/assignments/:id': 'office',
  'DELETE /api/admin/assignments/:id': 'office',
  'GET /api/admin/operations': 'office',
  'GET /api/guides/:key.ics': 'public',
  'GET /api/guide/:key': 'public',
  'GET /api/guide/:key/vouchers/:serviceId': 'public',
  'POST /api/guide/:key/ticks': 'public',
  'GET /api/admin/quotes': 'office',
  'GET /api/admin/quotes/figures': 'office',
  'GET /api/admin/quotes/:id': 'office',
  'GET /api/admin/quotes/:id/mail': 'office',
  'POST /api/admin/quotes': 'office',
  'PUT /api/admin/quotes/:id': 'office',
  'POST /api/admin/quotes/:id/send': 'office',
  'POST /api/admin/quotes/:id/copy': 'office',
  'POST /api/admin/quotes/:id/lost': 'office',
  'GET /api/quotes/:id': 'public',
  'GET /api/quotes/:id/paper': 'public',
  'POST /api/quotes/:id/opened': 'public',
  'POST /api/quotes/:id/accept': 'public',
  'POST /api/quotes/:id/decline': 'public',
  'POST /api/quotes/:id/change': 'public',
  'GET /api/admin/tour-services': 'money',
  'POST /api/admin/tour-services': 'office',
  'GET /api/admin/tour-services/:id': 'money',
  'PUT /api/admin/tour-services/:id': 'office',
  'DELETE /api/admin/tour-services/:id': 'office',
  'GET /api/admin/services': 'money',
  'POST /api/admin/services': 'office',
  'GET /api/admin/services/:id': 'money',
  'PUT /api/admin/services/:id': 'office',
  'DELETE /api/admin/services/:id': 'office',
  'POST /api/admin/services/:id/request': 'office',
  'POST /api/admin/services/:id/confirm': 'office',
  'POST /api/admin/services/:id/refuse': 'office',
  'POST /api/admin/services/:id/cancel': 'office',
  'GET /api/admin/services/:id/voucher': 'money',
  'POST /api/admin/services/:id/voucher': 'office',
  'POST /api/admin/services/:id/paid': 'books',
  'GET /api/admin/agents': 'money',
  'POST /api/admin/agents': 'office',
  'GET /api/admin/agents/:id': 'money',
  'PUT /api/admin/agents/:id': 'office',
  'DELETE /api/admin/agents/:id': 'office',
  'GET /api/admin/agents/:id/statement': 'money',
  'GET /api/admin/agents/:id/statement/paper': 'money',
  'POST /api/admin/agents/:id/pay-out': 'books',
  'POST /api/admin/agents/:id/net-off': 'books',
  'POST /api/admin/agents/:id/entries/:entryId/void': 'admin',
  'GET /api/admin/statements': 'books',
  'POST /api/admin/statements': 'books',
  'POST /api/admin/statements/preview': 'books',
  'GET /api/admin/statements/:id': 'books',
  'DELETE /api/admin/statements/:id': 'books',
  'POST /api/admin/statements/:id/confirm': 'books',
  'POST /api/admin/statements/:id/rows/:row/aside': 'books',
  'POST /api/admin/statements/:id/rows/:row/back': 'books',
  'GET /api/admin/gift-vouchers': 'money',
  'POST /api/admin/gift-vouchers': 'office',
  'GET /api/admin/gift-vouchers/:id': 'money',
  'GET /api/admin/gift-vouchers/:id/paper': 'office',
  'POST /api/admin/gift-vouchers/:id/send': 'office',
  'POST /api/admin/gift-vouchers/:id/void': 'admin',
  'POST /api/admin/orders/:id/gift-voucher': 'money',
  'POST /api/gift-vouchers': 'public',
  'GET /api/gift-vouchers/:code': 'public',
  'GET /api/gift-vouchers/bought/:key': 'public',
  'GET /api/gift-vouchers/bought/:key/paper': 'public',
  'POST /api/order/:id/gift-voucher': 'public',
  'GET /api/admin/suppliers': 'money',
  'POST /api/admin/suppliers': 'office',
  'GET /api/admin/suppliers/:id': 'money',
  'PUT /api/admin/suppliers/:id': 'office',
  'DELETE /api/admin/suppliers/:id': 'office',
  'GET /api/admin/search': 'office',
  'GET /api/admin/clients': 'office',
  'GET /api/admin/clients/:id': 'office',
  'PUT /api/admin/clients/:id': 'office',
  'GET /api/admin/clients/:id/export': 'office',
  'GET /api/admin/clients/:id/export/paper': 'office',
  'POST /api/admin/clients/:id/erase': 'admin',
  'POST /api/admin/clients/:id/merge': 'admin',
  'POST /api/admin/clients/:id/unmerge': 'admin',
  'GET /api/admin/threads': 'office',
  'POST /api/admin/threads': 'office',
  'GET /api/admin/threads/:id': 'office',
  'PUT /api/admin/threads/:id': 'office',
  'POST /api/admin/threads/:id/replies': 'office',
  'POST /api/admin/threads/:id/files': 'office',
  'GET /api/admin/threads/:id/files/:fileId': 'office',
  'DELETE /api/admin/threads/:id/files/:fileId': 'office',
  'GET /api/admin/threads/:id/papers': 'office',
  'GET /api/admin/reply-templates': 'office',
  'POST /api/admin/reply-templates': 'office',
  'GET /api/admin/reply-templates/:id': 'office',
  'PUT /api/admin/reply-templates/:id': 'office',
  'DELETE /api/admin/reply-templates/:id': 'office',
  'GET /api/admin/promo-codes': 'office',
  'POST /api/admin/promo-codes': 'office',
  'GET /api/admin/promo-codes/:id': 'office',
  'PUT /api/admin/promo-codes/:id': 'office',
  'DELETE /api/admin/promo-codes/:id': 'office',
  'GET /api/admin/publications': 'staff',
  'GET /api/admin/publications/:id': 'staff',
  'GET /api/admin/queues': 'admin',
  'GET /api/admin/translations/:kind': 'staff',
  'GET /api/admin/translations/:kind/:id': 'staff',
  'GET /api/admin/translations/:kind/:id/:language': 'staff',
  'PUT /api/admin/translations/:kind/:id/:language': 'admin',
  'GET /api/admin/content': 'admin',
  'GET /api/admin/content/:document': 'admin',
  'PUT /api/admin/content/:document': 'admin',
  'POST /api/admin/content/:document/preview': 'admin',
  'GET /api/admin/content/:document/versions': 'admin',
  'GET /api/admin/content/:document/versions/:version': 'admin',
  'POST /api/admin/content/:document/versions/:version/restore': 'admin',
  'GET /api/admin/settings': 'admin',
  'PUT /api/admin/settings': 'admin',
  'GET /api/admin/refunds': 'money',
  'GET /api/admin/overdue': 'money',
  'GET /api/admin/subscribers': 'admin',
  'GET /api/admin/subscribers/:id': 'admin',
  'GET /api/admin/tours': 'staff',
  'GET /api/admin/tours/:key': 'staff',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/:id': 'admin',
  'PUT /api/admin/users/:id': 'admin',
  'GET /api/admin/users/:id/factors': 'admin',
  'DELETE /api/admin/users/:id/factors': 'admin',
  'GET /api/admin/webhook-deliveries': 'admin',
  'GET /api/admin/webhook-deliveries/:id': 'admin',
  'POST /api/admin/webhook-deliveries/:id/resend': 'admin',
  'GET /api/admin/webhooks': 'admin',
  'POST /api/admin/webhooks': 'admin',
  'GET /api/admin/webhooks/:id': 'admin',
  'PUT /api/admin/webhooks/:id': 'admin',
  'DELETE /api/admin/webhooks/:id': 'admin',
  'POST /api/admin/webhooks/:id/secret': 'admin',
  'POST /api/airticket': 'public',
  'GET /api/auth/factors': 'everyone',
  'DELETE /api/auth/factors/:id': 'everyone',
  'POST /api/auth/factors/recovery-codes': 'everyone',
  'POST /api/auth/factors/totp': 'everyone',
  'POST /api/auth/factors/totp/:id/confirm': 'everyone',
  'GET /api/auth/sessions': 'everyone',
  'DELETE /api/auth/sessions': 'everyone',
  'DELETE /api/auth/sessions/:id': 'everyone',
  'POST /api/auth/change-password': 'everyone',
  'POST /api/auth/confirm': 'everyone',
  'POST /api/auth/login': 'public',
  'POST /api/auth/logout': 'public',
  'POST /api/auth/reset-password-account': 'public',
  'POST /api/auth/send-forgot-password': 'public',
  'POST /api/order/:id/opened': 'public',
  'GET /api/order/:id/review': 'public',
  'PUT /api/order/:id/review': 'public',
  'GET /api/tours/:slug/reviews': 'public',
  'GET /api/comments/:key/news': 'public',
  'GET /api/comments/:key/tours': 'public',
  'PUT /api/comments/change/:id': 'admin',
  'POST /api/comments/create': 'public',
  'DELETE /api/comments/delete/:id': 'admin',
  'POST /api/contact': 'public',
  'GET /api/events': 'public',
  'GET /api/events/:slug': 'public',
  'GET /api/events/:slug/calendar': 'public',
  'PUT /api/events/:slug': 'admin',
  'DELETE /api/events/:slug': 'admin',
  'PUT /api/events/approve/:slug': 'admin',
  'POST /api/events/create': 'staff',
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
  'GET /api/lodges': 'public',
  'GET /api/lodges/:slug': 'public',
  'POST /api/lodges/create': 'staff',
  'DELETE /api/lodges/delete/:slug': 'admin',
  'PUT /api/lodges/publish/:slug': 'admin',
  'PUT /api/lodges/update/:slug': 'admin',
  'POST /api/maillist/sendhtml': 'public',
  'GET /api/maillist/one-click/:id': 'public',
  'POST /api/maillist/one-click/:id': 'public',
  'GET /api/maillist/subcribers': 'admin',
  'POST /api/maillist/subscribe': 'public',
  'GET /api/maillist/unsubcribe/:id': 'public',
  'POST /api/maillist/unsubcribe/:id': 'public',
  'GET /api/media/copies': 'staff',
  'POST /api/media/signature': 'staff',
  'POST /api/media/upload': 'staff',
  // This spec calls from the machine itself, which may read them; other callers: media and metrics specs.
  'GET /api/metrics': 'public',
  'GET /api/news': 'public',
  'GET /api/news/:slug': 'public',
  'POST /api/news/:slug/read': 'public',
  'POST /api/news/create': 'staff',
  'DELETE /api/news/delete/:slug': 'admin',
  'GET /api/news/five': 'public',
  'PUT /api/news/publish/:slug': 'admin',
  'PUT /api/news/update/:slug': 'admin',
  'POST /api/order': 'public',
  'GET /api/order': 'inside',
  'GET /api/order/:id': 'public',
  'GET /api/order/:id/calendar': 'public',
  'POST /api/order/:id/cancel': 'public',
  'GET /api/order/:id/cancellation': 'public',
  'GET /api/order/:id/shares': 'public',
  'POST /api/order/:id/message': 'public',
  'POST /api/order/:id/shares': 'public',
  'GET /api/shares/:id': 'public',
  'GET /api/order/:id/invoice': 'public',
  'GET /api/order/:id/proforma': 'public',
  'GET /api/order/:id/receipt': 'public',
  'GET /api/order/:id/receipts/:number': 'public',
  'GET /api/order/:id/travellers': 'public',
  'PUT /api/order/:id/travellers': 'public',
  'GET /api/order/:id/traveller-links': 'public',
  'POST /api/order/:id/traveller-links': 'public',
  'DELETE /api/order/:id/traveller-links': 'public',
  'GET /api/travellers/:id': 'public',
  'PUT /api/travellers/:id': 'public',
  'DELETE /api/order/:id/travellers/:travellerId': 'public',
  'PUT /api/order/:id/status': 'office',
  'GET /api/participant/all': 'staff',
  'POST /api/participant/create': 'public',
  'POST /api/price': 'public',
  'GET /api/publications': 'public',
  'GET /api/publications/:id': 'public',
  'PUT /api/publications/:id': 'admin',
  'DELETE /api/publications/:id': 'admin',
  'PUT /api/publications/approve/:id': 'admin',
  'POST /api/publications/create': 'staff',
  'GET /api/tours': 'public',
  'GET /api/tours/:slug': 'public',
  'GET /api/tours/:slug/sheet': 'public',
  'POST /api/tours/create': 'staff',
  'DELETE /api/tours/delete/:slug': 'admin',
  'GET /api/tours/:slug/departures': 'public',
  'GET /api/tours/five': 'public',
  'PUT /api/tours/publish/:slug': 'admin',
  'PUT /api/tours/update/:slug': 'admin',
  'GET /api/users': 'admin',
  'PUT /api/users/approve/:id': 'admin',
  'POST /api/users/create': 'admin',
  'POST /api/v1/payments/:reference/check': 'public',
  'POST /api/v1/payments/mobile': 'public',
  'GET /api/v1/payments/mobile/:reference': 'public',
  'POST /api/v1/payments/mobile/callback': 'public',
  'PUT /api/v1/payments/mobile/callback': 'public',
  'POST /api/v1/payments/sandbox/mobile/:reference': 'public',
  'POST /api/v1/payments/notify': 'secret',
  'GET /api/v1/payments/sandbox/:sessionId': 'public',
  'POST /api/v1/payments/sandbox/:sessionId': 'public',
  'GET /api/v1/payments/sandbox/checkout.css': 'public',
  'GET /api/v1/payments/sandbox/checkout.js': 'public',
  'POST /api/v1/payments/session': 'public',
  'GET /mailbox': 'public',
  'GET /mailbox/:name': 'public',
  'GET /mailbox/:name/attachments/:index': 'public',
  'GET /mailbox/:name/html': 'public',
  'GET /mailbox/style.css': 'public',
  'GET /og/:name': 'public',
  'GET /og/mail/:name': 'public',
  'GET /things-to-do.json': 'public',
};

/** What the role `user` may not read (rules/roles 2), as pages, as files and as single records. */
const NOT_FOR_USERS =
  /^GET \/api\/admin\/(contact-messages|air-ticket-inquiries|audit|outbox|queues|dead-jobs|subscribers|users)(\/|$)/;

const STREAM = '/api/admin/live';

/** Swagger's own pages and files, which are not calls of the product. */
const IS_DOCS = /^\/api\/docs/;

/** The credentials of a caller, and the role that the product must recognise. */
const CALLERS = {
  anonymous: 'nobody',
  user: 'user',
  reservations: 'reservations',
  accountant: 'accountant',
  guide: 'guide',
  agent: 'agent',
  admin: 'admin',
  blocked: 'nobody',
  expired: 'nobody',
  ended: 'nobody',
  loggedOut: 'nobody',
  idle: 'nobody',
  foreign: 'nobody',
  forOthers: 'nobody',
  fromOthers: 'nobody',
  endless: 'nobody',
  withoutSession: 'nobody',
  malformed: 'nobody',
} as const;
type Caller = keyof typeof CALLERS;

/** The status required by the access rule, or null if the caller may proceed. */
function refusal(access: Access, caller: Caller): 401 | 403 | null {
  const identity = CALLERS[caller];
  if (access === 'public') return null;
  if (access === 'secret' || identity === 'nobody') return 401;
  const roles: readonly string[] = ROLES_OF[access];
  return roles.includes(identity) ? null : 403;
}

describe('Permissions (rules/roles 1, 2)', () => {
  let product: TestApp;
  const tokens: Partial<Record<Caller, string>> = {};
  const session = async (role: Role) => {
    const agentId = role === 'agent' ? (await makeAgent(product.dataSource)).id : null;
    const user = await makeUser(product.dataSource, role, { agentId });
    const { body } = await product.api.post('/auth/login', { email: user.email, password: PASSWORD });
    return { user, token: body.token as string };
  };

  beforeAll(async () => {
    product = await startApp();
    const { dataSource, api, env } = product;
    const jwt = new JwtService();
    const users = dataSource.getRepository(User);
    tokens.user = (await session('user')).token;
    tokens.reservations = (await session('reservations')).token;
    tokens.accountant = (await session('accountant')).token;
    tokens.guide = (await session('guide')).token;
    tokens.agent = (await session('agent')).token;
    const admin = await session('admin');
    tokens.admin = admin.token;

    const blocked = await session('admin');
    await users.update({ id: blocked.user.id }, { isActive: false });
    tokens.blocked = blocked.token;

    const ended = await session('admin');
    await users.increment({ id: ended.user.id }, 'tokenVersion', 1);
    tokens.ended = ended.token;

    tokens.loggedOut = (await session('admin')).token;
    expect((await api.post('/auth/logout', undefined, { token: tokens.loggedOut })).status).toBe(200);

    const idle = await session('admin');
    tokens.idle = idle.token;
    const eightHours = 8 * 3_600_000;
    await dataSource
      .getRepository(Session)
      .update({ userId: idle.user.id }, { lastSeenAt: new Date(Date.now() - eightHours - 1) });

    // Each of these would be valid without the one thing that is wrong with it.
    const claims = jwt.decode<Record<string, unknown>>(admin.token);
    const signed = (changes: Record<string, unknown>, secret = env.JWT_SECRET) =>
      jwt.sign(JSON.parse(JSON.stringify({ ...claims, ...changes })) as object, { secret });
    expect((await api.get('/users', { token: signed({}) })).status).toBe(200);
    tokens.expired = signed({ exp: (claims.iat as number) - 1 });
    tokens.foreign = signed({}, 'the secret of some other installation');
    tokens.forOthers = signed({ aud: undefined });
    tokens.fromOthers = signed({ iss: 'another program' });
    tokens.endless = signed({ exp: undefined });
    tokens.withoutSession = signed({ jti: randomUUID() });
    tokens.malformed = 'not.a.token';
  });
  afterAll(() => product.close());

  const call = async (method: string, path: string, caller: Caller, accept?: string) => {
    const identity = CALLERS[caller];
    // A logout ends the session, so the next calls need another one.
    const leaves = path === '/api/auth/logout' && identity !== 'nobody';
    const token = leaves ? (await session(identity)).token : tokens[caller];
    const answer = await product.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/:\w+/g, () => randomUUID()),
      headers: { ...(token && { token }), ...(accept && { accept }) },
      // An event stream never ends, and its beginning is enough.
      payloadAsStream: path === STREAM && !refusal(TABLE[`${method} ${path}`]!, caller),
    });
    if (path === STREAM && answer.statusCode === 200) answer.stream().destroy();
    return answer;
  };

  it('covers every route of the product, and no other', () => {
    const routes = routesOf(product.app)
      .filter(({ path }) => !IS_DOCS.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.length).toBeGreaterThan(50);
    expect(routes.sort()).toEqual(Object.keys(TABLE).sort());
  });

  it('keeps messages, inquiries, the trail, mails, queues, subscribers and accounts from users', () => {
    const routes = Object.entries(TABLE).filter(([route]) => NOT_FOR_USERS.test(route));
    expect(routes.length).toBeGreaterThanOrEqual(15);
    expect(new Set(routes.map(([, access]) => access))).toEqual(new Set(['admin', 'office']));
  });

  it.each(Object.entries(TABLE))('%s is for: %s', async (route, access) => {
    const [method, path] = route.split(' ') as [string, string];
    const statuses = new Map<Caller, number>();
    for (const caller of Object.keys(CALLERS) as Caller[]) {
      const answer = await call(method, path, caller);
      const refused = refusal(access, caller);
      statuses.set(caller, answer.statusCode);
      expect(`${caller}: ${answer.statusCode < 500}`).toBe(`${caller}: true`);
      if (refused) {
        expect(`${caller}: ${answer.statusCode}`).toBe(`${caller}: ${refused}`);
        const body = answer.json();
        // Each screen finds the sentence in its usual place (rules/errors 1).
        expect(body).toMatchObject({ error: body.message, errors: { auth: body.message } });
        const file = await call(method, path, caller, 'text/csv');
        expect(`${caller} as a file: ${file.statusCode}`).toBe(`${caller} as a file: ${refused}`);
      } else {
        expect(`${caller}: ${answer.statusCode}`).not.toMatch(/: 40[13]$/);
      }
    }
    // Permitted callers get the same response, except for what the role itself changes.
    if (access === 'public') expect(statuses.get('malformed')).toBe(statuses.get('anonymous'));
  });

  it('shows drafts to roles that write content only, on public routes too', async () => {
    const { slug } = await makeTour(product.dataSource, { isPublished: false });
    const read = {
      admin: 200,
      reservations: 200,
      user: 200,
      accountant: 404,
      guide: 404,
      agent: 404,
      anonymous: 404,
    } as const;
    for (const [caller, status] of Object.entries(read)) {
      const token = tokens[caller as Caller];
      const headers = token ? { token } : {};
      const answer = await product.app.inject({ url: `/api/tours/${slug}`, headers });
      expect(`${caller}: ${answer.statusCode}`).toBe(`${caller}: ${status}`);
    }
  });

  it.each(['null', 'undefined', '', ' '])(
    'treats the token %j of deployed clients as no token (rules/api 4)',
    async (token) => {
      const headers = { token };
      expect((await product.app.inject({ url: '/api/tours', headers })).statusCode).toBe(200);
      expect((await product.app.inject({ url: '/api/users', headers })).statusCode).toBe(401);
    },
  );

  it('accepts a Bearer token too, also with an empty token header (rules/accounts 3, rules/api 4)', async () => {
    const authorization = `Bearer ${tokens.admin}`;
    for (const headers of [{ authorization }, { authorization, token: 'null' }]) {
      expect((await product.app.inject({ url: '/api/users', headers })).statusCode).toBe(200);
    }
  });
});
