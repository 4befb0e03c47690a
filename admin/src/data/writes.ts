import { HttpError, type DataProvider, type DeleteParams, type RaRecord, type UpdateParams } from 'react-admin';
import { api } from './http';
import type {
  NewReplyTemplate,
  ReplyTemplate,
  Thread,
  ThreadChange,
  Agent,
  AirTicketInquiry,
  Change,
  Client,
  ClientChange,
  Comment,
  ContactMessage,
  Departure,
  DepartureChange,
  Destination,
  Event,
  Guide,
  Lodge,
  NewAgent,
  NewDeparture,
  NewDestination,
  NewEvent,
  NewGuide,
  NewLodge,
  NewPromoCode,
  NewPublication,
  NewQuote,
  NewSupplier,
  NewTour,
  NewTourService,
  NewTripService,
  NewUser,
  NewVehicle,
  NewWebhook,
  Permit,
  PermitChange,
  PromoCode,
  Publication,
  Quote,
  QuoteChange,
  Review,
  ReviewChange,
  Statement,
  Supplier,
  Tour,
  TourService,
  TourServiceChange,
  TripService,
  TripServiceChange,
  Vehicle,
  Webhook,
} from './types';

/** A saved record with the server's success message. */
export type Written<Row extends object = RaRecord> = Row & { readonly serverMessage: string };

/** The response to a write: its message, and the record under one of the API's names for it. */
interface Answer {
  readonly message: string;
  readonly data?: object;
  readonly news?: object;
  readonly lodge?: object;
  readonly tours?: object;
  readonly comment?: object;
  /** The secret of a webhook; no other call returns it. */
  readonly secret?: string;
}

interface Calls {
  create?(body: object): Promise<Answer>;
  update?(record: object, body: object): Promise<Answer>;
  delete?(record: object): Promise<Answer>;
}

type Handled = Pick<ContactMessage, 'isHandled'>;

const byId = ({ id }: { readonly id: string }) => ({ params: { path: { id } } });
const bySlug = ({ slug }: { readonly slug: string }) => ({ params: { path: { slug } } });

