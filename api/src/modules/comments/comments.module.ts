import { Module } from '@nestjs/common';
import { CommentList } from './comment.list.js';
import { CommentSubjects } from './comment.subjects.js';
import { CommentsBackofficeController } from './comments.backoffice.controller.js';
import { CommentsController } from './comments.controller.js';
import { CommentsService } from './comments.service.js';

@Module({
  controllers: [CommentsController, CommentsBackofficeController],
  providers: [CommentList, CommentSubjects, CommentsService],
  exports: [CommentList],
})
export class CommentsModule {}
