/** The roles of staff (rules/roles 2); a visitor has none. */
export const ROLES = ['admin', 'reservations', 'accountant', 'guide', 'agent', 'user'] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
/** Staff of the office. A guide has the own page only, and a travel agent the own bookings. */
const INSIDE: readonly Role[] = ['admin', 'reservations', 'accountant', 'user'];
/** Travel agents, who do not work for the company: each login sees what is its agent's (rules/agents 6). */
const AGENT: readonly Role[] = ['agent'];
/** Staff who write content. */
const STAFF: readonly Role[] = ['admin', 'reservations', 'user'];
const ADMIN: readonly Role[] = ['admin'];
/** Staff who handle bookings: they sell, move and record money, but neither publish nor delete content. */
const OFFICE: readonly Role[] = ['admin', 'reservations'];
/** Staff who keep the books. */
const BOOKS: readonly Role[] = ['admin', 'accountant'];
/** Staff who record money. */
const MONEY: readonly Role[] = ['admin', 'reservations', 'accountant'];

const READ_INSIDE = { list: INSIDE, show: INSIDE };
const READ_BY_STAFF = { list: STAFF, show: STAFF };
const READ_BY_OFFICE = { list: OFFICE, show: OFFICE };
const READ_BY_ADMIN = { list: ADMIN, show: ADMIN };

/** Records that staff with any role write as drafts, and that an admin publishes, changes or deletes. */
const CONTENT = { ...READ_BY_STAFF, create: STAFF, edit: ADMIN, delete: ADMIN };

/**
 * Which staff may do what (rules/roles 2): the roles of each action on a resource. The API enforces it and the
 * dashboard hides what it would refuse. Calls of visitors are not listed: those routes are public. Resources are named
 * as below `/api/admin`; `list`, `show`, `create`, `edit` and `delete` are react-admin's actions.
 */
