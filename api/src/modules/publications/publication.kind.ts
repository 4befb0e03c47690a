import { line } from '@imisozi/core/translations/translatable';
import { In } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { contentKind } from '../content/content-kind.js';
import { PUBLICATION_LETTER } from './publication.letter.js';
import { Publication, type PublicationCategory } from './publication.entity.js';

/** The categories in the public list (rules/content 6). */
const PUBLIC_CATEGORIES: PublicationCategory[] = ['publication', 'Press Release'];

/** Publications. */
export const PUBLICATIONS = contentKind<Publication>({
  entity: Publication,
  resource: 'publications',
  key: 'id',
  unknown: () => refusal('publication-not-found'),
  edgeTags: () => ['publications'],
  whenPublic: { status: true, category: In(PUBLIC_CATEGORIES) },
  column: 'publicationId',
  letter: PUBLICATION_LETTER,
  texts: { title: line('Title', 200) },
});
