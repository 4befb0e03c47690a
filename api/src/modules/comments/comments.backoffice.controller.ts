import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../platform/auth/access.decorators.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { ApiList } from '../../platform/list/api-list.decorator.js';
import { csvSheet } from '../../platform/list/csv-sheet.js';
import type { ListQuery } from '../../platform/list/read-list.js';
import { sendList } from '../../platform/list/send-list.js';
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

  @Get()
  @Allow('comments', 'list')
  @ApiOperation({ summary: 'A page of comments' })
  @ApiList('comments', CommentRow)
  list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommentRow[] | StreamableFile> {
    return sendList(reply, SHEET, query, (page) => this.comments.page(page));
  }

  @Get(':id')
  @Allow('comments', 'show')
  @ApiOperation({ summary: 'One comment' })
  @ApiOkResponse({ type: CommentRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<CommentRow> {
    return this.comments.get(id);
  }
}