export const ACCESS = {
  account: { changePassword: EVERYONE, confirm: EVERYONE, factors: EVERYONE, sessions: EVERYONE },
  agents: {
    list: MONEY,
    show: MONEY,
    create: OFFICE,
    edit: OFFICE,
    delete: OFFICE,
    statement: MONEY,
    pay: BOOKS,
    void: ADMIN,
  },
  'air-ticket-inquiries': { ...READ_BY_OFFICE, handle: OFFICE },
  assignments: { create: OFFICE, edit: OFFICE, delete: OFFICE },
  audit: READ_BY_ADMIN,
  calendar: READ_BY_OFFICE,
  campaigns: { ...READ_BY_ADMIN, create: ADMIN, pause: ADMIN },
  clients: { ...READ_BY_OFFICE, edit: OFFICE, export: OFFICE, merge: ADMIN, erase: ADMIN },
  comments: { ...READ_BY_STAFF, enable: ADMIN, delete: ADMIN },
  'contact-messages': { ...READ_BY_OFFICE, handle: OFFICE },
  dashboard: { show: INSIDE },
  content: { ...READ_BY_ADMIN, edit: ADMIN },
  'dead-jobs': { ...READ_BY_ADMIN, retry: ADMIN },
  departures: { ...READ_BY_STAFF, create: OFFICE, edit: OFFICE, cancel: OFFICE, delete: OFFICE, waiting: OFFICE },
  destinations: { ...CONTENT, publish: ADMIN },
  events: { ...CONTENT, approve: ADMIN },
  'fiscal-receipts': { list: BOOKS, show: BOOKS, edit: BOOKS },
  ledger: { list: MONEY, create: MONEY, void: ADMIN },
  'gift-vouchers': { list: MONEY, show: MONEY, create: OFFICE, edit: OFFICE, void: ADMIN },
  live: { show: INSIDE },
  guides: { ...READ_BY_OFFICE, create: OFFICE, edit: OFFICE, delete: OFFICE, renewKey: OFFICE },
  lodges: { ...CONTENT, publish: ADMIN },
  'mail-previews': READ_BY_ADMIN,
  manifest: READ_BY_OFFICE,
  media: { create: STAFF },
  months: { list: BOOKS, close: BOOKS, open: ADMIN },
  'money-due': { list: MONEY },
  notes: { list: OFFICE, create: OFFICE, edit: OFFICE },
  notifications: { list: INSIDE, edit: INSIDE },
  operations: READ_BY_OFFICE,
  orders: {
    ...READ_INSIDE,
    create: OFFICE,
    edit: OFFICE,
    changeStatus: OFFICE,
    // Others pay money back through the ledger (rules/orders 3).
    refund: ADMIN,
    clientLink: OFFICE,
    assign: OFFICE,
    write: OFFICE,
    timeline: OFFICE,
  },
  'own-agent': { show: AGENT, statement: AGENT },
  'own-bookings': { list: AGENT, show: AGENT, create: AGENT },
  'own-page': { show: ['admin', 'guide'] },
  outbox: { ...READ_BY_ADMIN, retry: ADMIN, send: OFFICE, sendAny: ADMIN },
  participants: READ_BY_STAFF,
  payments: { ...READ_INSIDE, check: INSIDE, resolve: ADMIN },
  permits: { ...READ_BY_OFFICE, edit: OFFICE },
  'promo-codes': { ...READ_BY_OFFICE, create: OFFICE, edit: OFFICE, delete: OFFICE },
  publications: { ...CONTENT, approve: ADMIN },
  queues: { list: ADMIN },
  quotes: { ...READ_BY_OFFICE, create: OFFICE, edit: OFFICE },
  'reply-templates': { ...READ_BY_OFFICE, create: OFFICE, edit: OFFICE, delete: OFFICE },
  reports: { show: BOOKS },
  reviews: { ...READ_BY_STAFF, edit: ADMIN },
  search: { list: OFFICE },
  services: { list: MONEY, show: MONEY, create: OFFICE, edit: OFFICE, delete: OFFICE, pay: BOOKS },
  settings: { show: ADMIN, edit: ADMIN },
  statements: { list: BOOKS, show: BOOKS, create: BOOKS, confirm: BOOKS, delete: BOOKS },
  subscribers: READ_BY_ADMIN,
  suppliers: { list: MONEY, show: MONEY, create: OFFICE, edit: OFFICE, delete: OFFICE },
  threads: { ...READ_BY_OFFICE, create: OFFICE, edit: OFFICE },
  travellers: { list: OFFICE, edit: OFFICE },
  translations: { show: STAFF, edit: ADMIN },
  tours: { ...CONTENT, publish: ADMIN },
  users: { ...READ_BY_ADMIN, create: ADMIN, edit: ADMIN, block: ADMIN },
  vehicles: { ...READ_BY_OFFICE, create: OFFICE, edit: OFFICE, delete: OFFICE },
  'webhook-deliveries': { ...READ_BY_ADMIN, resend: ADMIN },
  webhooks: { ...READ_BY_ADMIN, create: ADMIN, edit: ADMIN, delete: ADMIN, renewSecret: ADMIN },
} as const;

export type Resource = keyof typeof ACCESS;
export type Action<Of extends Resource> = keyof (typeof ACCESS)[Of] & string;

/** The roles that may perform an action. */
export function rolesFor<Of extends Resource>(resource: Of, action: Action<Of>): readonly Role[] {
  return ACCESS[resource][action] as readonly Role[];
}

/**
 * Whether somebody with this role works for the company; to public routes everybody else is a visitor, whoever is
 * logged in (rules/agents 6).
 */
export const isStaff = (role: Role | undefined): boolean => role !== undefined && !AGENT.includes(role);

/** An action on a resource, with react-admin's field names. */
export interface AccessRequest {
  readonly resource: string;
  readonly action: string;
}

/** Whether a role may perform an action; nobody may perform one that {@link ACCESS} does not list. */
export function canAccess(role: Role | undefined, { resource, action }: AccessRequest): boolean {
  const actions: Readonly<Record<string, readonly Role[]>> | undefined = ACCESS[resource as Resource];
  return role !== undefined && (actions?.[action]?.includes(role) ?? false);
}