/** By resource: the API calls, shared with deployed clients, for react-admin's `create`, `update` and `delete`. */
const CALLS: Readonly<Record<string, Calls>> = {
  'air-ticket-inquiries': {
    update: async (row: AirTicketInquiry, body: Handled) =>
      (await api.PUT('/api/admin/air-ticket-inquiries/{id}', { ...byId(row), body })).data!,
  },
  clients: {
    update: async (row: Client, body: ClientChange) =>
      (await api.PUT('/api/admin/clients/{id}', { ...byId(row), body })).data!,
  },
  comments: {
    delete: async (row: Comment) => (await api.DELETE('/api/comments/delete/{id}', byId(row))).data!,
  },
  'contact-messages': {
    update: async (row: ContactMessage, body: Handled) =>
      (await api.PUT('/api/admin/contact-messages/{id}', { ...byId(row), body })).data!,
  },
  departures: {
    create: async (body: NewDeparture) => (await api.POST('/api/admin/departures', { body })).data!,
    update: async (row: Departure, body: DepartureChange) =>
      (await api.PUT('/api/admin/departures/{id}', { ...byId(row), body })).data!,
    delete: async (row: Departure) => (await api.DELETE('/api/admin/departures/{id}', byId(row))).data!,
  },
  destinations: {
    create: async (body: NewDestination) => (await api.POST('/api/news/create', { body })).data!,
    update: async (row: Destination, body: Change<NewDestination>) =>
      (await api.PUT('/api/news/update/{slug}', { ...bySlug(row), body })).data!,
    delete: async (row: Destination) => (await api.DELETE('/api/news/delete/{slug}', bySlug(row))).data!,
  },
  events: {
    create: async (body: NewEvent) => (await api.POST('/api/events/create', { body })).data!,
    update: async (row: Event, body: Change<NewEvent>) =>
      (await api.PUT('/api/events/{slug}', { ...bySlug(row), body })).data!,
    delete: async (row: Event) => (await api.DELETE('/api/events/{slug}', bySlug(row))).data!,
  },
  guides: {
    create: async (body: NewGuide) => (await api.POST('/api/admin/guides', { body })).data!,
    update: async (row: Guide, body: Partial<NewGuide>) =>
      (await api.PUT('/api/admin/guides/{id}', { ...byId(row), body })).data!,
    delete: async (row: Guide) => (await api.DELETE('/api/admin/guides/{id}', byId(row))).data!,
  },
  lodges: {
    create: async (body: NewLodge) => (await api.POST('/api/lodges/create', { body })).data!,
    update: async (row: Lodge, body: Change<NewLodge>) =>
      (await api.PUT('/api/lodges/update/{slug}', { ...bySlug(row), body })).data!,
    delete: async (row: Lodge) => (await api.DELETE('/api/lodges/delete/{slug}', bySlug(row))).data!,
  },
  permits: {
    update: async (row: Permit, body: PermitChange) =>
      (await api.PUT('/api/admin/permits/{id}', { ...byId(row), body })).data!,
  },
  'promo-codes': {
    create: async (body: NewPromoCode) => (await api.POST('/api/admin/promo-codes', { body })).data!,
    update: async (row: PromoCode, body: Partial<NewPromoCode>) =>
      (await api.PUT('/api/admin/promo-codes/{id}', { ...byId(row), body })).data!,
    delete: async (row: PromoCode) => (await api.DELETE('/api/admin/promo-codes/{id}', byId(row))).data!,
  },
  quotes: {
    create: async (body: NewQuote) => (await api.POST('/api/admin/quotes', { body })).data!,
    update: async (row: Quote, body: QuoteChange) =>
      (await api.PUT('/api/admin/quotes/{id}', { ...byId(row), body })).data!,
  },
  'reply-templates': {
    create: async (body: NewReplyTemplate) => (await api.POST('/api/admin/reply-templates', { body })).data!,
    update: async (row: ReplyTemplate, body: Partial<NewReplyTemplate>) =>
      (await api.PUT('/api/admin/reply-templates/{id}', { ...byId(row), body })).data!,
    delete: async (row: ReplyTemplate) => (await api.DELETE('/api/admin/reply-templates/{id}', byId(row))).data!,
  },
  reviews: {
    update: async (row: Review, body: ReviewChange) =>
      (await api.PUT('/api/admin/reviews/{id}', { ...byId(row), body })).data!,
  },
  publications: {
    create: async (body: NewPublication) => (await api.POST('/api/publications/create', { body })).data!,
    update: async (row: Publication, body: Change<NewPublication>) =>
      (await api.PUT('/api/publications/{id}', { ...byId(row), body })).data!,
    delete: async (row: Publication) => (await api.DELETE('/api/publications/{id}', byId(row))).data!,
  },
  services: {
    create: async (body: NewTripService) => (await api.POST('/api/admin/services', { body })).data!,
    update: async (row: TripService, body: TripServiceChange) =>
      (await api.PUT('/api/admin/services/{id}', { ...byId(row), body })).data!,
    delete: async (row: TripService) => (await api.DELETE('/api/admin/services/{id}', byId(row))).data!,
  },
  'tour-services': {
    create: async (body: NewTourService) => (await api.POST('/api/admin/tour-services', { body })).data!,
    update: async (row: TourService, body: TourServiceChange) =>
      (await api.PUT('/api/admin/tour-services/{id}', { ...byId(row), body })).data!,
    delete: async (row: TourService) => (await api.DELETE('/api/admin/tour-services/{id}', byId(row))).data!,
  },
  agents: {
    create: async (body: NewAgent) => (await api.POST('/api/admin/agents', { body })).data!,
    update: async (row: Agent, body: Partial<NewAgent>) =>
      (await api.PUT('/api/admin/agents/{id}', { ...byId(row), body })).data!,
    delete: async (row: Agent) => (await api.DELETE('/api/admin/agents/{id}', byId(row))).data!,
  },
  statements: {
    delete: async (row: Statement) => (await api.DELETE('/api/admin/statements/{id}', byId(row))).data!,
  },
  suppliers: {
    create: async (body: NewSupplier) => (await api.POST('/api/admin/suppliers', { body })).data!,
    update: async (row: Supplier, body: Partial<NewSupplier>) =>
      (await api.PUT('/api/admin/suppliers/{id}', { ...byId(row), body })).data!,
    delete: async (row: Supplier) => (await api.DELETE('/api/admin/suppliers/{id}', byId(row))).data!,
  },
  threads: {
    update: async (row: Thread, body: ThreadChange) =>
      (await api.PUT('/api/admin/threads/{id}', { ...byId(row), body })).data!,
  },
  tours: {
    create: async (body: NewTour) => (await api.POST('/api/tours/create', { body })).data!,
    update: async (row: Tour, body: Change<NewTour>) =>
      (await api.PUT('/api/tours/update/{slug}', { ...bySlug(row), body })).data!,
    delete: async (row: Tour) => (await api.DELETE('/api/tours/delete/{slug}', bySlug(row))).data!,
  },
  users: {
    create: async (body: NewUser) => (await api.POST('/api/users/create', { body })).data!,
  },
  vehicles: {
    create: async (body: NewVehicle) => (await api.POST('/api/admin/vehicles', { body })).data!,
    update: async (row: Vehicle, body: Partial<NewVehicle>) =>
      (await api.PUT('/api/admin/vehicles/{id}', { ...byId(row), body })).data!,
    delete: async (row: Vehicle) => (await api.DELETE('/api/admin/vehicles/{id}', byId(row))).data!,
  },
  webhooks: {
    create: async (body: NewWebhook) => (await api.POST('/api/admin/webhooks', { body })).data!,
    update: async (row: Webhook, body: Partial<NewWebhook>) =>
      (await api.PUT('/api/admin/webhooks/{id}', { ...byId(row), body })).data!,
    delete: async (row: Webhook) => (await api.DELETE('/api/admin/webhooks/{id}', byId(row))).data!,
  },
};

