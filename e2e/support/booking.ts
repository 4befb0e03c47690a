import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { adminToken, send } from './staff.ts';

const PATIENCE_MS = 60_000;

/** A tour that can be ordered for two. */
export interface TourForTwo {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price2: number;
}

/**
 * A tour of the demonstration with prices for each size of group on any date. The first of the list may be one that
 * another test of the worker published, sold otherwise.
 */
export const GROUP_PRICED_TOUR = 'gorillas-of-the-virungas-3-days';

/** A published tour with its price for two, as a visitor finds it. */
export async function anyTour(url: string): Promise<TourForTwo> {
  const { tours } = (await (await fetch(`${url}/api/tours`)).json()) as { tours: TourForTwo[] };
  const tour = tours.find(({ slug }) => slug === GROUP_PRICED_TOUR);
  if (!tour) throw new Error(`${GROUP_PRICED_TOUR} is not published`);
  return tour;
}

/** The body that orders a tour for two people. */
export const orderOf = (tour: TourForTwo, email: string) => ({
  names: 'Process Visitor',
  email,
  phoneNumber: '+250788123456',
  address: 'KG 7 Avenue',
  location: 'Kigali',
  itemType: 'tour',
  itemsArray: [{ id: tour.id, itemNumber: 1 }],
  people: 2,
  amount: tour.price2,
});

/**
 * Orders a tour for two people over HTTP, as a client.
 * @param tour by default {@link anyTour}, which the product must have
 * @returns `id` is the key of the order's page (rules/orders 1)
 */
export async function order(
  url: string,
  email: string,
  fields: Record<string, unknown> = {},
  tour?: TourForTwo,
): Promise<{ id: string; number: string }> {
  const answer = await post(url, '/api/order', { ...orderOf(tour ?? (await anyTour(url)), email), ...fields });
  if (answer.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
  return (answer.body as { order: { id: string; number: string } }).order;
}

/** {@link order}, with the order as staff see it. */
export async function officeOrder(url: string, email: string, fields: Record<string, unknown> = {}) {
  const { id, number } = await order(url, email, fields);
  return { id: await officeIdOf(url, id), number };
}

/** The id of an order, from its client's key. */
export async function officeIdOf(url: string, key: string): Promise<string> {
  const token = await adminToken(url);
  return (await send<{ data: { id: string } }>(url, 'GET', `/api/order/${key}`, token)).data.id;
}

/** Posts JSON. @param language the sender's language */
export async function post(
  url: string,
  path: string,
  body: unknown,
  language = 'en',
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': language },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Waits for mails to `address` in the folder of the embedded mail adapter. */
export async function mailsTo(folder: string, address: string, count: number): Promise<Email[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = (await allMails(folder)).filter(({ to }) => to?.some((one) => one.address === address));
    if (found.length >= count) return found;
    if (Date.now() > deadline) throw new Error(`${found.length} of ${count} mails to ${address} arrived`);
    await wait(100);
  }
}

async function allMails(folder: string): Promise<Email[]> {
  const mail = join(folder, 'mail');
  const names = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mail, name)))));
}
