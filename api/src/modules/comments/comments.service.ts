import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { refusedField } from '@imisozi/core/refusals/refusal';
import { Refused, refusal } from '../../platform/errors/refused.js';
import type { Audience } from '../../platform/auth/audience.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { isFromRobot } from '../../common/visitor-form/visitor-form.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import { Comment } from './comment.entity.js';
import { COMMENT_SUBMITTED } from './comment.events.js';
import { referenceTo, refersTo, type ContentKind } from '../content/content-kind.js';
import { ContentKinds } from '../content/content-kinds.js';
import { subjectOf, type Subject } from './comment.subject.js';
import type { CreateCommentDto } from './dto/comment.dto.js';

const COMMENTS: RecordKind<Comment> = {
  entity: Comment,
  resource: 'comments',
  key: 'id',
  labelOf: ({ names }) => names,
  unknown: () => refusal('comment-not-found'),
  edgeTags: () => ['comments'],
};

@Injectable()
export class CommentsService {
  constructor(
    @InjectRepository(Comment) private readonly comments: Repository<Comment>,
    private readonly kinds: ContentKinds,
    private readonly transactions: Transactions,
    private readonly records: AuditedRecords,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Saves a comment, hidden until staff enable it (rules/content 7).
   * @throws Refused if its record is unknown or not public
   */
  async create(form: CreateCommentDto): Promise<Comment> {
    const { kind, subject } = await this.find(form.itemType ?? 'news', form.slug, 'public');
    const comment = this.comments.create({
      id: randomUUID(),
      createdAt: new Date(),
      names: form.names,
      email: form.email,
      commentBody: form.commentBody,
      isActive: false,
      ...NOWHERE,
      ...refersTo(kind, subject.id),
    });
    if (isFromRobot(form)) return comment;
    await this.transactions.run(async (tx) => {
      await tx.insert(Comment, comment);
      await this.events.publish(tx, COMMENT_SUBMITTED, { comment, subject });
    });
    return comment;
  }

  /**
   * Comments on one destination or tour, newest first; the public gets the active ones.
   * @param key its id or slug
   * @throws Refused if it is unknown, or if it is not public and the public asks
   */
  async listOn(commentedAs: string, key: string, audience: Audience): Promise<Comment[]> {
    const { kind, subject } = await this.find(commentedAs, key, audience);
    return this.comments.find({
      where: { ...refersTo(kind, subject.id), ...(audience === 'public' && { isActive: true }) },
      order: NEWEST_FIRST,
    });
  }

  /** The public comments on a tour, newest first. */
  onTour(tourId: string): Promise<Comment[]> {
    return this.comments.find({ where: { tourId, isActive: true }, order: NEWEST_FIRST });
  }

  /** The comments on some destinations that the audience may read, newest first, by the id of the destination. */
  async byDestination(ids: readonly string[], audience: Audience): Promise<Map<string | null, Comment[]>> {
    const comments = await this.comments.find({
      where: { destinationId: In(ids), ...(audience === 'public' && { isActive: true }) },
      order: NEWEST_FIRST,
    });
    return Map.groupBy(comments, ({ destinationId }) => destinationId);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Comment> {
    const comment = await this.comments.findOneBy({ id });
    if (!comment) throw COMMENTS.unknown();
    return comment;
  }

  /**
   * Shows the comment to everybody, or hides it. Repeating it changes nothing.
   * @throws Refused for an unknown id
   */
  setActive(actor: Actor, id: string, isActive: boolean): Promise<Comment> {
    return this.records.change(COMMENTS, actor, id, isActive ? 'enable' : 'disable', { isActive });
  }

  /** @returns the deleted comment. @throws Refused for an unknown id */
  remove(actor: Actor, id: string): Promise<Comment> {
    return this.records.delete(COMMENTS, actor, id);
  }

  /** The records that some comments are about, by the id of each comment. */
  async subjectsOf(comments: readonly Comment[]): Promise<Map<string, Subject>> {
    const found = new Map<string, Subject>();
    for (const kind of this.kinds.all.filter(({ commentedAs }) => commentedAs)) {
      const about = comments.flatMap((comment) => {
        const id = referenceTo(kind, comment);
        return id ? [{ comment, id }] : [];
      });
      const titles = await this.kinds.titles(kind, [...new Set(about.map(({ id }) => id))], 'staff');
      const byId = new Map(titles.map((title) => [title.id, subjectOf(kind, title)]));
      for (const { comment, id } of about) found.set(comment.id, byId.get(id) ?? deletedSubject(kind, id));
    }
    return found;
  }

  private async find(commentedAs: string, key: string, audience: Audience) {
    const kind = this.kinds.commentedAs(commentedAs);
    if (!kind)
      throw new Refused([
        refusedField('Item type', 'field-not-a-choice', {
          choices: this.kinds.all
            .flatMap((one) => one.commentedAs ?? [])
            .sort()
            .join(', '),
        }),
      ]);
    const [title] = await this.kinds.titles(kind, [key], audience);
    if (!title) throw kind.unknown();
    return { kind, subject: subjectOf(kind, title) };
  }
}

/** The record was deleted between the queries for comments and for their records. */
const deletedSubject = (kind: ContentKind, id: string): Subject => subjectOf(kind, { id, slug: '', title: '' });

const NOWHERE = { destinationId: null, tourId: null, recordKind: null, recordId: null };