type Verb = keyof Calls;
type Writes = Pick<DataProvider, 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'>;

/**
 * React-admin's write methods. They throw for a resource or method that the API does not offer.
 * @param getMany fetches records, because some calls need the slug, and react-admin only knows ids
 */
export function writesOf(getMany: DataProvider['getMany']): Writes {
  const update = <Row extends RaRecord>(resource: string, { id, data, previousData }: UpdateParams<Row>) =>
    write<Row>(resource, 'update', (calls) => calls.update?.({ ...previousData, id }, data));
  const remove = <Row extends RaRecord>(resource: string, { id, previousData }: DeleteParams<Row>) =>
    write<Row>(resource, 'delete', (calls) => calls.delete?.({ ...previousData, id }));
  return {
    create: (resource, { data }) => write(resource, 'create', (calls) => calls.create?.(data as object)),
    update,
    updateMany: async (resource, { ids, data }) => {
      const { data: rows } = await getMany<RaRecord>(resource, { ids });
      for (const row of rows) await update(resource, { id: row.id, data, previousData: row });
      return { data: ids };
    },
    delete: remove,
    deleteMany: async (resource, { ids }) => {
      const { data: rows } = await getMany<RaRecord>(resource, { ids });
      for (const row of rows) await remove(resource, { id: row.id, previousData: row });
      return { data: ids };
    },
  };
}

async function write<Row>(resource: string, verb: Verb, send: (calls: Calls) => Promise<Answer> | undefined) {
  const sent = send(CALLS[resource] ?? {});
  if (!sent) throw new Error(`The API has no call to ${verb} ${resource}.`);
  const { message, secret, ...answer } = await sent.catch(asFormError);
  const record = answer.data ?? answer.news ?? answer.lodge ?? answer.tours ?? answer.comment;
  return { data: { ...record, ...(secret && { secret }), serverMessage: message } as Row };
}

/** React-admin's forms show the error of `root` as a toast. */
function asFormError(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const errors = { root: { serverError: error.message } };
  throw new HttpError(error.message, error.status, { ...(error.body as object | undefined), errors });
}
