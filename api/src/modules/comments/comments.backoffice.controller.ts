import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { PageReader } from '../../platform/list/send-list.js';
import { CommentList } from './comment.list.js';
import { CommentRow } from './dto/comment.view.js';

const SHEET = csvSheet<CommentRow>(
  'comments',
  ['id', 'names', 'email', 'commentBody', 'isActive', 'itemType', 'itemTitle', 'itemSlug'],
  ['createdAt'],
);

@ApiTags('Dashboard: comments')
@Controller('admin/comments')
export class CommentsBackofficeController {
  constructor(private readonly comments: CommentList) {}

  @Get('', allow('comments', 'list'), 'A page of comments', { list: CommentRow, sheet: SHEET })
  list(): PageReader<CommentRow> {
    return (page) => this.comments.page(page);
  }

  @Get(':id', allow('comments', 'show'), 'One comment', { answer: CommentRow })
  get(@Param('id') id: string): Promise<CommentRow> {
    return this.comments.get(id);
  }
}
