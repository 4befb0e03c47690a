// Holds rules/privacy 11.
import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { ALINE, BEN, PASSPORT, travellersOf } from './support/travellers.js';

interface Link {
  readonly travellerId: string;
  readonly type: string;
  readonly link: string;
}

describe('The private link of a traveller', () => {
  let product: TestApp;
  let admin: string;
  let travellers: ReturnType<typeof travellersOf>;

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    travellers = travellersOf(product);
  });
  afterAll(() => product.close());

  const make = async (order: string): Promise<Link[]> =>
    (await product.api.post(`/order/${order}/traveller-links`, {})).body.links;
  const list = async (order: string): Promise<Link[]> =>
    (await product.api.get(`/order/${order}/traveller-links`)).body.links;
  const keyIn = ({ link }: Link): string => /\/traveller\/([\da-f-]{36})$/.exec(link)![1]!;
  const open = (link: Link) => product.api.get(`/travellers/${keyIn(link)}`);
  const save = (link: Link, fields: object) => product.api.put(`/travellers/${keyIn(link)}`, fields);
  const { type: _, ...OWN } = ALINE;

  it('is made for each place in the party, once however often it is asked for', async () => {
    const order = await travellers.order();
    expect(await list(order)).toEqual([]);
    await travellers.save(order, [BEN]);
    const links = await make(order);
    expect(links.map(({ type }) => type)).toEqual(['adult', 'adult']);
    const [ben] = (await travellers.read(order)).body.travellers as { id: string }[];
    expect(links[0]!.travellerId).toBe(ben!.id);
    expect(await make(order)).toEqual(links);
    expect(await list(order)).toEqual(links);
    expect(links.map(keyIn)).not.toContain(order);
  });

  it('opens and saves the own details, and tells nothing of the others and of the order', async () => {
    const order = await travellers.order();
    await travellers.save(order, [{ ...ALINE, firstName: 'Keza' }]);
    const [keza, free] = await make(order);
    const { body } = await open(free!);
    expect(body).toMatchObject({ type: 'adult', isEditable: true, traveller: null });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Keza|${PASSPORT}|${order}|amount|email`));

    for (const lastName of ['Uwase', 'Mukamana']) {
      const { status, body: saved } = await save(free!, { ...OWN, lastName });
      expect([status, saved.traveller]).toEqual([200, expect.objectContaining({ firstName: 'Aline', lastName })]);
      expect(JSON.stringify(saved)).not.toContain('Keza');
    }
    // Whose details are saved is up to the link, whatever the body says.
    await save(free!, { ...OWN, id: keza!.travellerId, type: 'child', lastName: 'Mukamana' });
    const all = (await travellers.read(order)).body.travellers as { firstName: string; type: string }[];
    expect(all.map(({ firstName, type }) => [firstName, type])).toEqual([
      ['Keza', 'adult'],
      ['Aline', 'adult'],
    ]);
    expect((await save(free!, { ...OWN, firstName: ' ' })).body.Errors).toEqual(['First name is required']);
  });

  it('ends with the order, with its key, with its traveller and when the client says so', async () => {
    const order = await travellers.order();
    await travellers.save(order, [BEN]);
    const [ben, free] = await make(order);
    await product.api.delete(`/order/${order}/travellers/${ben!.travellerId}`);
    expect((await open(ben!)).status).toBe(404);
    expect((await open(free!)).status).toBe(200);
    expect(await make(order)).toHaveLength(2);

    await product.api.delete(`/order/${order}/traveller-links`);
    expect(await list(order)).toEqual([]);
    expect((await save(free!, OWN)).status).toBe(404);

    const [renewed] = await make(order);
    await product.api.post(`/admin/orders/${order}/client-link`, { renew: true }, { token: admin });
    expect((await open(renewed!)).status).toBe(404);
    expect((await save(renewed!, OWN)).status).toBe(404);

    const cancelled = await travellers.order();
    const [last] = await make(cancelled);
    await product.api.put(`/order/${cancelled}/status`, { status: 'CANCELLED' }, { token: admin });
    expect((await open(last!)).status).toBe(404);
    expect((await product.api.post(`/order/${cancelled}/traveller-links`, {})).status).toBe(409);
  });

  it('is not found for an id that nobody has got', async () => {
    for (const id of [randomUUID(), 'nothing']) expect((await product.api.get(`/travellers/${id}`)).status).toBe(404);
  });

  it('too near the trip shows the details, and changes nothing', async () => {
    const order = await travellers.order(2);
    const [link] = await make(order);
    expect((await save(link!, OWN)).status).toBe(200);
    await product.dataSource.query(`UPDATE orders SET travelDate = '2020-01-01' WHERE id = '${order}'`);
    expect((await open(link!)).body).toMatchObject({ isEditable: false, traveller: { firstName: 'Aline' } });
    expect((await save(link!, OWN)).status).toBe(409);
  });

  it('leaves a line in the audit trail when details are read or saved', async () => {
    const order = await travellers.order();
    const [link] = await make(order);
    await save(link!, OWN);
    await open(link!);
    const { body } = await product.api.get(
      `/admin/audit?filter=${encodeURIComponent(JSON.stringify({ resource: 'travellers' }))}`,
      { token: admin },
    );
    const ofOrder = (body as { recordId: string; action: string }[]).filter(({ recordId }) => recordId === order);
    expect(ofOrder.map(({ action }) => action).sort()).toEqual(['read', 'update', 'update']);
  });
});
