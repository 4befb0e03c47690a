import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentList } from './comment.list.js';
import { CommentSubjects } from './comment.subjects.js';
import { CommentsBackofficeController } from './comments.backoffice.controller.js';
import { CommentsController } from './comments.controller.js';
import { CommentsService } from './comments.service.js';
import { Comment } from './comment.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Comment])],
  controllers: [CommentsController, CommentsBackofficeController],
  providers: [CommentList, CommentSubjects, CommentsService],
  exports: [CommentList, CommentsService, CommentSubjects],
})
export class CommentsModule {}
