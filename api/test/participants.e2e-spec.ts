import { Participant } from '../src/modules/participants/participant.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeEvent, tokenOf } from './support/factories.js';
import { participantBody } from './support/forms.js';

describe('Participants', () => {
  let product: TestApp;
  const participants = () => product.dataSource.getRepository(Participant);
  const register = (body: unknown) => product.api.post('/participant/create', body);

  beforeAll(async () => {
    product = await startApp();
  });
  afterAll(() => product.close());

  it('register for an event at its price (rules/forms 5, rules/prices 11)', async () => {
    const event = await makeEvent(product.dataSource, { price: 75.5 });
    const { status, body } = await register(
      participantBody(event.title, { email: 'registers@example.org', amount: 75.5 }),
    );
    expect(status).toBe(201);
    expect(body.message).toBe('Thank you, you are registered.');
    expect(await participants().findOneByOrFail({ email: 'registers@example.org' })).toMatchObject({
      eventId: event.id,
      eventName: event.title,
      familyName: 'Participant',
      dietRequirements: 'Vegetarian',
      amount: 75.5,
      dataProtection: true,
    });
  });

  it('are Mr and from Rwanda unless they say otherwise (rules/forms 5)', async () => {
    const event = await makeEvent(product.dataSource);
    await register(participantBody(event.title, { email: 'default@example.org', title: '', country: '' }));
    expect(await participants().findOneByOrFail({ email: 'default@example.org' })).toMatchObject({
      title: 'Mr',
      country: 'Rwanda',
    });
    await register(participantBody(event.title, { email: 'deployed@example.org', title: 'Mr.' }));
    expect(await participants().findOneByOrFail({ email: 'deployed@example.org' })).toMatchObject({ title: 'Mr' });
    await register(participantBody(event.title, { email: 'own@example.org', title: 'Prof.', country: 'Kenya' }));
    expect(await participants().findOneByOrFail({ email: 'own@example.org' })).toMatchObject({
      title: 'Prof.',
      country: 'Kenya',
    });
  });

  it('may name their event by title, slug or id', async () => {
    const event = await makeEvent(product.dataSource);
    for (const name of [event.title, event.slug, event.id]) {
      expect((await register(participantBody(name))).status).toBe(201);
    }
    expect((await register(participantBody(undefined, { eventId: event.id }))).status).toBe(201);
    expect(await participants().countBy({ eventId: event.id, eventName: event.title })).toBe(4);
  });

  it('may come in a wrapped body (rules/api 2)', async () => {
    const event = await makeEvent(product.dataSource);
    expect((await register({ participant: participantBody(event.title) })).status).toBe(201);
  });

  it('are told "Missing data" and every failure (rules/forms 5)', async () => {
    const { status, body } = await register({});
    expect(status).toBe(400);
    expect(body.message).toBe('Missing data');
    expect(body.error).toBe('Missing data');
    expect(body.Errors).toEqual([
      'Family name is required',
      'First name is required',
      'Position is required',
      'Department is required',
      'Organization is required',
      'Address is required',
      'Town is required',
      'Telephone is required',
      'Email is required',
      'Diet requirements is required',
    ]);
  });

  it.each([
    [{ phone: 'call me' }, 'Telephone must be numeric'],
    [{ email: 'nobody' }, 'Email must be a valid email address'],
    [{ title: 'King' }, 'Title must be one of: Mr, Ms, Mrs., Dr., Prof.'],
    [{ eventName: '' }, 'Please choose an event'],
    [{ eventName: 'No such event' }, 'Please choose an event'],
    [{ amount: 0 }, 'Selected price : 0 is not allowed'],
    [{ amount: '10' }, 'Selected price : 10 is not allowed'],
    [{ amount: '5e1' }, 'Selected price : 5e1 is not allowed'],
  ])('are refused with %j (rules/forms 5)', async (wrong, sentence) => {
    const event = await makeEvent(product.dataSource);
    const before = await participants().count();
    const { status, body } = await register(participantBody(event.title, wrong));
    expect(status).toBe(400);
    expect(body.message).toBe('Missing data');
    expect(body.Errors).toEqual([sentence]);
    expect(await participants().count()).toBe(before);
  });

  it('cannot register for a free event, nor for one that is not approved (rules/forms 5)', async () => {
    const free = await makeEvent(product.dataSource, { price: 0 });
    expect((await register(participantBody(free.title))).body.Errors).toEqual(['Selected price : 0 is not allowed']);
    const draft = await makeEvent(product.dataSource, { isApproved: false });
    expect((await register(participantBody(draft.title))).body.Errors).toEqual(['Please choose an event']);
  });

  it('are mailed what they registered for, in Central Africa Time', async () => {
    const event = await makeEvent(product.dataSource, { startDate: new Date('2038-03-01T07:00:00Z') });
    await register(participantBody(event.title, { email: 'reads.mail@example.org' }));
    const [mail] = await product.mails.to('reads.mail@example.org');
    expect(mail!.subject).toBe(`Your registration: ${event.title}`);
    expect(mail!.text).toContain('Starts: Mon, 1 March 2038 at 09:00 CAT');
    expect(mail!.text).toContain('Fee: $50');
  });

  it('are listed to staff as a bare array, newest first (rules/api 10)', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'user');
    const event = await makeEvent(product.dataSource);
    await register(participantBody(event.title, { familyName: 'Newest' }));
    const { status, body } = await product.api.get('/participant/all', { token });
    expect(status).toBe(200);
    expect(body).toHaveLength(await participants().count());
    expect(body[0]).toMatchObject({ familyName: 'Newest', eventName: event.title, amount: 50 });
    const query = { filter: { eventId: event.id } };
    const page = await product.api.get('/admin/participants', { token, query });
    expect(page.body).toEqual([body[0]]);
    expect(page.headers['content-range']).toBe('participants 0-0/1');
    expect((await product.api.get(`/admin/participants/${body[0].id}`, { token })).body).toEqual(body[0]);
  });

  it('keep the name of their event when it is deleted', async () => {
    const token = await tokenOf(product.dataSource, product.api, 'user');
    const event = await makeEvent(product.dataSource);
    await register(participantBody(event.title, { email: 'outlives@example.org' }));
    await product.mails.settled();
    await product.dataSource.getRepository('events').delete({ id: event.id });
    const query = { filter: { email: 'outlives@example.org' } };
    const { body } = await product.api.get('/admin/participants', { token, query });
    expect(body).toEqual([expect.objectContaining({ eventId: null, eventName: event.title })]);
  });
});
