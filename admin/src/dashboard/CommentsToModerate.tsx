import { useCanAccess, useGetList } from 'react-admin';
import { CommentItem } from '../comments/CommentItem';
import type { CommentRow } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { Panel } from './Panel';

const FEW = { page: 1, perPage: 3 };
const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const HIDDEN = { isActive: false };

/** Where the dashboard shows everything that was said about the same thing. */
const pathOf = ({ itemType, itemSlug }: CommentRow) =>
  `/${itemType === 'news' ? 'destinations' : 'tours'}/comment/${itemSlug}`;

/** The newest comments that the public does not see, to be enabled or deleted where they stand. */
export function CommentsToModerate() {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'comments', action: 'moderate' });
  const { data, error, isPending, refetch } = useGetList<CommentRow>('comments', {
    filter: HIDDEN,
    sort: NEWEST_FIRST,
    pagination: FEW,
  });
  return (
    <Panel
      title={label('app.dashboard.comments')}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? label('app.dashboard.noComments') : undefined}
    >
      {data?.map((comment) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          mayModerate={canAccess === true}
          subject={<RowLink to={pathOf(comment)}>{comment.itemTitle}</RowLink>}
        />
      ))}
    </Panel>
  );
}
