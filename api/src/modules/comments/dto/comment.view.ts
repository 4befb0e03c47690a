import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Comment } from '../comment.entity.js';
import type { Subject } from '../comment.subject.js';

export class CommentView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Demo Visitor' })
  names: string;

  @ApiPropertyOptional({ example: 'visitor@example.org', description: 'For staff only.' })
  email?: string;

  @ApiProperty({ example: 'The walk along the lake was the best part.' })
  commentBody: string;

  @ApiProperty({ example: true, description: 'False: hidden from the public.' })
  isActive: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class CommentsAnswer {
  @ApiProperty({ type: [CommentView] })
  comments: CommentView[];
}

export class CommentAnswer {
  @ApiProperty({ example: 'Thank you. Your comment will be shown once our team has approved it.' })
  message: string;

  @ApiProperty({ type: CommentView })
  comment: CommentView;
}

/** A comment as the dashboard lists it, with what it is about. */
export class CommentRow extends CommentView {
  @ApiProperty({ example: 'news', description: 'What it is about: `news` (a destination), `tours` …' })
  itemType: string;

  @ApiProperty({ format: 'uuid' })
  itemId: string;

  @ApiProperty({ example: 'Lake Kivu' })
  itemTitle: string;

  @ApiProperty({ example: 'lake-kivu' })
  itemSlug: string;
}

/** @param audience the public never learns the address of who wrote a comment (contract 3) */
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
