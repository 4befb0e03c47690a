import { languageCode, pagePath } from '../i18n/language';
import { createHash } from 'node:crypto';
import { dateRefused, orderOf, postedValues } from '../islands/orders/booking-values';
import { knownPriceOf } from '../islands/orders/known-price';
import { EMPTY as EVENT_REQUEST, messageOf } from '../islands/event-form/event-request';
import { EMPTY as TRIP_BRIEF, messageOf as briefMessageOf } from '../islands/trip-brief/trip-brief';
import { sendRegistration, type Registered } from '../islands/participants/send-registration';
import {
  choiceOf,
  choiceRefused,
  empty as emptyRegistration,
  feeOrderOf,
  participantOf,
} from '../islands/participants/registration-values';
import { airTicket } from '../i18n/for-forms';
import { booking, participant } from '../i18n/for-bookings';
import { footer, quotes } from '../i18n/for-pages';
import { outcomeOf, refusal, type Failure, type Outcome } from '../lib/api/outcome';
import type { AcceptedQuote, BoughtGift, CreatedOrder, MobilePayment, NewOrder } from '../lib/api/types';
import { bookableEvent, bookableTour, type Bookable } from '../lib/bookable';
import type { Fields, NoJsForm } from '../lib/forms/posted';
import { followPath } from '../lib/mobile-money';
import { parameterOf } from '../lib/query-parameters';
import { sentPagePath } from './sent-notice';
import { payNowPath } from '../lib/pay-now';
import { confirmationPath } from './order-confirmation';

