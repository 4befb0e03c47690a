import { MessageAnswer } from '../../../common/message-answer.js';
import { field, view } from '../../../platform/http/view.js';
import type { Comment } from '../comment.entity.js';
import type { Subject } from '../comment.subject.js';

export class CommentView extends view({
  id: field.uuid(),
  names: field.string('Demo Visitor'),
  email: field.string('visitor@example.org', 'For staff only.').optional(),
  commentBody: field.string('The walk along the lake was the best part.'),
  isActive: field.boolean(true, 'False: hidden from the public.'),
  createdAt: field.time(),
}) {}

export class CommentsAnswer extends view({ comments: field.list(CommentView) }) {}

export class CommentAnswer extends view(
  {
    comment: field.one(CommentView),
  },
  MessageAnswer,
) {}

/** A comment as the dashboard lists it, with what it is about. */
export class CommentRow extends view(
  {
    itemType: field.string('news', 'What it is about: `news` (a destination), `tours` …'),
    itemId: field.uuid(),
    itemTitle: field.string('Lake Kivu'),
    itemSlug: field.string('lake-kivu'),
  },
  CommentView,
) {}

/** @param audience the public never sees the mail address of a comment's author (rules/privacy 7) */
export function commentView(comment: Comment, audience: 'public' | 'staff'): CommentView {
  const { id, names, email, commentBody, isActive, createdAt } = comment;
  return {
    id,
    names,
    ...(audience === 'staff' && { email }),
    commentBody,
    isActive,
    createdAt: createdAt.toISOString(),
  };
}

export function commentRow(comment: Comment, subject: Subject | undefined): CommentRow {
  return {
    ...commentView(comment, 'staff'),
    itemType: subject?.kind ?? '',
    itemId: subject?.id ?? '',
    itemTitle: subject?.title ?? '',
    itemSlug: subject?.slug ?? '',
  };
}
