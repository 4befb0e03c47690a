import { createHash } from 'node:crypto';
import { dateRefused, emptyFor, orderOf } from '../islands/orders/order';
import { EMPTY as EVENT_REQUEST, messageOf } from '../islands/event-form/message';
import { register, type Registered } from '../islands/participants/register';
import {
  choiceOf,
  choiceRefused,
  EMPTY as REGISTRATION,
  feeOrderOf,
  participantOf,
} from '../islands/participants/registration';
import { airTicket, booking, footer, participant } from '../i18n/en';
import { outcomeOf, refusal, type Outcome } from '../lib/api/outcome';
import { apiFor, dataOf, dataOrNull } from '../lib/api/server';
import type { CreatedOrder, NewOrder } from '../lib/api/types';
import { bookableEvent, bookableTour } from '../lib/bookable';
import type { Fields, PlainForm } from '../lib/forms/posted';
import { homeWith } from './booked';

/** The page that a form came to. */
export interface Page {
  readonly locals: App.Locals;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Where the visitor goes; without a place of its own the form's page says that it was sent (`sent.ts`). */
interface Taken {
  readonly next?: string;
}

type Taker = (fields: Fields, page: Page) => Promise<Outcome<Taken>>;

/** What each form that works without JavaScript does when it is sent to its page: what its script does otherwise. */
export const takers: Readonly<Record<PlainForm, Taker>> = {
  contact: async (fields, page) => sent(await post(page, '/api/contact', fields)),
  comment: async (fields, page) => sent(await post(page, '/api/comments/create', fields)),
  'event-form': async (fields, page) => sent(await post(page, '/api/contact', messageOf(read(EVENT_REQUEST, fields)))),
  unsubscribe: async (_fields, page) =>
    sent(await post(page, `/api/maillist/unsubcribe/${encodeURIComponent(page.params['id'] ?? '')}`, {})),
  subscribe: async (fields, page) => {
    const outcome = sent(await post(page, '/api/maillist/subscribe', fields));
    return outcome.ok || outcome.status === 400 ? outcome : { ...outcome, problems: [footer.subscribeFailed] };
  },
  'air-ticket': async (fields, page) => {
    const outcome = sent(await post(page, '/api/airticket', fields));
    return outcome.ok ? outcome : { ...outcome, problems: [airTicket.failed, ...outcome.problems] };
  },
  booking: async (fields, page) => {
    const item = await bookableOf(page);
    if (!item) return refusal(booking.gone);
    const values = read(emptyFor(item), fields);
    const refused = dateRefused(item, values.date);
    const ordered = refused ? refusal(refused) : await order(page, orderOf(item, values));
    if (!ordered.ok || fields['action'] !== 'later') return toOrder(ordered);
    return { ...ordered, data: { next: homeWith(ordered.data.order.id) } };
  },
  participant: async (fields, page) => {
    const values = { ...read(REGISTRATION, fields), dataProtection: 'dataProtection' in fields };
    const { data: events } = dataOf(await apiFor(page.locals).GET('/api/events'));
    const found = events.find(({ id }) => id === values.eventId);
    const event = found && choiceOf(found);
    const refused = choiceRefused(event);
    if (refused || !event) return refusal(refused ?? participant.eventRequired);
    if (!values.dataProtection) return refusal(participant.dataProtectionRequired);
    const sending = {
      fee: feeOrderOf(event, values),
      participant: { ...participantOf(event, values), openedFor: fields['openedFor'] },
    };
    return toOrder(
      await register(sending, { order: (fee) => order(page, fee), participant: (body) => registered(page, body) }),
    );
  },
};

/** It worked, and the form's own page says so. */
const sent = (outcome: Outcome<unknown>): Outcome<Taken> => (outcome.ok ? { ...outcome, data: {} } : outcome);

async function post<T>(
  { locals }: Page,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome<T>> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return outcomeOf<T>(await locals.apiFetch(path, init));
}

/** A second click sends the same a moment later; within these minutes it is taken for the same. */
const SAME_MS = 600_000;
/** It may come while the first is still at work, and then waits for the answer of that. */
const AT_WORK = 409;
const TURNS = 20;
const TURN_MS = 250;

/** To a call that honours `Idempotency-Key`: what comes twice is made once. */
async function postOnce<T>(page: Page, path: string, body: object): Promise<Outcome<T>> {
  const window = Math.floor(Date.now() / SAME_MS);
  const said = JSON.stringify([window, { ...body, openedFor: undefined }]);
  const key = createHash('sha256').update(said).digest('hex');
  for (let turn = 1; ; turn++) {
    const outcome = await post<T>(page, path, body, { 'idempotency-key': key });
    if (outcome.ok || outcome.status !== AT_WORK || turn === TURNS) return outcome;
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}

const order = (page: Page, body: NewOrder) => postOnce<CreatedOrder>(page, '/api/order', body);

async function registered(page: Page, body: object): Promise<Outcome<Registered>> {
  const outcome = await postOnce<Registered>(page, '/api/participant/create', body);
  if (outcome.ok || outcome.status !== 400) return outcome;
  return { ...outcome, problems: [participant.missing, ...outcome.problems] };
}

/**
 * The order's own page says what a notice would say to others. Without a place of its own to start at, a browser would
 * look there for the form that it comes from.
 */
const toOrder = (outcome: Outcome<{ readonly order?: { readonly id: string } }>): Outcome<Taken> =>
  outcome.ok && outcome.data.order
    ? { ...outcome, data: { next: `/myorder/${outcome.data.order.id}#top` } }
    : sent(outcome);

async function bookableOf({ locals, url, params }: Page) {
  const path = { slug: params['slug'] ?? '' };
  if (url.pathname.startsWith('/event/')) {
    const found = dataOrNull(await apiFor(locals).GET('/api/events/{slug}', { params: { path } }));
    return found && bookableEvent(found.data);
  }
  const found = dataOrNull(await apiFor(locals).GET('/api/tours/{slug}', { params: { path } }));
  return found && bookableTour(found.tours);
}

/** The fields that a form has, each of the kind that it starts with; what was left out keeps its start. */
function read<V extends object>(empty: V, fields: Fields): V {
  const values = Object.entries(empty).map(([name, start]) => {
    const sent = fields[name];
    if (sent === undefined) return [name, start];
    return [name, Array.isArray(start) ? [sent].flat() : [sent].flat()[0]];
  });
  return Object.fromEntries(values) as V;
}
