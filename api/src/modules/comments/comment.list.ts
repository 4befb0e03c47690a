import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import { Comment } from './comment.entity.js';
import { CommentsService } from './comments.service.js';
import { commentRow, type CommentRow } from './dto/comment.view.js';

const LIST: ListDefinition = {
  resource: 'comments',
  equals: ['isActive', 'destinationId', 'tourId', 'email'],
  ranges: ['createdAt'],
  sortable: ['names', 'email', 'isActive', 'createdAt'],
};

/** The dashboard's view of comments, with what each is about. */
@Injectable()
export class CommentList {
  constructor(
    @InjectRepository(Comment) private readonly repository: Repository<Comment>,
    private readonly comments: CommentsService,
  ) {}

  async page(query: ListQuery): Promise<ListPage<CommentRow>> {
    const page = await readList(this.repository, LIST, query);
    return { ...page, rows: await this.rows(page.rows) };
  }

  /** @throws NotFoundException for an unknown id */
  async get(id: string): Promise<CommentRow> {
    const [row] = await this.rows([await this.comments.get(id)]);
    return row!;
  }

  private async rows(comments: readonly Comment[]): Promise<CommentRow[]> {
    const subjects = await this.comments.subjectsOf(comments);
    return comments.map((comment) => commentRow(comment, subjects.get(comment.id)));
  }
}
