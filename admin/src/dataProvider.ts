import simpleRestProvider from 'ra-data-simple-rest';
import { goToLogin, neverSettles } from './auth/session';
import type { DataProvider, FilterPayload, GetListParams, HttpError, RaRecord, SortPayload } from 'react-admin';
import { agents } from './data/agents';
import { assignments } from './data/assignments';
import { clients } from './data/clients';
import { codeOf } from './data/failures';
import { desk } from './data/desk';
import { giftVouchers } from './data/giftVouchers';
import { api, fetchFile, httpClient, type NamedFile } from './data/http';
import { departures } from './data/departures';
import { ledger } from './data/ledger';
import { notes } from './data/notes';
import { operations } from './data/operations';
import { ownAgent } from './data/ownAgent';
import { fiscal } from './data/fiscal';
import { permits } from './data/permits';
import { quotes } from './data/quotes';
import { readPage } from './data/pages';
import { reports } from './data/reports';
import { requestKey } from './data/requestKey';
import { apiName } from './data/resourceNames';
import { search } from './data/search';
import { services } from './data/services';
import { settings } from './data/settings';
import { statements } from './data/statements';
import { threads } from './data/threads';
import { translations } from './data/translations';
import { editableTexts } from './data/editableTexts';
import { writesOf } from './data/writes';
import { withMoney } from './orders/moneyFilter';
import { withTravelDays } from './orders/travelFilter';
import type {
  Audience,
  Comment,
  Figures,
  Manifest,
  NewCampaign,
  NotificationsRead,
  OrderChange,
  OrderPreview,
  OrdersOverTime,
  OrderStatus,
  Refund,
  Resolution,
  Tour,
  UserRole,
  Viewer,
} from './data/types';

/** Lists that redirect to the login on an authorisation error (rules/dashboard 3). */
const LOGIN_LISTS = ['users', 'subscribers'];

const orLogin = (resource: string) => (error: HttpError) => {
  if (error.status !== 403 || codeOf(error) === 'second-factor-set-up' || !LOGIN_LISTS.includes(resource)) throw error;
  // Not the current path, because the page's guard has already redirected.
  goToLogin(`/account/${resource}`);
  return neverSettles();
};

/** The path of the API that is compatible with ra-data-simple-rest. */
const SURFACE = '/api/admin';

const rest = simpleRestProvider(SURFACE, httpClient);

interface ListedRows {
  readonly filter: FilterPayload;
  readonly sort: SortPayload;
}

/** A range of days in Kigali, inclusive, and the period of one row of the figures. */
type FiguresRange = Pick<OrdersOverTime, 'from' | 'to' | 'by'>;

/**
 * Calls of the API besides CRUD. Methods that change something return the message for a toast.
 */
