import type { NewPublication, Publication } from '../data/types';
import { uploadsOf, urlsOf, type Upload } from '../forms/upload/uploads';

/** The form values of a publication. An emptied input has null. */
export interface PublicationForm {
  readonly title: string | null;
  readonly category: Publication['category'] | '';
  readonly document: Upload[];
}

export const emptyPublication = (): PublicationForm => ({ title: '', category: '', document: [] });

export const publicationToForm = ({ title, category, pubDocument }: Publication): PublicationForm => ({
  title,
  category,
  document: uploadsOf([pubDocument]),
});

export const formToPublication = ({ title, category, document }: PublicationForm): NewPublication => ({
  title: title ?? '',
  // Validated, so it is not null here.
  category: category as Publication['category'],
  pubDocument: urlsOf(document)[0] ?? '',
});
