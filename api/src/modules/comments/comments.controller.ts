import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Allow, Caller, Public, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { EdgeCached } from '../../platform/api-cache/api-cache-headers.js';
import { ErrorAnswer } from '../../platform/errors/error-answer.js';
import { RateLimit } from '../../platform/limits/rate-limit.guard.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CommentsService } from './comments.service.js';
import { ChangeCommentDto, CreateCommentDto } from './dto/comment.dto.js';
import { CommentAnswer, CommentsAnswer, commentView } from './dto/comment.view.js';

@ApiTags('Comments')
@Controller('comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Post('create')
  @HttpCode(201)
  @Public()
  @RateLimit({ name: 'comment', limit: 20, seconds: 600 })
  @ApiOperation({ summary: 'Comment on a destination or tour', description: 'Hidden until staff enable it.' })
  @ApiCreatedResponse({ type: CommentAnswer })
  @ApiBadRequestResponse({ description: 'A field is missing or invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ description: 'No such destination or tour.', type: ErrorAnswer })
  async create(@Body() body: CreateCommentDto): Promise<CommentAnswer> {
    return {
      message: 'Thank you. Your comment will be shown once our team has approved it.',
      comment: commentView(await this.comments.create(body), 'public'),
    };
  }

  @Get(':key/news')
  @Public()
  @EdgeCached('comments', 'destinations')
  @ApiOperation({ summary: 'Comments on a destination, newest first', description: 'Given by id or slug.' })
  @ApiOkResponse({ type: CommentsAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  ofDestination(@Param('key') key: string, @Caller() caller?: CurrentUser): Promise<CommentsAnswer> {
    return this.answer('news', key, caller);
  }

  @Get(':key/tours')
  @Public()
  @EdgeCached('comments', 'tours')
  @ApiOperation({ summary: 'Comments on a tour, newest first', description: 'Given by id or slug.' })
  @ApiOkResponse({ type: CommentsAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  ofTour(@Param('key') key: string, @Caller() caller?: CurrentUser): Promise<CommentsAnswer> {
    return this.answer('tours', key, caller);
  }

  @Put('change/:id')
  @Allow('comments', 'enable')
  @ApiOperation({ summary: 'Enable or disable a comment' })
  @ApiOkResponse({ type: CommentAnswer })
  @ApiBadRequestResponse({ description: 'The status is missing or invalid.', type: ErrorAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async change(
    @Param('id') id: string,
    @Body() { status }: ChangeCommentDto,
    @CurrentActor() actor: Actor,
  ): Promise<CommentAnswer> {
    const comment = await this.comments.setActive(actor, id, status);
    return {
      message: status ? 'The comment is now public.' : 'The comment is now hidden.',
      comment: commentView(comment, 'staff'),
    };
  }

  @Delete('delete/:id')
  @Allow('comments', 'delete')
  @ApiOperation({ summary: 'Delete a comment' })
  @ApiOkResponse({ type: CommentAnswer })
  @ApiNotFoundResponse({ type: ErrorAnswer })
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CommentAnswer> {
    const comment = await this.comments.remove(actor, id);
    return { message: 'The comment has been deleted.', comment: commentView(comment, 'staff') };
  }

  private async answer(kind: 'news' | 'tours', key: string, caller: CurrentUser | undefined): Promise<CommentsAnswer> {
    const audience = caller ? 'staff' : 'public';
    const comments = await this.comments.listOn(kind, key, audience);
    return { comments: comments.map((comment) => commentView(comment, audience)) };
  }
}
