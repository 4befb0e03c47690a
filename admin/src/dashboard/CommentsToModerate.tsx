import { useCanAccess } from 'react-admin';
import { CommentItem } from '../comments/CommentItem';
import { subjectPath } from '../comments/commentPaths';
import type { CommentRow } from '../data/types';
import { useLabel } from '../i18n/useLabel';
// Not from '../lists', which would make the first screen load much more code.
import { RowLink } from '../lists/cells';
import { Panel } from './Panel';

/** The newest hidden comments, with buttons to enable or delete them. */
export function CommentsToModerate({ comments }: { readonly comments: readonly CommentRow[] | undefined }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'comments', action: 'enable' });
  return (
    <Panel
      title={label('app.dashboard.comments')}
      all={{ label: label('app.dashboard.allComments'), to: '/comments' }}
      isPending={!comments}
      empty={comments?.length === 0 ? label('app.dashboard.noComments') : undefined}
    >
      {comments?.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          mayModerate={canAccess === true}
          subject={<RowLink to={subjectPath(comment)}>{comment.itemTitle}</RowLink>}
        />
      ))}
    </Panel>
  );
}
