import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentList } from './comment.list.js';
import { ContentKinds } from '../content/content-kinds.js';
import { CommentsBackofficeController } from './comments.backoffice.controller.js';
import { CommentsController } from './comments.controller.js';
import { CommentsService } from './comments.service.js';
import { Comment } from './comment.entity.js';
import { CommentsOfPeople } from './comments.of-people.js';

@Module({
  imports: [TypeOrmModule.forFeature([Comment])],
  controllers: [CommentsController, CommentsBackofficeController],
  providers: [CommentsOfPeople, CommentList, CommentsService],
  exports: [CommentList, CommentsService],
})
export class CommentsModule implements OnModuleInit {
  constructor(private readonly kinds: ContentKinds) {}

  onModuleInit(): void {
    this.kinds.deleteWith(Comment);
  }
}