/** The page that the form was posted to. */
export interface Page {
  readonly locals: App.Locals;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Where to redirect the visitor; without `next`, back to the form's page, which shows a notice (`sent-notice.ts`). */
interface Handled {
  readonly next?: string;
}

type FormHandler = (fields: Fields, page: Page) => Promise<Outcome<Handled>>;

/** Handles each form that is posted without JavaScript, as the form's script does in the browser. */
export const formHandlers: Readonly<Record<NoJsForm, FormHandler>> = {
  contact: async (fields, page) => sent(await post(page, '/api/contact', fields)),
  comment: async (fields, page) => sent(await post(page, '/api/comments/create', fields)),
  'event-form': async (fields, page) => sent(await post(page, '/api/contact', messageOf(read(EVENT_REQUEST, fields)))),
  'trip-brief': async (fields, page) =>
    sent(await post(page, '/api/contact', briefMessageOf(read(TRIP_BRIEF, fields)))),
  unsubscribe: async (_fields, page) =>
    sent(await post(page, `/api/maillist/unsubcribe/${encodeURIComponent(page.params['id'] ?? '')}`, {})),
  // A plain form with JavaScript too: the page already shows the cost.
  'cancel-order': async ({ refund, reason }, page) => {
    return sent(await post(page, `${orderPath(page)}/cancel`, { refund: Number(refund), reason }));
  },
  'keep-seats': async ({ mail }, page) => {
    const outcome = await post(page, `${orderPath(page)}/opened`, { mail });
    return outcome.ok ? { ...outcome, data: { next: pagePath(`${page.url.pathname}#money`) } } : sent(outcome);
  },
  // Plain forms with JavaScript too.
  gift: async ({ form: _, ...fields }, page) => {
    const { recipientEmail, ...rest } = fields;
    const body = { ...rest, amount: Number(fields['amount']), ...(recipientEmail && { recipientEmail }) };
    const outcome = await postIdempotently<BoughtGift>(page, '/api/gift-vouchers', body);
    return outcome.ok
      ? { ...outcome, data: { next: `${pagePath(`/gift/${outcome.data.voucher.key}`)}#top` } }
      : sent(outcome);
  },
  'gift-voucher': async ({ code }, page) => {
    const outcome = await postIdempotently(page, `${orderPath(page)}/gift-voucher`, { code });
    return outcome.ok ? { ...outcome, data: { next: `${pagePath(page.url.pathname)}#money` } } : sent(outcome);
  },
  // Plain forms with JavaScript too.
  'pay-mobile': async ({ amount = '', provider, phoneNumber, orderId, shareId }, page) => {
    // The choice names dollars and the francs that the payer saw.
    const [dollars, francs] = String(amount).split(' ').map(Number);
    const what = orderId ? { orderId } : { shareId };
    const body = { ...what, amount: dollars, francs, provider, phoneNumber };
    const outcome = await postIdempotently<MobilePayment>(page, '/api/v1/payments/mobile', body);
    const paid = { order: orderId ? String(orderId) : null, share: shareId ? String(shareId) : null };
    return outcome.ok
      ? { ...outcome, data: { next: `${pagePath(followPath(outcome.data.reference, paid))}#top` } }
      : sent(outcome);
  },
  'mobile-outcome': async ({ outcome: pressed }, page) => {
    const reference = encodeURIComponent(page.params['reference'] ?? '');
    const outcome = await post(page, `/api/v1/payments/sandbox/mobile/${reference}`, { outcome: pressed });
    return outcome.ok
      ? { ...outcome, data: { next: `${pagePath(page.url.pathname)}${page.url.search}#top` } }
      : sent(outcome);
  },
  // Plain forms with JavaScript too: the page of a proposal needs no script.
  'quote-accept': async (fields, page) => {
    if (!('agreed' in fields)) return refusal(quotes.accept.disagreed);
    const { names, revision, option } = fields;
    const body = { names, revision: Number(revision), ...(option !== undefined && { option: Number(option) }) };
    const outcome = await postIdempotently<AcceptedQuote>(page, `${quotePath(page)}/accept`, body);
    return outcome.ok ? { ...outcome, data: { next: payNowPath(outcome.data.order.id) } } : sent(outcome);
  },
  'quote-change': async ({ message }, page) => {
    const outcome = await postIdempotently(page, `${quotePath(page)}/change`, { message });
    return outcome.ok
      ? { ...outcome, data: { next: `${sentPagePath('quote-change', page.url)}#answer` } }
      : sent(outcome);
  },
  'quote-decline': async ({ reason }, page) => {
    const outcome = await postIdempotently(page, `${quotePath(page)}/decline`, { reason });
    return outcome.ok
      ? { ...outcome, data: { next: `${sentPagePath('quote-decline', page.url)}#answer` } }
      : sent(outcome);
  },
  'order-message': async ({ message }, page) => {
    return sent(await postIdempotently(page, `${orderPath(page)}/message`, { message }));
  },
  review: async ({ stars, text, names }, page) =>
    sent(await send(page, 'PUT', `${orderPath(page)}/review`, { stars, text, names })),
  'share-bill': async ({ names = [], amount = [] }, page) => {
    const amounts = [amount].flat();
    const parts = [names].flat().map((name, index) => ({ names: name, amount: amounts[index] ?? '' }));
    const shares = parts.filter((part) => part.names.trim() || Number(part.amount) > 0);
    return sent(await post(page, `${orderPath(page)}/shares`, { shares }));
  },
  // One traveller at a time, so that nothing typed about another is lost.
  travellers: async ({ form: _, ...traveller }, page) => {
    const outcome = await send(page, 'PUT', `${orderPath(page)}/travellers`, { travellers: [traveller] });
    return outcome.ok
      ? { ...outcome, data: { next: `${sentPagePath('travellers', page.url)}#travellers` } }
      : sent(outcome);
  },
  'remove-traveller': async ({ traveller }, page) => {
    const path = `${orderPath(page)}/travellers/${encodeURIComponent(String(traveller))}`;
    const outcome = await send(page, 'DELETE', path);
    return outcome.ok
      ? { ...outcome, data: { next: `${sentPagePath('remove-traveller', page.url)}#travellers` } }
      : sent(outcome);
  },
  'make-traveller-links': (_fields, page) => toLinks('make-traveller-links', page, 'POST', {}),
  'end-traveller-links': (_fields, page) => toLinks('end-traveller-links', page, 'DELETE'),
  'own-traveller': async ({ form: _form, id: _id, type: _type, ...own }, page) =>
    sent(await send(page, 'PUT', `/api/travellers/${encodeURIComponent(page.params['key'] ?? '')}`, own)),
  'waiting-list': async (fields, page) => {
    const departure = String(fields['departure'] ?? '');
    const body = { ...fields, people: Number(fields['people']) };
    const outcome = sent(await post(page, `/api/departures/${encodeURIComponent(departure)}/waiting`, body));
    const query = new URLSearchParams({ waiting: departure });
    return outcome.ok
      ? { ...outcome, data: { next: `${sentPagePath('waiting-list', page.url)}&${query.toString()}#waiting` } }
      : outcome;
  },
  'leave-waiting-list': async (_fields, page) =>
    sent(await post(page, `/api/departures/waiting/${encodeURIComponent(page.params['key'] ?? '')}/leave`, {})),
  subscribe: async (fields, page) => {
    const outcome = sent(await post(page, '/api/maillist/subscribe', fields));
    return outcome.ok || outcome.status === 400 ? outcome : { ...outcome, problems: [footer.subscribeFailed] };
  },
  'air-ticket': async (fields, page) => {
    const outcome = sent(await post(page, '/api/airticket', { ...fields, oneWay: 'oneWay' in fields }));
    return outcome.ok ? outcome : { ...outcome, problems: [airTicket.failed, ...outcome.problems] };
  },
  booking: async (fields, page) => {
    const item = await bookableOf(page);
    if (!item) return refusal(booking.gone);
    const { action, amount } = fields;
    const values = postedValues(item, fields);
    const known = knownPriceOf(item, values);
    // A price that only the server knows is shown before anything is booked.
    if (action === 'price' || (known === undefined && !(action && amount))) return SHOW_AGAIN;
    const refused = dateRefused(item, values);
    if (refused) return refusal(refused);
    const seen = known === undefined ? Number(amount) : (known?.total ?? 0);
    const ordered = await order(page, orderOf(item, values, seen, String(action)));
    if (!ordered.ok || action !== 'later') return toOrder(ordered);
    return { ...ordered, data: { next: confirmationPath(ordered.data.order.id) } };
  },
  participant: async (fields, page) => {
    const values = { ...read(emptyRegistration(), fields), dataProtection: 'dataProtection' in fields };
    const events = await page.locals.siteData.events();
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
      await sendRegistration(sending, {
        order: (fee) => order(page, fee),
        participant: (body) => registered(page, body),
      }),
    );
  },
};

