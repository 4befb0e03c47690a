import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Staff } from '../../common/auth/access.js';
import { ErrorAnswer } from '../../common/errors/error-answer.js';
import { ApiList } from '../../common/list/api-list.js';
import { sendContentRange, type ListQuery } from '../../common/list/list-dialect.js';
import { CommentList } from './comment.list.js';
import { CommentRow } from './dto/comment.view.js';

@ApiTags('Dashboard: comments')
@Controller('admin/comments')
export class CommentsAdminController {
  constructor(private readonly comments: CommentList) {}

  @Get()
  @Staff()
  @ApiOperation({ summary: 'A page of comments' })
  @ApiList('comments', CommentRow)
  async list(@Query() query: ListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<CommentRow[]> {
    const page = await this.comments.page(query);
    sendContentRange(reply, 'comments', page);
    return page.rows;
  }

  @Get(':id')
  @Staff()
  @ApiOperation({ summary: 'One comment' })
  @ApiOkResponse({ type: CommentRow })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  get(@Param('id') id: string): Promise<CommentRow> {
    return this.comments.get(id);
  }
}
