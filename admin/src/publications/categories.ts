import type { Publication } from '../data/types';

type Category = Publication['category'];

/** Of what exists already (spec 9). */
export const CATEGORIES: readonly Category[] = ['publication', 'Press Release', 'Covid-19'];

/** Of what is made new (spec 9). */
export const NEW_CATEGORIES: readonly Category[] = ['publication'];

/** The public list shows these only (spec 9). */
const PUBLIC_CATEGORIES: readonly Category[] = ['publication', 'Press Release'];

const PAGES: Readonly<Partial<Record<Category, string>>> = {
  publication: '/publications',
  'Press Release': '/press-releases',
};

/** The page of the website that shows it; none while it is not public. */
export const pageOf = ({ status, category }: Publication): string | undefined =>
  status && PUBLIC_CATEGORIES.includes(category) ? PAGES[category] : undefined;

/** Its page in the dashboard. */
export const viewOf = ({ id }: Publication): string => `/publications/view/${id}`;

/** As a select wants them. */
export const choicesOf = (categories: readonly Category[]) =>
  categories.map((id) => ({ id, name: `app.publications.categories.${id}` }));