const verbs = {
  /** The figures of the first screen. */
  figures: async (): Promise<Figures> => (await api.GET('/api/admin/dashboard')).data!,

  /** Orders and revenue from one day in Kigali to another. */
  ordersOverTime: async (query: FiguresRange): Promise<OrdersOverTime> =>
    // As JSON, unless a file is asked for.
    (await api.GET('/api/admin/dashboard/orders', { params: { query } })).data as OrdersOverTime,

  /** The same figures as a file for spreadsheets. */
  revenueFile: ({ from, to, by }: FiguresRange): Promise<NamedFile> =>
    fetchFile(`${SURFACE}/dashboard/orders?${new URLSearchParams({ from, to, by })}`),

  /** The bookings that were paid in these days, tours and events, as a file for spreadsheets. */
  paidOrdersFile: ({ from, to }: FiguresRange): Promise<NamedFile> =>
    verbs.listFile('orders', {
      filter: { paidAt_gte: from, paidAt_lte: to },
      sort: { field: 'paidAt', order: 'ASC' },
    }),

  /** Every row of a list, as a file for spreadsheets. */
  listFile: (resource: string, { filter, sort: { field, order } }: ListedRows): Promise<NamedFile> => {
    const query = new URLSearchParams({
      filter: JSON.stringify(withMoney(withTravelDays(filter))),
      sort: JSON.stringify([field, order]),
    });
    return fetchFile(`${SURFACE}/${apiName(resource)}?${query}`);
  },

  /** The number of the user's unread notifications. */
  unreadNotifications: async (): Promise<number> => (await api.GET('/api/admin/notifications/unread')).data!.unread,

  /** A page of notifications, newest first. */
  notifications: async (first: number, count: number) => {
    const query = { range: JSON.stringify([first, first + count - 1]) };
    const { data, response } = await api.GET('/api/admin/notifications', { params: { query } });
    const total = Number(response.headers.get('content-range')?.split('/')[1] ?? data!.length);
    return { rows: data!, first, total };
  },

  readNotification: async (id: string): Promise<NotificationsRead> =>
    (await api.PUT('/api/admin/notifications/{id}/read', { params: { path: { id } } })).data!,

  readAllNotifications: async (): Promise<NotificationsRead> => (await api.PUT('/api/admin/notifications/read')).data!,

  /** Every tour, drafts included. */
  listTours: async (): Promise<Tour[]> => (await api.GET('/api/tours')).data!.tours,

  /** Changes an order's status. The request continues when the page is left. @param key idempotency key, if any */
  changeOrderStatus: async (id: string, status: OrderStatus, refund?: Refund, key?: string): Promise<string> => {
    const { data } = await api.PUT('/api/order/{id}/status', {
      params: { path: { id }, header: { 'idempotency-key': key } },
      body: { status, ...refund },
      keepalive: true,
    });
    return data!.message;
  },

  /** A preview of a booking after a change, with its price. */
  previewOrder: async (id: string, body: OrderChange): Promise<OrderPreview> =>
    (await api.POST('/api/admin/orders/{id}/preview', { params: { path: { id } }, body })).data!,

  /** Changes a booking. A repeated call with the same change has no further effect. */
  changeOrder: async (id: string, body: OrderChange): Promise<string> => {
    const header = { 'idempotency-key': await requestKey(id, body) };
    const { data } = await api.PUT('/api/admin/orders/{id}', { params: { path: { id }, header }, body });
    return data!.message;
  },

  /** Says that this booking is open here. @returns the colleagues who have it open too */
  viewOrder: async (id: string): Promise<Viewer[]> =>
    (await api.PUT('/api/admin/orders/{id}/viewers', { params: { path: { id } } })).data!.others,

  /** Says that it was left. The request continues when the page is left. */
  leaveOrder: async (id: string): Promise<void> => {
    await api.DELETE('/api/admin/orders/{id}/viewers', { params: { path: { id } }, keepalive: true });
  },

  /** The travellers of a day. */
  manifest: async (day: string): Promise<Manifest> =>
    // As JSON, unless a file is asked for.
    (await api.GET('/api/admin/manifest', { params: { query: { day } } })).data as Manifest,

  manifestFile: (day: string): Promise<NamedFile> => fetchFile(`${SURFACE}/manifest?${new URLSearchParams({ day })}`),

  /** Checks a payment with the gateway now. */
  checkPayment: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/payments/{id}/check', { params: { path: { id } } })).data!.message,

  /** Closes the review of a payment. */
  resolvePayment: async (id: string, body: Resolution): Promise<string> =>
    (await api.POST('/api/admin/payments/{id}/resolve', { params: { path: { id } }, body })).data!.message,

  /** The number of subscribers that a campaign would reach now. */
  campaignAudience: async (): Promise<Audience> => (await api.GET('/api/admin/campaigns/audience')).data!,

  /** Starts a mailing about an event or a publication. */
  startCampaign: async (body: NewCampaign): Promise<string> =>
    (await api.POST('/api/admin/campaigns', { body })).data!.message,

  pauseCampaign: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/campaigns/{id}/pause', { params: { path: { id } } })).data!.message,

  resumeCampaign: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/campaigns/{id}/resume', { params: { path: { id } } })).data!.message,

  /** Retries an undelivered email now. */
  retryMail: async (id: string): Promise<string> =>
    (await api.POST('/api/admin/outbox/{id}/retry', { params: { path: { id } } })).data!.message,

  /** Blocks or unblocks an account. */
  setUserActive: async (id: string, isActive: boolean): Promise<string> => {
    const { data } = await api.PUT('/api/users/approve/{id}', { params: { path: { id } }, body: { isActive } });
    return data!.message;
  },

  /** Gives an account another role, which logs its owner out. */
  setUserRole: async (id: string, body: UserRole): Promise<string> => {
    const { data } = await api.PUT('/api/admin/users/{id}', { params: { path: { id } }, body });
    return data!.message;
  },

  /** Publishes or unpublishes a tour. */
  publishTour: async (slug: string, isPublished: boolean): Promise<string> => {
    const { data } = await api.PUT('/api/tours/publish/{slug}', { params: { path: { slug } }, body: { isPublished } });
    return data!.message;
  },

  /** Publishes or unpublishes a destination. */
  publishDestination: async (slug: string, isPublished: boolean): Promise<string> => {
    const { data } = await api.PUT('/api/news/publish/{slug}', { params: { path: { slug } }, body: { isPublished } });
    return data!.message;
  },

  /** Publishes or unpublishes a lodge. */
  publishLodge: async (slug: string, isPublished: boolean): Promise<string> => {
    const { data } = await api.PUT('/api/lodges/publish/{slug}', { params: { path: { slug } }, body: { isPublished } });
    return data!.message;
  },

  /** Activates or deactivates an event. */
  approveEvent: async (slug: string, isApproved: boolean): Promise<string> => {
    const { data } = await api.PUT('/api/events/approve/{slug}', { params: { path: { slug } }, body: { isApproved } });
    return data!.message;
  },

  /** Activates or deactivates a publication. */
  approvePublication: async (id: string, status: boolean): Promise<string> => {
    const { data } = await api.PUT('/api/publications/approve/{id}', { params: { path: { id } }, body: { status } });
    return data!.message;
  },

  /** Every comment on a tour or destination, newest first; hidden ones included. */
  listComments: async (kind: 'tours' | 'news', key: string): Promise<Comment[]> => {
    const at = { params: { path: { key } } };
    const answer =
      kind === 'tours' ? await api.GET('/api/comments/{key}/tours', at) : await api.GET('/api/comments/{key}/news', at);
    return answer.data!.comments;
  },

  /** Enables or disables a comment. */
  setCommentActive: async (id: string, status: boolean): Promise<string> =>
    (await api.PUT('/api/comments/change/{id}', { params: { path: { id } }, body: { status } })).data!.message,
};

