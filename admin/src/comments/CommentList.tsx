import { Box } from '@mui/material';
import { CanAccess, useDataProvider } from 'react-admin';
import type { CommentRow } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  dayFilterInputs,
  ExportSelection,
  ListEmpty,
  ListPage,
  MailLink,
  Moment,
  RowCard,
  RowLink,
  choiceInput,
  SEARCH_INPUT,
} from '../lists';
import { BooleanChip } from '../ui/BooleanChip';
import { ActionButton } from '../actions/ActionButton';
import { BulkEnableButtons } from './BulkEnableButtons';
import { subjectPath } from './commentPaths';

const WORDS = ['app.comments.shown', 'app.comments.hidden'] as const;
const SORT_FIELDS = ['createdAt', 'names', 'isActive'];
const FILTERS = [
  SEARCH_INPUT,
  choiceInput('isActive', 'app.list.status', [
    { id: false, name: 'app.comments.hidden' },
    { id: true, name: 'app.comments.shown' },
  ]),
  ...dayFilterInputs('createdAt'),
];

/** /account/comments: the comments on all destinations and tours. */
export default function CommentList() {
  const label = useLabel();
  return (
    <ListPage<CommentRow>
      title={label('app.comments.title')}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      bulk={
        <>
          <BulkEnableButtons />
          <ExportSelection />
        </>
      }
      card={(comment) => (
        <RowCard
          title={comment.names}
          badge={<BooleanChip value={comment.isActive} labels={WORDS} />}
          subtitle={comment.commentBody}
          lines={[comment.itemTitle]}
          foot={catMoment(comment.createdAt)}
          figure={
            <CanAccess action="enable">
              <EnableComment comment={comment} />
            </CanAccess>
          }
        />
      )}
      empty={<ListEmpty title={label('app.comments.empty')} body={label('app.comments.emptyBody')} />}
    >
      {COLUMNS}
    </ListPage>
  );
}

function EnableComment({ comment: { id, names, isActive } }: { readonly comment: CommentRow }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  return (
    <ActionButton
      text={label(isActive ? 'app.comments.disable' : 'app.comments.enable')}
      title={label('app.comments.by', { names })}
      run={() => dataProvider.setCommentActive(id, !isActive)}
    />
  );
}

const COLUMNS = [
  <Column<CommentRow> key="names" source="names" />,
  <Column<CommentRow>
    key="email"
    source="email"
    render={({ email = '' }) => <MailLink email={email} max={{ xs: 130, xl: 220 }} />}
  />,
  // Not truncated, because staff read it to decide about the comment.
  <Column<CommentRow>
    key="body"
    source="commentBody"
    disableSort
    render={({ commentBody }) => (
      <Box sx={{ minWidth: 240, maxWidth: 480, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{commentBody}</Box>
    )}
  />,
  <Column<CommentRow>
    key="subject"
    source="itemTitle"
    disableSort
    render={(comment) => <RowLink to={subjectPath(comment)}>{comment.itemTitle}</RowLink>}
  />,
  <Column<CommentRow>
    key="state"
    source="isActive"
    render={({ isActive }) => <BooleanChip value={isActive} labels={WORDS} />}
  />,
  <Column<CommentRow> key="created" source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />,
  <ActionsColumn<CommentRow> key="actions" action="enable" render={(comment) => <EnableComment comment={comment} />} />,
];
