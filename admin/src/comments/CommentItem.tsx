import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { Comment } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { DeleteButton } from '../actions/DeleteButton';
import { BooleanChip } from '../ui/BooleanChip';
import { ActionButton } from '../actions/ActionButton';

const WORDS = ['app.comments.shown', 'app.comments.hidden'] as const;

interface CommentItemProps {
  readonly comment: Comment;
  readonly mayModerate: boolean;
  /** The subject of the comment, if the page does not name it. */
  readonly subject?: ReactNode;
}

/** A visitor's comment, with the buttons to enable, disable or delete it. */
export function CommentItem({ comment, mayModerate, subject }: CommentItemProps) {
  const { id, names, email, commentBody, isActive, createdAt } = comment;
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const refresh = useRefresh();
  return (
    <Box
      component="article"
      aria-label={label('app.comments.by', { names })}
      sx={{ px: 2.5, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h3" sx={{ flexGrow: 1 }}>
          {names}
        </Typography>
        <BooleanChip value={isActive} labels={WORDS} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {email && <Link href={`mailto:${email}`}>{email}</Link>} {catMoment(createdAt)}
        {subject && <> · {subject}</>}
      </Typography>
      <Typography sx={{ my: 1, whiteSpace: 'pre-line' }}>{commentBody}</Typography>
      {mayModerate && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ActionButton
            text={label(isActive ? 'app.comments.disable' : 'app.comments.enable')}
            title={label('app.comments.by', { names })}
            run={() => dataProvider.setCommentActive(id, !isActive)}
          />
          <DeleteButton
            resource="comments"
            record={comment}
            size="small"
            aria-label={label('app.list.actionOn', {
              action: label('app.delete.action'),
              title: label('app.comments.by', { names }),
            })}
            question={label('app.comments.question', { names })}
            consequence={label('app.delete.consequence')}
            onDeleted={refresh}
          />
        </Box>
      )}
    </Box>
  );
}
