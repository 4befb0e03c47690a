// Holds rules/dashboard 10.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp, type TestApp } from './support/app.js';
import { EventStream } from './support/event-stream.js';
import { makeTour, makeUser, orderBody, PASSWORD } from './support/factories.js';

/** A booking that is not spoken of is forgotten after 25 seconds, here after five. */
const PACE = 5;
const FORGOTTEN_MS = 5_600;

describe('Who else has a booking open (rules/dashboard 10)', () => {
  let product: TestApp;
  let url: string;
  const streams: EventStream[] = [];

  beforeAll(async () => {
    product = await startApp({}, undefined, { pace: PACE });
    await product.app.listen(0, '127.0.0.1');
    url = await product.app.getUrl();
  });
  afterAll(async () => {
    for (const stream of streams) stream.close();
    await product.close();
  });

  const booking = async () => {
    const { id } = await makeTour(product.dataSource);
    return (await product.api.post('/order', orderBody(id))).body.order.id as string;
  };
  const login = async (email: string) =>
    (await product.api.post('/auth/login', { email, password: PASSWORD })).body.token as string;
  /** A colleague with one window, which listens. */
  const colleague = async (firstName: string) => {
    const user = await makeUser(product.dataSource, 'reservations', { firstName, lastName: 'Uwase' });
    const token = await login(user.email);
    const stream = await EventStream.open(`${url}/api/admin/live`, token);
    streams.push(stream);
    await stream.next('hello');
    return { ...user, token, stream };
  };
  const enter = (id: string, token: string) => product.api.put(`/admin/orders/${id}/viewers`, {}, { token });
  const leave = (id: string, token: string) => product.api.delete(`/admin/orders/${id}/viewers`, { token });
  const names = ({ body }: Awaited<ReturnType<typeof enter>>) =>
    (body.others as { names: string }[]).map(({ names }) => names);
  /** Waits until the stream says that exactly these have the booking open. */
  const shown = (stream: EventStream, orderId: string, expected: readonly string[]) =>
    stream.next('viewers', (data: { orderId: string; others: { names: string }[] }) => {
      const told = data.others.map(({ names }) => names);
      return data.orderId === orderId && JSON.stringify(told) === JSON.stringify(expected);
    });

  it('tells who comes and who leaves to those who have it open, and to nobody else', async () => {
    const [aline, bosco, other] = [await colleague('Aline'), await colleague('Bosco'), await colleague('Chantal')];
    const [id, another] = [await booking(), await booking()];
    await enter(another, other.token);
    expect(names(await enter(id, aline.token))).toEqual([]);
    const begun = Date.now();
    expect(names(await enter(id, bosco.token))).toEqual(['Aline Uwase']);
    const { data } = await shown(aline.stream, id, ['Bosco Uwase']);
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(data).toEqual({ orderId: id, others: [{ id: bosco.id, names: 'Bosco Uwase' }] });
    expect((await leave(id, bosco.token)).status).toBe(204);
    await shown(aline.stream, id, []);
    expect(other.stream.events.filter(({ type }) => type === 'viewers')).toEqual([
      { type: 'viewers', data: { orderId: another, others: [] } },
    ]);
  });

  it('forgets who does not say it again, as after a crash, and keeps who does', async () => {
    const [aline, bosco] = [await colleague('Aline'), await colleague('Bosco')];
    const id = await booking();
    await enter(id, bosco.token);
    await enter(id, aline.token);
    for (const until = Date.now() + FORGOTTEN_MS; Date.now() < until; await wait(200)) await enter(id, aline.token);
    await shown(aline.stream, id, []);
    expect(names(await enter(id, bosco.token))).toEqual(['Aline Uwase']);
  });

  it('shows nobody to themselves, and a colleague with two sessions once, until both have left', async () => {
    const [aline, bosco] = [await colleague('Aline'), await colleague('Bosco')];
    const id = await booking();
    const second = await login(bosco.email);
    await enter(id, bosco.token);
    expect(names(await enter(id, second))).toEqual([]);
    expect(names(await enter(id, aline.token))).toEqual(['Bosco Uwase']);
    await leave(id, second);
    expect(names(await enter(id, aline.token))).toEqual(['Bosco Uwase']);
    await leave(id, bosco.token);
    expect(names(await enter(id, aline.token))).toEqual([]);
  });

  it('keeps at most twenty bookings a session; the oldest gives way', async () => {
    const [aline, bosco] = [await colleague('Aline'), await colleague('Bosco')];
    const ids = await Promise.all(Array.from({ length: 21 }, booking));
    for (const id of ids) await enter(id, bosco.token);
    expect(names(await enter(ids[0]!, aline.token))).toEqual([]);
    expect(names(await enter(ids[1]!, aline.token))).toEqual(['Bosco Uwase']);
    expect(names(await enter(ids[20]!, aline.token))).toEqual(['Bosco Uwase']);
  });

  it('knows no booking that does not exist (404)', async () => {
    const { token } = await colleague('Aline');
    expect((await enter(randomUUID(), token)).status).toBe(404);
    expect((await enter('nothing', token)).status).toBe(404);
  });
});
