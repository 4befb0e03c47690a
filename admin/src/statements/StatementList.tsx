import type { Statement } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, ListPage, OneLine, RowCard, RowLink, SEARCH_INPUT } from '../lists';
import { ColorChip } from '../ui/ColorChip';
import { statementPath } from './statementPaths';
import { UploadStatement } from './UploadStatement';

const FILTERS = [SEARCH_INPUT];
const SORT_FIELDS = ['createdAt', 'toDay', 'name'];

const span = ({ fromDay, toDay }: Statement) => `${dayName(fromDay)} – ${dayName(toDay)}`;

/** /account/statements: the bank statements that were uploaded (rules/statements 1). */
export default function StatementList() {
  const label = useLabel();
  return (
    <ListPage<Statement>
      title={label('app.menu.statements')}
      notice={<UploadStatement />}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      rowClick={(_id, _resource, { id }) => statementPath(id)}
      card={(statement) => (
        <RowCard
          title={statement.name}
          badge={<Progress statement={statement} />}
          lines={[statement.account, span(statement)]}
          foot={statement.uploadedBy}
          to={statementPath(statement.id)}
        />
      )}
      empty={<ListEmpty title={label('app.statements.empty')} body={label('app.statements.emptyBody')} />}
    >
      <Column<Statement> source="name" render={({ id, name }) => <RowLink to={statementPath(id)}>{name}</RowLink>} />
      <Column<Statement> source="account" render={({ account, currency }) => `${account || '–'} · ${currency}`} />
      <Column<Statement> source="fromDay" render={({ fromDay }) => <OneLine>{dayName(fromDay)}</OneLine>} />
      <Column<Statement> source="toDay" render={({ toDay }) => <OneLine>{dayName(toDay)}</OneLine>} />
      <Column<Statement> source="open" disableSort render={(statement) => <Progress statement={statement} />} />
      <Column<Statement> source="uploadedBy" disableSort render={({ uploadedBy }) => uploadedBy} />
    </ListPage>
  );
}

function Progress({ statement: { rowCount, open } }: { readonly statement: Statement }) {
  const label = useLabel();
  const text = label('app.statements.progress', { done: rowCount - open, all: rowCount });
  return <ColorChip tone={open === 0 ? 'green' : 'gold'} label={text} />;
}
