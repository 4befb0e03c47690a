import { addDays, today } from '@imisozi/core/kigali-time';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { OrderNote } from '../src/modules/timeline/notes/order-note.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, makeUser, orderBody, PASSWORD } from './support/factories.js';

describe('Notes and tasks of a booking (rules/desk 8)', () => {
  let product: TestApp;
  let clerk: { readonly id: string; readonly token: string; readonly names: string };

  const join = async (role: 'reservations' | 'user') => {
    const user = await makeUser(product.dataSource, role);
    const { body } = await product.api.post('/auth/login', { email: user.email, password: PASSWORD });
    return { id: user.id, token: body.token as string, names: `${user.firstName} ${user.lastName}` };
  };
  beforeAll(async () => {
    product = await startApp();
    clerk = await join('reservations');
  });
  afterAll(() => product.close());

  const order = async () => {
    const { id } = await makeTour(product.dataSource);
    return (await product.api.post('/order', orderBody(id))).body.order as { id: string; number: string };
  };
  const write = (id: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    product.api.post(`/admin/orders/${id}/notes`, fields, { token: clerk.token, headers });
  const change = (id: string, noteId: string, fields: Record<string, unknown>) =>
    product.api.put(`/admin/orders/${id}/notes/${noteId}`, fields, { token: clerk.token });
  const notesOf = async (id: string) =>
    (await product.api.get(`/admin/orders/${id}/notes`, { token: clerk.token })).body.notes;
  const tasks = async (token = clerk.token) => (await product.api.get('/admin/tasks', { token })).body;

  it('are listed newest first, with their authors, and audited', async () => {
    const { id, number } = await order();
    const first = await write(id, { text: '<b>Quiet room</b>' });
    expect([first.status, first.body.message]).toEqual([201, 'The note has been saved.']);
    await write(id, { text: 'Vegetarian' });
    expect((await notesOf(id)).map(({ text }: { text: string }) => text)).toEqual(['Vegetarian', '<b>Quiet room</b>']);
    const changed = await change(id, first.body.note.id, { text: 'Very quiet room' });
    expect(changed.body.note).toMatchObject({ text: 'Very quiet room', isTask: false, doneAt: null });
    const trail = await product.dataSource.getRepository(AuditEntry).find({
      where: { resource: 'notes', recordId: first.body.note.id },
      order: { createdAt: 'ASC' },
    });
    expect(trail.map(({ action, label }) => [action, label])).toEqual([
      ['create', number],
      ['update', number],
    ]);
    expect(trail[1]!.changes).toEqual({ text: ['<b>Quiet room</b>', 'Very quiet room'] });
  });

  it('are tasks if they have an owner or a day, the most urgent first, until they are done', async () => {
    const [one, other] = [await order(), await order()];
    const owner = { ownerId: clerk.id };
    await write(one.id, { text: 'Some day', ...owner });
    await write(one.id, { text: 'Next week', ...owner, dueDate: addDays(today(), 7) });
    const late = await write(other.id, { text: 'Yesterday', ...owner, dueDate: addDays(today(), -1) });
    await write(other.id, { text: 'Nobody’s', dueDate: today() });
    expect(late.body).toMatchObject({
      message: 'The task has been saved.',
      note: { isTask: true, owner: { id: clerk.id, names: clerk.names } },
    });
    const mine = await tasks();
    expect(mine.total).toBe(3);
    expect(mine.tasks).toMatchObject([
      { text: 'Yesterday', number: other.number, orderId: other.id, isOverdue: true },
      { text: 'Next week', isOverdue: false },
      { text: 'Some day', dueDate: null },
    ]);
    const done = await change(other.id, late.body.note.id, { done: true });
    expect(done.body.note.doneAt).not.toBeNull();
    expect((await tasks()).total).toBe(2);
    await change(other.id, late.body.note.id, { done: false, ownerId: null, dueDate: null });
    expect((await notesOf(other.id)).at(-1)).toMatchObject({ text: 'Yesterday', isTask: false, owner: null });
    expect((await tasks()).total).toBe(2);
  });

  it('can be assigned only to colleagues who work with bookings, and belong to their order', async () => {
    const [one, other] = [await order(), await order()];
    const outsider = await join('user');
    const refused = await write(one.id, { text: 'Call', ownerId: outsider.id });
    expect([refused.status, refused.body.Errors]).toEqual([400, ['Please choose a colleague who works with bookings']]);
    const { body } = await product.api.get(`/admin/orders/${one.id}/notes`, { token: clerk.token });
    expect(body.owners).toContainEqual({ id: clerk.id, names: clerk.names });
    expect(body.owners.map(({ id }: { id: string }) => id)).not.toContain(outsider.id);
    const { note } = (await write(one.id, { text: 'Call' })).body;
    expect((await change(other.id, note.id, { done: true })).status).toBe(404);
    expect((await product.api.get('/admin/tasks', { token: outsider.token })).status).toBe(403);
  });

  it('are created once, however often they are sent, up to the maximum per order', async () => {
    const { id } = await order();
    const headers = { 'idempotency-key': 'note-of-a-spec' };
    const twice = await Promise.all([1, 2].map(() => write(id, { text: 'Once' }, headers)));
    expect(twice.some(({ status }) => status === 201)).toBe(true);
    expect(await notesOf(id)).toHaveLength(1);
    const notes = product.dataSource.getRepository(OrderNote);
    await notes.save(
      Array.from({ length: 198 }, () =>
        notes.create({
          orderId: id,
          text: 'One of many',
          authorId: null,
          authorEmail: '',
          ownerId: null,
          dueDate: null,
          doneAt: null,
        }),
      ),
    );
    const last = await Promise.all(['a', 'b'].map((text) => write(id, { text })));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await write(id, { text: 'x'.repeat(2_001) })).status).toBe(400);
  });
});
