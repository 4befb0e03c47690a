import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';

/** What the four kinds of content have in common; each has a spec of its own for the rest. */
const KINDS = [
  {
    kind: 'news',
    resource: 'destinations',
    wrapper: 'news',
    answer: 'news',
    flag: 'isPublished',
    body: { title: 'Shared rules', newsBody: '<p>Text</p>', images: ['https://pictures.example/one.jpg'] },
    update: (key: string) => `/news/update/${key}`,
    remove: (key: string) => `/news/delete/${key}`,
    toggle: (key: string) => `/news/publish/${key}`,
  },
  {
    kind: 'tours',
    resource: 'tours',
    wrapper: 'tour',
    answer: 'tours',
    flag: 'isPublished',
    body: { title: 'Shared rules', toursBody: '<p>Text</p>', image: 'https://pictures.example/one.jpg' },
    update: (key: string) => `/tours/update/${key}`,
    remove: (key: string) => `/tours/delete/${key}`,
    toggle: (key: string) => `/tours/publish/${key}`,
  },
  {
    kind: 'events',
    resource: 'events',
    wrapper: 'event',
    answer: 'data',
    flag: 'isApproved',
    body: {
      title: 'Shared rules',
      description: '<p>Text</p>',
      image: 'https://pictures.example/one.jpg',
      startDate: '2038-03-01T08:00',
      endDate: '2038-03-01T16:00',
    },
    update: (key: string) => `/events/${key}`,
    remove: (key: string) => `/events/${key}`,
    toggle: (key: string) => `/events/approve/${key}`,
  },
  {
    kind: 'publications',
    resource: 'publications',
    wrapper: 'publication',
    answer: 'data',
    flag: 'status',
    body: { title: 'Shared rules', category: 'publication', pubDocument: 'https://pictures.example/one.pdf' },
    update: (key: string) => `/publications/${key}`,
    remove: (key: string) => `/publications/${key}`,
    toggle: (key: string) => `/publications/approve/${key}`,
  },
] as const;

