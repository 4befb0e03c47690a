import { defineEvent } from '../../platform/domain-events/domain-event.js';
import type { Comment } from './comment.entity.js';
import type { Subject } from './comment.subject.js';

/** A visitor has commented; the comment is hidden until staff enable it. */
export interface CommentSubmitted {
  readonly comment: Comment;
  /** The destination or tour it is about. */
  readonly subject: Subject;
}

export const COMMENT_SUBMITTED = defineEvent<CommentSubmitted>('comment.submitted');