const getMany: DataProvider['getMany'] = (resource, params) => rest.getMany(apiName(resource), params);

export type StaffDataProvider = DataProvider &
  typeof verbs &
  typeof operations &
  typeof ownAgent &
  typeof assignments &
  typeof quotes &
  typeof departures &
  typeof desk &
  typeof ledger &
  typeof reports &
  typeof notes &
  typeof clients &
  typeof search &
  typeof fiscal &
  typeof permits &
  typeof agents &
  typeof giftVouchers &
  typeof services &
  typeof settings &
  typeof statements &
  typeof threads &
  typeof translations &
  typeof editableTexts;

/**
 * The dashboard's data provider. It reads `/api/admin` through ra-data-simple-rest, writes through the calls that
 * deployed clients use too, and has methods for all other calls.
 */
export const dataProvider: StaffDataProvider = {
  getList: <RecordType extends RaRecord>(resource: string, params: GetListParams) =>
    readPage<RecordType>(SURFACE, apiName(resource), {
      ...params,
      filter: withMoney(withTravelDays(params.filter as FilterPayload)),
    }).catch(orLogin(resource)),
  getOne: (resource, params) => rest.getOne(apiName(resource), params),
  getMany,
  getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
  ...writesOf(getMany),
  ...verbs,
  ...operations,
  ...ownAgent,
  ...assignments,
  ...quotes,
  ...departures,
  ...desk,
  ...ledger,
  ...reports,
  ...notes,
  ...clients,
  ...search,
  ...fiscal,
  ...permits,
  ...agents,
  ...giftVouchers,
  ...services,
  ...settings,
  ...statements,
  ...threads,
  ...translations,
  ...editableTexts,
};
