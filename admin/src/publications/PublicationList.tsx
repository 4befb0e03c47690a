import { Link } from '@mui/material';
import { ContentList } from '../content/ContentList';
import type { Publication } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, choiceInput } from '../lists';
import { CATEGORIES, choicesOf, PUBLICATIONS } from './publicationKind';

const FILTERS = [choiceInput('category', 'app.publications.category', choicesOf(CATEGORIES))];
const SORT_FIELDS = ['createdAt', 'title', 'category'];

/** /account/publications */
export default function PublicationList() {
  const label = useLabel();
  const category = (row: Publication) => label(`app.publications.categories.${row.category}`);
  return (
    <ContentList<Publication>
      kind={PUBLICATIONS}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(row) => ({
        subtitle: <DocumentLink publication={row} />,
        lines: [category(row)],
        foot: catDay(row.createdAt),
      })}
    >
      <Column<Publication> source="category" render={category} />
      <Column<Publication> source="pubDocument" disableSort render={(row) => <DocumentLink publication={row} />} />
    </ContentList>
  );
}

function DocumentLink({ publication: { pubDocument } }: { readonly publication: Publication }) {
  const label = useLabel();
  return (
    <Link href={pubDocument} target="_blank" rel="noopener">
      {label('app.publications.open')}
    </Link>
  );
}
