import { SYSTEM_ACTOR as ACTOR } from '../src/modules/audit/actor.js';
import { Comment } from '../src/modules/comments/comment.entity.js';
import { CommentsService } from '../src/modules/comments/comments.service.js';
import { MediaReferences } from '../src/modules/media/unused/media-references.js';
import { Subscriber } from '../src/modules/subscribers/subscriber.entity.js';
import { Translation } from '../src/modules/translations/translation.entity.js';
import { TranslationsService } from '../src/modules/translations/translations.service.js';
import {
  createTables,
  flag,
  id,
  longText,
  table,
  text,
  time,
  unique,
} from '../src/database/migrations/support/table.js';
import { EdgePurge } from '../src/platform/edge-cache/edge-purge.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { tokenOf } from './support/factories.js';
import { translating } from './support/translations.js';
import { Viewpoint } from './viewpoints/viewpoint.entity.js';
import { VIEWPOINTS } from './viewpoints/viewpoint.kind.js';
import { ViewpointsModule, ViewpointsService } from './viewpoints/viewpoints.module.js';

const TABLE = table(
  'viewpoints',
  [
    id(),
    text('title', 200),
    text('slug', 120),
    longText('description'),
    flag('isOpen', false),
    time('createdAt'),
    time('updatedAt'),
  ],
  [unique('viewpoints_slug', ['slug'])],
);

const PICTURE = 'events/picture-of-a-viewpoint';

