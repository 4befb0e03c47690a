import { randomUUID } from 'node:crypto';
import type { DeepPartial } from 'typeorm';
import { AuditEntry } from '../src/modules/audit/audit-entry.entity.js';
import { Comment } from '../src/modules/comments/comment.entity.js';
import { Destination } from '../src/modules/destinations/destination.entity.js';
import { Notification } from '../src/modules/notifications/notification.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { makeTour, tokenOf } from './support/factories.js';
import { commentBody } from './support/forms.js';

describe('Comments', () => {
  let product: TestApp;
  let admin: string;
  let staff: string;
  const comments = () => product.dataSource.getRepository(Comment);
  const create = (body: unknown) => product.api.post('/comments/create', body);

  function makeDestination(fields: DeepPartial<Destination> = {}): Promise<Destination> {
    const destinations = product.dataSource.getRepository(Destination);
    const slug = `destination-${randomUUID()}`;
    const values = { title: `Destination ${slug}`, slug, newsBody: '<p>A place.</p>', images: [], isPublished: true };
    return destinations.save(destinations.create({ ...values, ...fields }));
  }

  beforeAll(async () => {
    product = await startApp();
    admin = await tokenOf(product.dataSource, product.api, 'admin');
    staff = await tokenOf(product.dataSource, product.api, 'user');
  });
  afterAll(() => product.close());

  it('are hidden until an admin enables them, and the message says so (rules/content 7)', async () => {
    const { slug } = await makeDestination();
    const { status, body } = await create(commentBody(slug));
    expect(status).toBe(201);
    expect(body.message).toBe('Thank you. Your comment will be shown once our team has approved it.');
    expect(body.comment).toMatchObject({
      names: 'Spec Commenter',
      commentBody: 'A comment of a spec.',
      isActive: false,
    });
    expect((await product.api.get(`/comments/${slug}/news`)).body).toEqual({ comments: [] });

    const { id } = body.comment;
    const enabled = await product.api.put(`/comments/change/${id}`, { status: 'true' }, { token: admin });
    expect(enabled.body).toMatchObject({ message: 'The comment is now public.', comment: { id, isActive: true } });
    expect((await product.api.get(`/comments/${slug}/news`)).body.comments).toEqual([
      { ...body.comment, isActive: true },
    ]);

    const disabled = await product.api.put(`/comments/change/${id}`, { status: 'false' }, { token: admin });
    expect(disabled.body.comment.isActive).toBe(false);
    expect((await product.api.get(`/comments/${slug}/news`)).body.comments).toEqual([]);
  });

  it('are about a destination unless they name a tour, by slug or id (rules/content 7)', async () => {
    const destination = await makeDestination();
    const tour = await makeTour(product.dataSource);
    for (const key of [destination.slug, destination.id]) await create(commentBody(key));
    for (const key of [tour.slug, tour.id]) await create({ comment: commentBody(key, { itemType: 'tours' }) });
    expect(await comments().countBy({ destinationId: destination.id })).toBe(2);
    expect(await comments().countBy({ tourId: tour.id })).toBe(2);
    for (const path of [
      `${destination.id}/news`,
      `${destination.slug}/news`,
      `${tour.id}/tours`,
      `${tour.slug}/tours`,
    ]) {
      const { body } = await product.api.get(`/comments/${path}`, { token: staff });
      expect(body.comments).toHaveLength(2);
    }
  });

  it('show the address of their author only to staff (rules/privacy 7)', async () => {
    const { slug } = await makeDestination();
    const { body } = await create(commentBody(slug));
    expect(body.comment).not.toHaveProperty('email');
    await product.api.put(`/comments/change/${body.comment.id}`, { status: true }, { token: admin });
    const [forAll] = (await product.api.get(`/comments/${slug}/news`, { token: 'null' })).body.comments;
    const [forStaff] = (await product.api.get(`/comments/${slug}/news`, { token: staff })).body.comments;
    expect(forAll).not.toHaveProperty('email');
    expect(forStaff).toEqual({ ...forAll, email: 'spec.commenter@example.org' });
  });

  it('notify staff of a new one, with a link to it (rules/content 7, rules/roles 6)', async () => {
    const { slug } = await makeTour(product.dataSource);
    await create(commentBody(slug, { itemType: 'tours' }));
    const notifications = product.dataSource.getRepository(Notification);
    expect(await notifications.countBy({ kind: 'comment', link: `/account/tours/comment/${slug}` })).toBe(1);
  });

  it.each([
    ['<b>Great</b> hike <script>alert(1)</script>& back', 'Great hike & back'],
    ['<<b>script>alert(1)<<b>/script>', ''],
    ['5 < 6 & 7 > 3, I <3 it', '5 < 6 & 7 > 3, I <3 it'],
    ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['Two\nlines', 'Two\nlines'],
  ])('keep only the text of %j', async (typed, kept) => {
    const { slug } = await makeDestination();
    const { status, body } = await create(commentBody(slug, { commentBody: typed }));
    if (kept) {
      expect(body.comment.commentBody).toBe(kept);
    } else {
      expect(status === 400 || !/<script/i.test(body.comment.commentBody)).toBe(true);
    }
  });

  it.each([
    ['nested tags', '<'.repeat(43_000) + 'b>'.repeat(43_000)],
    ['tags inside each other', '<b>'.repeat(43_000)],
  ])('are refused when they are nothing but %s, without parsing it', async (_, tags) => {
    const { slug } = await makeDestination();
    for (const [field, sentence] of [
      ['names', 'Full name can have at most 150 characters'],
      ['commentBody', 'Comment can have at most 2000 characters'],
    ] as const) {
      const { status, body } = await create(commentBody(slug, { [field]: tags }));
      expect({ status, errors: body.Errors }).toEqual({ status: 400, errors: [sentence] });
    }
  });

  it('have a length limit that does not count markup', async () => {
    const { slug } = await makeDestination();
    const { body } = await create(commentBody(slug, { commentBody: `<p>${'<b>x</b>'.repeat(2_000)}</p>` }));
    expect(body.comment.commentBody).toBe('x'.repeat(2_000));
    const tooLong = await create(commentBody(slug, { commentBody: '<b>x</b>'.repeat(2_001) }));
    expect(tooLong.body.Errors).toEqual(['Comment can have at most 2000 characters']);
  });

  it('require a name, an address, a text and a subject', async () => {
    const { status, body } = await create({});
    expect(status).toBe(400);
    expect(body.Errors).toEqual([
      'Full name is required',
      'Email is required',
      'Comment is required',
      'Slug is required',
    ]);
    const tour = await makeTour(product.dataSource);
    expect((await create(commentBody(tour.slug, { itemType: 'events' }))).body.Errors).toEqual([
      'Item type must be one of: news, tours',
    ]);
  });

  it('are refused on an unknown record or a draft (rules/content 7)', async () => {
    const draft = await makeDestination({ isPublished: false });
    for (const key of ['unknown', draft.slug]) {
      expect((await create(commentBody(key))).status).toBe(404);
      expect((await product.api.get(`/comments/${key}/news`)).status).toBe(404);
    }
    expect((await product.api.get(`/comments/${draft.slug}/news`, { token: staff })).status).toBe(200);
    expect((await product.api.get('/comments/unknown/tours', { token: staff })).body.error).toBe(
      'This tour was not found.',
    );
  });

  it('are deleted by an admin, once (rules/content 7)', async () => {
    const { slug } = await makeDestination();
    const { body } = await create(commentBody(slug));
    const remove = () => product.api.delete(`/comments/delete/${body.comment.id}`, { token: admin });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)!.body).toEqual({
      message: 'The comment has been deleted.',
      comment: expect.objectContaining({ id: body.comment.id, names: body.comment.names }),
    });
    expect(await comments().countBy({ id: body.comment.id })).toBe(0);
  });

  it('are enabled and deleted with one audit entry each (rules/roles 5)', async () => {
    const { slug } = await makeDestination();
    const { id } = (await create(commentBody(slug))).body.comment;
    for (const status of [true, true, 'true']) {
      expect((await product.api.put(`/comments/change/${id}`, { status }, { token: admin })).status).toBe(200);
    }
    await product.api.delete(`/comments/delete/${id}`, { token: admin });
    const entries = product.dataSource.getRepository(AuditEntry);
    const trail = await entries.find({ where: { recordId: id }, order: { createdAt: 'ASC' } });
    expect(trail.map(({ action, label, changes }) => [action, label, changes.isActive])).toEqual([
      ['enable', 'Spec Commenter', [false, true]],
      ['delete', 'Spec Commenter', [true, null]],
    ]);
  });

  it('need a valid status, and an existing id', async () => {
    const change = (id: string, body: unknown) => product.api.put(`/comments/change/${id}`, body, { token: admin });
    expect((await change(randomUUID(), { status: true })).status).toBe(404);
    expect((await change(randomUUID(), {})).body.Errors).toEqual(['Status is required']);
    expect((await change(randomUUID(), { status: 'maybe' })).body.Errors).toEqual(['Status must be true or false']);
  });

  it('are listed to staff with their subjects (rules/api 7)', async () => {
    const tour = await makeTour(product.dataSource);
    const { body } = await create(commentBody(tour.slug, { itemType: 'tours', commentBody: 'Needle in hay' }));
    const query = { filter: { q: 'needle', isActive: false, tourId: tour.id } };
    const page = await product.api.get('/admin/comments', { token: staff, query });
    expect(page.body).toEqual([
      {
        ...body.comment,
        email: 'spec.commenter@example.org',
        itemType: 'tours',
        itemId: tour.id,
        itemTitle: tour.title,
        itemSlug: tour.slug,
      },
    ]);
    expect(page.headers['content-range']).toBe('comments 0-0/1');
    expect((await product.api.get(`/admin/comments/${body.comment.id}`, { token: staff })).body).toEqual(page.body[0]);
    expect((await product.api.get(`/admin/comments/${randomUUID()}`, { token: staff })).status).toBe(404);
  });
});
