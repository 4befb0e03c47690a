// How many price requests a second the product answers, compared with a bare Fastify route that reads the same request
// and sends the same bytes without any work; and how long the pricing itself takes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cancellationOffers } from '@imisozi/core/pricing/cancellation';
import { instalmentsOf } from '@imisozi/core/pricing/instalments';
import { priceTour } from '@imisozi/core/pricing/price-tour';
import { DEFAULT_TERMS } from '@imisozi/core/pricing/terms';
import { startProduct } from './support/product.mjs';
import { inTurn, report } from './support/report.mjs';
import { wrk } from './support/wrk.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SCRIPT = fileURLToPath(new URL('support/post.lua', import.meta.url));

/** A tour that uses every rule of pricing. */
const SALE = {
  title: 'A tour with everything',
  price1: 1_980,
  price2: 3_640,
  price3: 5_340,
  price4: 6_990,
  price5: 8_650,
  seasons: [1, 4, 7, 10].map((month) => ({
    name: `Season ${month}`,
    from: `2038-${String(month).padStart(2, '0')}-01`,
    to: `2038-${String(month + 2).padStart(2, '0')}-28`,
    ...{ price1: 2_100, price2: 3_900, price3: 5_700, price4: 7_300, price5: 9_000 },
  })),
  largeGroups: [{ from: 6, to: 20, pricePerPerson: 1_650 }],
  travellerTypes: ['child', 'teen', 'resident'].map((code) => ({ code, label: code, percent: -25 })),
  extras: [
    { code: 'permit', label: 'Permit', category: 'permit', price: 1_500, per: 'person', required: true },
    { code: 'single', label: 'Single room', category: 'room', price: 60, per: 'day', required: false },
    { code: 'porter', label: 'Porter', category: 'service', price: 20, per: 'person-day', required: false },
  ],
};
const BOOKING = {
  travelDate: '2038-08-10',
  travellers: { adult: 2, child: 2 },
  extras: [{ code: 'single', quantity: 1 }, { code: 'porter' }],
};

report({ what: 'the pricing itself', unit: 'µs', ours: pricing(), atMost: 50 });

const folder = await mkdtemp(join(tmpdir(), 'bench-price-'));
const product = await startProduct({ DATA_DIR: folder });
let bare;
try {
  const body = JSON.stringify({ tour: await makeTour(product), ...BOOKING });
  const answer = await (await post(`${product.base}/api/price`, body)).text();
  bare = fork(new URL('support/bare-echo.mjs', import.meta.url), [answer]);
  const [port] = await once(bare, 'message');
  const rate = async (url) => {
    const { rate, failed } = await wrk(url, { seconds: SECONDS, script: SCRIPT, args: [body, 'price'] });
    if (failed > 0) throw new Error(`${failed} answers of ${url} are errors`);
    return rate;
  };
  const sides = await inTurn(
    ROUNDS,
    () => rate(`${product.base}/api/price`),
    () => rate(`http://127.0.0.1:${port}/`),
  );
  report({ what: 'POST /api/price against a bare Fastify route', unit: 'requests/s', atLeast: 0.15, ...sides });
} finally {
  await product.stop();
  bare?.kill();
  await rm(folder, { recursive: true, force: true });
}

/** Microseconds to compute one price, its instalments and its cancellation costs. */
function pricing() {
  const ROUNDS = 20_000;
  const once = () => {
    const { total } = priceTour(SALE, { days: 3, ...BOOKING });
    const [today, { travelDate }] = ['2038-01-01', BOOKING];
    instalmentsOf({ total, permits: 0, travelDate, today }, DEFAULT_TERMS);
    cancellationOffers({ total, travelDate }, DEFAULT_TERMS.cancellation, today);
  };
  for (let round = 0; round < ROUNDS; round++) once();
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round++) once();
  return ((performance.now() - begun) / ROUNDS) * 1_000;
}

async function makeTour({ base, login }) {
  const token = await login();
  const send = (method, path, body) => post(`${base}/api/tours/${path}`, JSON.stringify(body), { method, token });
  const { tours } = await (await send('POST', 'create', { ...SALE, image: '/media/demo/gorillas.svg' })).json();
  await send('PUT', `publish/${tours.slug}`, { isPublished: true });
  return tours.slug;
}

async function post(url, body, { method = 'POST', token = '' } = {}) {
  const answer = await fetch(url, { method, headers: { 'content-type': 'application/json', token }, body });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
