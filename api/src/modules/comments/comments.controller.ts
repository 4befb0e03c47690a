import { told } from '../../common/message-answer.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allow, Caller, PUBLIC, type CurrentUser } from '../../platform/auth/access.decorators.js';
import { audienceOf } from '../../platform/auth/audience.js';
import { Delete, Get, Post, Put } from '../../platform/http/route.js';
import { edge } from '../../platform/api-cache/api-cache-headers.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { CommentsService } from './comments.service.js';
import { ChangeCommentDto, CreateCommentDto } from './dto/comment.dto.js';
import { CommentAnswer, CommentsAnswer, commentView } from './dto/comment.view.js';

@ApiTags('Comments')
@Controller('comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Post('create', PUBLIC, 'Comment on a destination or tour', {
    description: 'Hidden until staff enable it.',
    created: CommentAnswer,
    limits: { name: 'comment', limit: 20, seconds: 600 },
  })
  async create(@Body() body: CreateCommentDto): Promise<CommentAnswer> {
    return {
      ...told('comment-received'),
      comment: commentView(await this.comments.create(body), 'public'),
    };
  }

  @Get(':key/news', PUBLIC, 'Comments on a destination, newest first', {
    description: 'Given by id or slug.',
    answer: CommentsAnswer,
    cached: edge('comments', 'destinations'),
  })
  ofDestination(@Param('key') key: string, @Caller() caller?: CurrentUser): Promise<CommentsAnswer> {
    return this.answer('news', key, caller);
  }

  @Get(':key/tours', PUBLIC, 'Comments on a tour, newest first', {
    description: 'Given by id or slug.',
    answer: CommentsAnswer,
    cached: edge('comments', 'tours'),
  })
  ofTour(@Param('key') key: string, @Caller() caller?: CurrentUser): Promise<CommentsAnswer> {
    return this.answer('tours', key, caller);
  }

  @Put('change/:id', allow('comments', 'enable'), 'Enable or disable a comment', {
    answer: CommentAnswer,
  })
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

  @Delete('delete/:id', allow('comments', 'delete'), 'Delete a comment', { answer: CommentAnswer })
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<CommentAnswer> {
    const comment = await this.comments.remove(actor, id);
    return { message: 'The comment has been deleted.', comment: commentView(comment, 'staff') };
  }

  private async answer(kind: 'news' | 'tours', key: string, caller: CurrentUser | undefined): Promise<CommentsAnswer> {
    const audience = audienceOf(caller, 'comments');
    const comments = await this.comments.listOn(kind, key, audience);
    return { comments: comments.map((comment) => commentView(comment, audience)) };
  }
}