describe('A kind of content that is one folder', () => {
  let product: TestApp;
  let token: string;
  let viewpoints: ViewpointsService;

  const make = async (title: string, description = '<p>By the lake.</p>') => {
    const { slug } = await viewpoints.create(ACTOR, { title, description });
    return viewpoints.open(ACTOR, slug);
  };
  const list = async (filter: object) => {
    const { body } = await product.api.get('/admin/viewpoints', { token, query: { filter } });
    return (body as Viewpoint[]).map(({ title }) => title).sort();
  };

  beforeAll(async () => {
    product = await startApp({}, undefined, {}, { entities: [Viewpoint], modules: [ViewpointsModule] });
    const runner = product.dataSource.createQueryRunner();
    await createTables(runner, [TABLE]);
    await runner.release();
    token = await tokenOf(product.dataSource, product.api, 'admin');
    viewpoints = product.app.get(ViewpointsService);
  });
  afterAll(() => product.close());

  it('starts as a draft with a slug of its own', async () => {
    const draft = await viewpoints.create(ACTOR, { title: 'The viewpoint' });
    const other = await viewpoints.create(ACTOR, { title: 'The viewpoint' });
    expect([draft.slug, other.slug]).toEqual(['the-viewpoint', 'the-viewpoint-2']);
    await expect(viewpoints.get('the-viewpoint', 'public')).rejects.toThrow('This could not be found.');
    expect((await viewpoints.get('the-viewpoint', 'staff')).id).toBe(draft.id);
    await viewpoints.open(ACTOR, 'the-viewpoint');
    expect((await viewpoints.list('public')).map(({ slug }) => slug)).toEqual(['the-viewpoint']);
    expect((await viewpoints.findPublic(draft.id))?.slug).toBe('the-viewpoint');
  });

  it('is written with an audit entry, and purged from pages', async () => {
    const { id: recordId, slug } = await make('Audited');
    const { body } = await product.api.get('/admin/audit', { token, query: { filter: { recordId } } });
    expect((body as { action: string; resource: string }[]).map(({ action, resource }) => [resource, action])).toEqual([
      ['viewpoints', 'publish'],
      ['viewpoints', 'create'],
    ]);
    const purges = await product.dataSource.getRepository(EdgePurge).find();
    expect(JSON.stringify(purges)).toContain(`viewpoint:${slug}`);
  });

  it('has its list, its screen and its CSV file in the dashboard', async () => {
    const { id: recordId, slug } = await make('Listed');
    expect(await list({ q: 'listed' })).toEqual(['Listed']);
    for (const key of [recordId, slug]) {
      expect((await product.api.get(`/admin/viewpoints/${key}`, { token })).body.title).toBe('Listed');
    }
    const file = await product.api.get('/admin/viewpoints', { token, headers: { accept: 'text/csv' } });
    expect(file.headers['content-type']).toContain('text/csv');
    expect((await product.api.get('/admin/viewpoints')).status).toBe(401);
  });

  it('is translated, and found by missing translations', async () => {
    const { translate } = translating(product.api, token);
    const done = await make('Translated', '');
    await make('Still English', '');
    expect((await translate(`viewpoints/${done.id}/fr`, { title: 'Traduit' })).status).toBe(200);
    const service = product.app.get(TranslationsService);
    expect((await service.translateOne(VIEWPOINTS, done, 'fr')).title).toBe('Traduit');
    expect((await service.translateOne(VIEWPOINTS, done, 'sw')).title).toBe('Translated');
    const left = await list({ toTranslate: 'fr' });
    expect(left).toContain('Still English');
    expect(left).not.toContain('Translated');
    expect((await service.changes('fr')).has(done.id)).toBe(true);
  });

  it('takes comments', async () => {
    const { slug } = await make('Commented');
    const form = { names: 'Demo Visitor', email: 'visitor@example.org', commentBody: 'Quiet nights.', slug };
    expect((await product.api.post('/comments/create', { ...form, itemType: 'viewpoints' })).status).toBe(201);
    expect((await product.api.post('/comments/create', { ...form, itemType: 'caves' })).body.Errors).toEqual([
      'Item type must be one of: news, tours, viewpoints',
    ]);
    const { body } = await product.api.get('/admin/comments', { token });
    expect(body[0]).toMatchObject({ itemType: 'viewpoints', itemSlug: slug, itemTitle: 'Commented' });
    const comments = product.app.get(CommentsService);
    expect(await comments.listOn('viewpoints', slug, 'public')).toEqual([]);
    await product.api.put(`/comments/change/${body[0].id}`, { status: true }, { token });
    expect(await comments.listOn('viewpoints', slug, 'public')).toHaveLength(1);
  });

  it('keeps the pictures that it uses', async () => {
    await make('With a picture', `<p><img src="/media/${PICTURE}.webp" alt=""></p>`);
    expect(await product.app.get(MediaReferences).collect()).toContain(PICTURE);
  });

  it('is announced to subscribers', async () => {
    const subscribers = product.dataSource.getRepository(Subscriber);
    await subscribers.save(subscribers.create({ email: 'reader@example.org' }));
    const { id: recordId } = await make('Announced');
    const started = await product.api.post(
      '/admin/campaigns',
      { kind: 'viewpoint', recordId, recipients: 1 },
      { token },
    );
    expect(started.status).toBe(201);
    const preview = await product.api.get('/admin/mail-previews/new-viewpoint', { token });
    expect(preview.body.subject).toBe('A new viewpoint: A viewpoint');
    expect(preview.body.text).toContain('Unsubscribe');
  });

  it('is deleted with everything that refers to it', async () => {
    const { translate } = translating(product.api, token);
    const { id: recordId, slug } = await make('Gone');
    const kept = await make('Kept');
    for (const one of [recordId, kept.id]) await translate(`viewpoints/${one}/fr`, { title: 'Un belvédère' });
    await product.api.post('/comments/create', {
      ...{ names: 'Demo Visitor', email: 'visitor@example.org', commentBody: 'Quiet nights.' },
      ...{ slug, itemType: 'viewpoints' },
    });
    await viewpoints.delete(ACTOR, slug);
    for (const entity of [Translation, Comment]) {
      expect(await product.dataSource.getRepository(entity).countBy({ recordId })).toBe(0);
    }
    expect(await product.dataSource.getRepository(Translation).countBy({ recordId: kept.id })).toBe(1);
  });
});
