import { ContentCreate } from '../content/ContentCreate';
import { PublicationFields } from './PublicationFields';
import { emptyPublication, formToPublication } from './publicationForm';
import { NEW_CATEGORIES, PUBLICATIONS } from './publicationKind';

/** /account/publications/create */
export default function PublicationCreate() {
  return (
    <ContentCreate kind={PUBLICATIONS} empty={emptyPublication} toBody={formToPublication}>
      <PublicationFields categories={NEW_CATEGORIES} />
    </ContentCreate>
  );
}
