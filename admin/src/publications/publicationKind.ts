import type { ContentKind } from '../content/contentKind';
import type { Publication } from '../data/types';

type Category = Publication['category'];

/** The categories of existing publications (rules/content 6). */
export const CATEGORIES: readonly Category[] = ['publication', 'Press Release', 'Covid-19'];

/** The categories of new publications (rules/content 6). */
export const NEW_CATEGORIES: readonly Category[] = ['publication'];

/** The page of the website for each category; other categories have none (rules/content 6). */
const PAGES: Readonly<Partial<Record<Category, string>>> = {
  publication: '/publications',
  'Press Release': '/press-releases',
};

/** The choices of a select. */
export const choicesOf = (categories: readonly Category[]) =>
  categories.map((id) => ({ id, name: `app.publications.categories.${id}` }));

export const PUBLICATIONS: ContentKind<Publication> = {
  resource: 'publications',
  listTitle: 'app.publications.title',
  titleLength: 80,
  viewOf: ({ id }) => `/publications/view/${id}`,
  pageOf: ({ status, category }) => (status ? PAGES[category] : undefined),
  action: 'approve',
  publicField: 'status',
  states: ['app.content.active', 'app.content.inactive'],
  buttons: ['app.content.activate', 'app.content.deactivate'],
  setPublic: (dataProvider, { id }, isPublic) => dataProvider.approvePublication(id, isPublic),
};