describe.each(KINDS)('Content: $kind', ({ kind, resource, wrapper, answer, flag, body, update, remove, toggle }) => {
  let product: TestApp;
  let admin: string;
  let staff: string;

  beforeAll(async () => {
    product = await startApp({ MEDIA_HOSTS: 'https://pictures.example' });
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  const create = async (fields: object = {}, token = staff) => {
    const { body: made } = await product.api.post(`/${kind}/create`, { ...body, ...fields }, { token });
    return made[answer];
  };
  const keyOf = ({ id, slug }: { id: string; slug?: string }) => slug ?? id;
  const read = (key: string, token?: string) => product.api.get(`/${kind}/${key}`, { token });

  it('is created by staff as a draft, whatever the body says (rules/roles 3)', async () => {
    for (const token of [staff, admin]) {
      const { status, body: made } = await product.api.post(
        `/${kind}/create`,
        { ...body, [flag]: true, id: 'chosen', slug: 'chosen', createdAt: '2001-01-01' },
        { token },
      );
      expect(status).toBe(201);
      expect(made.message).toEqual(expect.any(String));
      expect(made[answer]).toMatchObject({ title: body.title, [flag]: false });
      expect(made[answer].id).not.toBe('chosen');
      expect(made[answer].slug).not.toBe('chosen');
      expect(made[answer].createdAt).not.toMatch(/^2001/);
      expect((await read(keyOf(made[answer]))).status).toBe(404);
      expect((await read(keyOf(made[answer]), staff)).body[answer]).toEqual(made[answer]);
    }
  });

  it('shows no external file in a draft of the role user, in no field and no text; an admin may', async () => {
    const moved = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('pictures.example', 'evil.example'));
    const text = Object.keys(body).find((field) => /body$/i.test(field) || field === 'description');
    const drafts = [
      moved(body),
      ...(text ? [{ ...body, [text]: '<p>x <img src="https://evil.example/a.png"></p>' }] : []),
    ];
    for (const draft of drafts) {
      const refused = await product.api.post(`/${kind}/create`, draft, { token: staff });
      expect([refused.status, refused.body.Errors]).toEqual([
        400,
        [expect.stringMatching(/^Please upload this file instead of linking to it: https:\/\/evil\.example\//)],
      ]);
      expect((await product.api.post(`/${kind}/create`, draft, { token: admin })).status).toBe(201);
    }
  });

  it('accepts a flat body and a wrapped one (rules/api 2)', async () => {
    const { status, body: made } = await product.api.post(`/${kind}/create`, { [wrapper]: body }, { token: staff });
    expect(status).toBe(201);
    expect(made[answer].title).toBe(body.title);
    const wrapped = { [wrapper]: { title: 'Wrapped' } };
    const updated = await product.api.put(update(keyOf(made[answer])), wrapped, { token: admin });
    expect(updated.body[answer].title).toBe('Wrapped');
  });

  it('is found only by its exact key, on every database, so that it has one URL in the edge cache', async () => {
    const key = keyOf(await create());
    await product.api.put(toggle(key), { [flag]: true }, { token: admin });
    expect((await read(key)).status).toBe(200);
    const accented = key.replace(/[a-z]/, `$&${encodeURIComponent('\u0301')}`);
    for (const other of [key.toUpperCase(), `${key}%20`, accented]) {
      expect((await read(other)).status).toBe(404);
      expect((await product.api.put(update(other), { title: 'Found' }, { token: admin })).status).toBe(404);
    }
  });

  it('needs a title, and reports every error in a list (rules/errors 3)', async () => {
    for (const title of [undefined, '', '   ', null, 5, 'x'.repeat(201)]) {
      const { status, body: failure } = await product.api.post(`/${kind}/create`, { ...body, title }, { token: staff });
      expect(status).toBe(400);
      expect(failure.Errors[0]).toMatch(/^Title /);
      expect(failure.error).toBe(failure.Errors[0]);
    }
    const { body: failure } = await product.api.post(`/${kind}/create`, {}, { token: staff });
    expect(failure.Errors.length).toBeGreaterThan(1);
    expect(failure.Errors).toContain('Title is required');
  });

  it('is changed, deleted and published only by an admin (rules/content 1, rules/roles 2)', async () => {
    const made = await create();
    const calls = [
      ['PUT', update(keyOf(made)), { title: 'Changed' }],
      ['PUT', toggle(keyOf(made)), { [flag]: true }],
      ['DELETE', remove(keyOf(made)), undefined],
    ] as const;
    for (const [method, path, sent] of calls) {
      const anonymous = await product.api.call(method, path, sent);
      expect(anonymous.status).toBe(401);
      const asStaff = await product.api.call(method, path, sent, { token: staff });
      expect(asStaff.status).toBe(403);
      expect(asStaff.body.errors.auth).toBe(asStaff.body.message);
    }
    expect((await product.api.post(`/${kind}/create`, body)).status).toBe(401);
    expect((await read(keyOf(made), staff)).body[answer]).toEqual(made);
    for (const [method, path, sent] of calls) {
      expect((await product.api.call(method, path, sent, { token: admin })).status).toBe(200);
    }
  });

  /** The record with only these changes, and with the time of the change if the response has it. */
  const writtenAnew = (made: Record<string, unknown>, changes: object = {}) => ({
    ...made,
    ...('updatedAt' in made && { updatedAt: expect.any(String) as string }),
    ...changes,
  });

  it.each([true, 'true'])('is public once an admin says %j, and no more once taken back', async (on) => {
    const made = await create();
    const published = await product.api.put(toggle(keyOf(made)), { [flag]: on }, { token: admin });
    expect(published.body[answer]).toEqual(writtenAnew(made, { [flag]: true }));
    expect((await read(keyOf(made))).body[answer]).toMatchObject({ id: made.id, [flag]: true });
    expect(JSON.stringify((await product.api.get(`/${kind}`)).body)).toContain(made.id);
    const off = typeof on === 'string' ? 'false' : false;
    const taken = await product.api.put(toggle(keyOf(made)), { [flag]: off }, { token: admin });
    expect(taken.body.message).not.toBe(published.body.message);
    expect((await read(keyOf(made))).status).toBe(404);
    expect(JSON.stringify((await product.api.get(`/${kind}`)).body)).not.toContain(made.id);
    expect((await product.api.put(toggle(keyOf(made)), { [flag]: 'maybe' }, { token: admin })).status).toBe(400);
    expect((await product.api.put(toggle(keyOf(made)), {}, { token: admin })).status).toBe(400);
  });

  it('keeps fields that an update leaves out, and its files and author even if they are sent empty (rules/api 3)', async () => {
    const made = await create();
    const untouched = { image: '', images: [], pubDocument: '' };
    for (const nothing of [{}, untouched, { unknown: 'field', slug: 'other', authorId: '' }]) {
      const { status, body: updated } = await product.api.put(update(keyOf(made)), nothing, { token: admin });
      expect(status).toBe(200);
      expect(updated[answer]).toEqual(writtenAnew(made));
    }
    expect((await read(keyOf(made), staff)).body[answer]).toEqual(writtenAnew(made));
  });

  it.each(['', '   ', null])('needs a title in an update too: %j is refused (rules/api 3)', async (title) => {
    const made = await create();
    const { status, body: failure } = await product.api.put(update(keyOf(made)), { title }, { token: admin });
    expect([status, failure.Errors]).toEqual([400, ['Title is required']]);
    expect((await read(keyOf(made), staff)).body[answer].title).toBe(made.title);
  });

  it('tells the second of two editors of one field who was first, and lets two change different fields', async () => {
    const made = await create();
    const change = (fields: object) => product.api.put(update(keyOf(made)), fields, { token: admin });
    const seen = made.updatedAt as string;
    const other = Object.keys(body).find((field) => /^(image|images|pubDocument)$/.test(field))!;
    const first = await change({ title: 'Of the first', updatedAt: seen });
    expect(first.status).toBe(200);
    expect(Date.parse(first.body[answer].updatedAt)).toBeGreaterThan(Date.parse(seen));

    const second = await change({ title: 'Of the second', updatedAt: seen });
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(/^\S+@staff\.example has changed this too: title, on .+ CAT\.$/);
    expect((await read(keyOf(made), staff)).body[answer].title).toBe('Of the first');
    const elsewhere = { [other]: 'https://pictures.example/two.pdf' };
    expect((await change({ ...elsewhere, updatedAt: seen })).status).toBe(200);
    expect((await change({ title: 'Of the first', updatedAt: seen })).status).toBe(200);
    // An editor who has seen the newest version may change it; so may a deployed client, which sends no version.
    const { updatedAt } = (await read(keyOf(made), staff)).body[answer];
    expect((await change({ title: 'Of the second', updatedAt })).status).toBe(200);
    expect((await change({ title: 'Of a deployed client' })).status).toBe(200);
  });

  it('keeps its URL when the title changes (rules/api 6)', async () => {
    const made = await create();
    const { body: updated } = await product.api.put(update(keyOf(made)), { title: 'Quite another' }, { token: admin });
    expect(updated[answer]).toEqual(writtenAnew(made, { title: 'Quite another' }));
    expect((await read(keyOf(made), staff)).body[answer].title).toBe('Quite another');
  });

  it('is no longer found by anyone after it is deleted', async () => {
    const made = await create();
    const { body: deleted } = await product.api.delete(remove(keyOf(made)), { token: admin });
    expect(deleted[answer].id).toBe(made.id);
    expect((await read(keyOf(made), admin)).status).toBe(404);
    expect((await product.api.delete(remove(keyOf(made)), { token: admin })).status).toBe(404);
    expect((await product.api.put(update(keyOf(made)), { title: 'Back' }, { token: admin })).status).toBe(404);
    expect((await product.api.put(toggle(keyOf(made)), { [flag]: true }, { token: admin })).status).toBe(404);
  });

  it('is deleted once by ten simultaneous calls', async () => {
    const made = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => product.api.delete(remove(keyOf(made)), { token: admin })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  it('has an audit entry for each change', async () => {
    const made = await create();
    await product.api.put(update(keyOf(made)), { title: 'Trail' }, { token: admin });
    await product.api.put(toggle(keyOf(made)), { [flag]: true }, { token: admin });
    await product.api.delete(remove(keyOf(made)), { token: admin });
    const trail = await product.dataSource.getRepository(AuditEntry).findBy({ recordId: made.id });
    expect(trail.every((entry) => entry.resource === resource && entry.userEmail.endsWith('@staff.example'))).toBe(
      true,
    );
    const byAction = Object.fromEntries(trail.map(({ action, changes }) => [action, changes]));
    expect(Object.keys(byAction)).toHaveLength(4);
    expect(byAction.create).toMatchObject({ title: [null, 'Shared rules'] });
    expect(byAction.update).toEqual({ title: ['Shared rules', 'Trail'] });
    expect(byAction.delete).toMatchObject({ title: ['Trail', null] });
  });

  it('lists newest first, and drafts only for staff (rules/api 7, rules/content 1)', async () => {
    const draft = await create();
    const shown = await create();
    await product.api.put(toggle(keyOf(shown)), { [flag]: true }, { token: admin });
    const idsFor = async (token?: string) => {
      const { body: listed } = await product.api.get(`/${kind}`, { token });
      return listed[answer].map(({ id }: { id: string }) => id) as string[];
    };
    expect(await idsFor()).toContain(shown.id);
    expect(await idsFor('null')).not.toContain(draft.id);
    const all = await idsFor(staff);
    expect(all.slice(0, 2)).toEqual(
      draft.createdAt === shown.createdAt ? [shown.id, draft.id].sort().reverse() : [shown.id, draft.id],
    );
  });
});

describe.each(KINDS.filter(({ kind }) => kind !== 'publications'))(
  'The slug of $kind',
  ({ kind, resource, answer, body, remove }) => {
    let product: TestApp;
    let admin: string;

    beforeAll(async () => {
      product = await startApp();
      admin = await tokenOf(product.dataSource, product.api, 'admin');
    });
    afterAll(() => product.close());

    const slugFor = async (title: string) => {
      const { body: made } = await product.api.post(`/${kind}/create`, { ...body, title }, { token: admin });
      return made[answer].slug as string;
    };

    it.each([
      ['Lac Kivu, été à la française!', 'lac-kivu-ete-a-la-francaise'],
      ['  Nyungwe   —  2 days  ', 'nyungwe-2-days'],
      ['Gorillas & golden monkeys', 'gorillas-and-golden-monkeys'],
      ['🦍🦍', 'untitled'],
    ])('is made from the title %j (rules/api 6)', async (title, slug) => {
      expect(await slugFor(title)).toBe(slug);
    });

    it('has at most its maximum length for the longest title', async () => {
      expect((await slugFor('Long road '.repeat(20).trim())).length).toBeLessThanOrEqual(100);
    });

    it('never equals a path that a route uses', async () => {
      expect(await slugFor('Five')).toBe('five-2');
    });

    it('gets -2, -3 … if the title is taken, and fills a gap', async () => {
      expect([await slugFor('Same'), await slugFor('Same'), await slugFor('Same')]).toEqual([
        'same',
        'same-2',
        'same-3',
      ]);
      await product.api.delete(remove('same-2'), { token: admin });
      expect(await slugFor('same')).toBe('same-2');
    });

    it('is unique for twelve simultaneous records with one title', async () => {
      // All callers that look first find the slug free: only the index decides.
      const repository = product.dataSource.getRepository<{ slug: string }>(resource);
      const found = await Promise.all(Array.from({ length: 12 }, () => repository.existsBy({ slug: 'race' })));
      expect(found).toEqual(Array<boolean>(12).fill(false));

      const slugs = await Promise.all(Array.from({ length: 12 }, () => slugFor('Race')));
      const expected = ['race', ...Array.from({ length: 11 }, (_, index) => `race-${index + 2}`)];
      expect(slugs.toSorted()).toEqual(expected.toSorted());
    });
  },
);
