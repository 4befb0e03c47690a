import { Link } from '@mui/material';
import { SelectInput, CanAccess } from 'react-admin';
import type { Publication } from '../data/types';
import { catDay } from '../format/catTime';
import { cut } from '../format/cut';
import { useLabel } from '../i18n/useLabel';
import { ActionsColumn, Column, ListEmpty, ListPage, publicityFilters, RowCard, RowLink } from '../lists';
import { PublicState } from '../shared/PublicState';
import { ApprovePublication } from './ApprovePublication';
import { CATEGORIES, choicesOf, viewOf } from './categories';

/** How much of a title this list shows (spec 9). */
const TITLE_LENGTH = 80;

const WORDS = ['app.publicity.active', 'app.publicity.inactive'] as const;
const FILTERS = [
  ...publicityFilters('status', WORDS),
  <SelectInput
    key="category"
    source="category"
    label="app.publications.category"
    choices={choicesOf(CATEGORIES)}
    alwaysOn
  />,
];
const SORT_FIELDS = ['createdAt', 'title', 'category'];

/** /account/publications */
export default function PublicationList() {
  const label = useLabel();
  const category = (row: Publication) => label(`app.publications.categories.${row.category}`);
  return (
    <ListPage<Publication>
      title={label('app.publications.title')}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={(row) => (
        <RowCard
          title={<RowLink to={viewOf(row)}>{cut(row.title, TITLE_LENGTH)}</RowLink>}
          badge={<PublicState isPublic={row.status} words={WORDS} />}
          subtitle={<DocumentLink publication={row} />}
          lines={[category(row)]}
          foot={catDay(row.createdAt)}
          figure={
            <CanAccess action="approve">
              <ApprovePublication publication={row} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.publications.empty')} body={label('app.publications.emptyBody')} />}
    >
      <Column<Publication>
        source="title"
        render={(row) => <RowLink to={viewOf(row)}>{cut(row.title, TITLE_LENGTH)}</RowLink>}
      />
      <Column<Publication> source="category" render={category} />
      <Column<Publication> source="pubDocument" disableSort render={(row) => <DocumentLink publication={row} />} />
      <Column<Publication> source="status" render={({ status }) => <PublicState isPublic={status} words={WORDS} />} />
      <Column<Publication> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
      <ActionsColumn<Publication> verb="approve" render={(row) => <ApprovePublication publication={row} />} />
    </ListPage>
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