/** Only the price was requested: the page shows it with what was typed. */
const SHOW_AGAIN: Outcome<Handled> = { ...refusal(''), status: 200, problems: [] };

/** The API path of the proposal whose page this is. */
const quotePath = ({ params }: Page): string => `/api/quotes/${encodeURIComponent(params['key'] ?? '')}`;

/** The API path of the order whose page this is. */
const orderPath = ({ params }: Page): string => `/api/order/${encodeURIComponent(params['id'] ?? '')}`;

/** Makes or ends the links of the travellers, and shows them again. */
async function toLinks(
  form: NoJsForm,
  page: Page,
  method: 'POST' | 'DELETE',
  body?: object,
): Promise<Outcome<Handled>> {
  const outcome = await send(page, method, `${orderPath(page)}/traveller-links`, body);
  return outcome.ok ? { ...outcome, data: { next: `${sentPagePath(form, page.url)}#links` } } : sent(outcome);
}

/** Success without a redirect target: the form's own page shows the notice. */
const sent = (outcome: Outcome<unknown>): Outcome<Handled> => (outcome.ok ? { ...outcome, data: {} } : outcome);

const post = <T>(page: Page, path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
  send<T>(page, 'POST', path, body, headers);

async function send<T>(
  { locals }: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome<T>> {
  const init = {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-language': languageCode() }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return outcomeOf<T>(await locals.apiFetch(path, init));
}

/** A double click posts the same form again; within this time both posts get the same key. */
const IDEMPOTENCY_WINDOW_MS = 600_000;
const MAX_ATTEMPTS = 20;
const RETRY_AFTER_MS = 250;

/** The first request with the same key is still being processed: retry. */
const isInProgress = ({ code }: Failure): boolean => code === 'request-in-progress';

/** Posts with an `Idempotency-Key` made from the content, so that a form posted twice creates one record. */
async function postIdempotently<T>(page: Page, path: string, body: object): Promise<Outcome<T>> {
  const period = Math.floor(Date.now() / IDEMPOTENCY_WINDOW_MS);
  const serialized = JSON.stringify([period, { ...body, openedFor: undefined }]);
  const key = createHash('sha256').update(serialized).digest('hex');
  for (let attempt = 1; ; attempt++) {
    const outcome = await post<T>(page, path, body, { 'idempotency-key': key });
    if (outcome.ok || !isInProgress(outcome) || attempt === MAX_ATTEMPTS) return outcome;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
}

const order = (page: Page, body: NewOrder) => postIdempotently<CreatedOrder>(page, '/api/order', body);

async function registered(page: Page, body: object): Promise<Outcome<Registered>> {
  const outcome = await postIdempotently<Registered>(page, '/api/participant/create', body);
  if (outcome.ok || outcome.status !== 400) return outcome;
  return { ...outcome, problems: [participant.missing, ...outcome.problems] };
}

/**
 * Redirects to the order's own page. The fragment is needed: a redirect without one inherits the fragment of the posted
 * form.
 */
const toOrder = (outcome: Outcome<{ readonly order?: { readonly id: string } }>): Outcome<Handled> =>
  outcome.ok && outcome.data.order
    ? { ...outcome, data: { next: pagePath(`/myorder/${outcome.data.order.id}#top`) } }
    : sent(outcome);

/** The tour or event of this page, as its booking form shows it. */
async function bookableOf({ locals, url, params }: Page): Promise<Bookable | null> {
  const { siteData } = locals;
  const slug = params['slug'] ?? '';
  if (url.pathname.startsWith('/event/')) {
    const event = await siteData.event(slug);
    return event && bookableEvent(event);
  }
  const tour = await siteData.tour(slug);
  const asked = { departure: parameterOf(url, 'departure'), waitingKey: parameterOf(url, 'waitingKey') };
  return tour && bookableTour(tour, await siteData.departures(tour.slug), asked);
}

/** Reads the form's own fields, each as the type of its initial value; a missing field keeps its initial value. */
function read<V extends object>(empty: V, fields: Fields): V {
  const values = (Object.entries(empty) as [string, unknown][]).map(([name, initial]) => {
    const sent = fields[name];
    if (sent === undefined) return [name, initial];
    return [name, Array.isArray(initial) ? [sent].flat() : [sent].flat()[0]];
  });
  return Object.fromEntries(values) as V;
}
