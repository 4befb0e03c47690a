// With the `.ts` extension, because the benchmarks run this file directly.
import { addDays, today } from '@imisozi/core/kigali-time';
import { GROUP_PRICED_TOUR, order, post } from './booking.ts';
import { sentProposal } from './proposals.ts';
import { adminToken, send } from './staff.ts';

/** The URL of `route`, with a record of the product at `url` in each variable part; makes orders and subscribers. */
export async function addressOf(url: string, route: string): Promise<string> {
  const part = /\{(.+)\}/.exec(route)?.[1];
  if (!part) return route;
  const find = FINDERS[part];
  if (!find) throw new Error(`Nobody knows what {${part}} is`);
  return route.replace(`{${part}}`, await find(url));
}

const FINDERS: Record<string, (url: string) => Promise<string>> = {
  destination: async (url) => first((await read<{ news: Titled[] }>(url, '/api/news')).news).slug,
  lodge: async (url) => first((await read<{ lodges: Titled[] }>(url, '/api/lodges')).lodges).slug,
  tour: async () => GROUP_PRICED_TOUR,
  event: (url) => eventSlug(url, (price) => price > 0),
  'free event': (url) => eventSlug(url, (price) => price === 0),
  order: async (url) => (await order(url, `routes.${Date.now()}@example.org`)).id,
  share: freshShare,
  traveller: freshTravellerLink,
  guide: guideKey,
  gift: freshGift,
  quote: sentProposal,
  token: async () => 'a-token-that-is-judged-when-it-is-sent',
  key: async () => 'a-key-that-is-judged-when-it-is-sent',
  subscriber: freshSubscriber,
};

interface Titled {
  readonly slug: string;
}

async function eventSlug(url: string, wanted: (price: number) => boolean): Promise<string> {
  const { data } = await read<{ data: (Titled & { price: number; startDate: string })[] }>(url, '/api/events');
  return first(data.filter(({ price, startDate }) => wanted(price) && Date.parse(startDate) > Date.now())).slug;
}

/** The key of a guide's page. */
async function guideKey(url: string): Promise<string> {
  const guides = await send<{ page: string }[]>(url, 'GET', '/api/admin/guides', await adminToken(url));
  return first(guides).page.split('/').at(-1)!;
}

async function freshShare(url: string): Promise<string> {
  const { id } = await order(url, `share.${Date.now()}@example.org`);
  const { body } = await post(url, `/api/order/${id}/shares`, { shares: [{ names: 'Demo Visitor', amount: 1 }] });
  return first((body as { shares: { id: string }[] }).shares).id;
}

async function freshGift(url: string): Promise<string> {
  const buyerEmail = `giver.${Date.now()}@example.org`;
  const wish = { amount: 100, fromNames: 'Demo Giver', toNames: 'Demo Visitor', buyerEmail };
  const { body } = await post(url, '/api/gift-vouchers', wish);
  return (body as { voucher: { key: string } }).voucher.key;
}

async function freshSubscriber(url: string): Promise<string> {
  const email = `reader.${Date.now()}@example.org`;
  await post(url, '/api/maillist/subscribe', { email });
  const login = await post(url, '/api/auth/login', { email: 'admin@imisozi.example', password: 'demo-admin-1' });
  const { token } = login.body as { token: string };
  const list = await fetch(`${url}/api/maillist/subcribers`, { headers: { token } });
  const { subscribers } = (await list.json()) as { subscribers: { id: string; email: string }[] };
  return first(subscribers.filter((one) => one.email === email)).id;
}

async function read<T>(url: string, path: string): Promise<T> {
  return (await (await fetch(url + path)).json()) as T;
}

function first<T>(list: readonly T[]): T {
  if (list[0] === undefined) throw new Error('The demonstration content has no such record');
  return list[0];
}

async function freshTravellerLink(url: string): Promise<string> {
  const { id } = await order(url, `traveller.${Date.now()}@example.org`, { travelDate: addDays(today(), 40) });
  const { body } = await post(url, `/api/order/${id}/traveller-links`, {});
  return first((body as { links: { link: string }[] }).links)
    .link.split('/')
    .at(-1)!;
}
