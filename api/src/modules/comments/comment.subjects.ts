import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Destination } from '../destinations/destination.entity.js';
import { Tour } from '../tours/tour.entity.js';
import type { Comment } from './comment.entity.js';

/** What can be commented on, as clients name it: destinations are their `news` (spec 3). */
export const SUBJECT_KINDS = ['news', 'tours'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The destination or tour of a comment. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

const NAMED = { id: true, slug: true, title: true } as const;

/**
 * Finds destinations and tours alike, by id or by slug. It reads their tables itself: their services answer whole
 * records, and the one of destinations reads comments in its turn.
 */
@Injectable()
export class CommentSubjects {
  constructor(
    @InjectRepository(Destination) private readonly destinations: Repository<Destination>,
    @InjectRepository(Tour) private readonly tours: Repository<Tour>,
  ) {}

  /**
   * @param key an id or a slug (contract 3)
   * @throws NotFoundException for an unknown one, and for a draft when the public asks
   */
  async get(kind: SubjectKind, key: string, audience: 'public' | 'staff'): Promise<Subject> {
    const visible = audience === 'public' ? { isPublished: true } : {};
    const found = await this.repository(kind).findOne({
      select: NAMED,
      where: [
        { id: key, ...visible },
        { slug: key, ...visible },
      ],
    });
    if (!found) throw new NotFoundException(`This ${kind === 'news' ? 'destination' : 'tour'} was not found.`);
    return subject(kind, found);
  }

  /** The subjects of some comments, by the id of each. */
  async of(comments: readonly Comment[]): Promise<Map<string, Subject>> {
    const found = await Promise.all(
      SUBJECT_KINDS.map(async (kind) => {
        const ids = comments.flatMap((comment) => idOf(comment, kind) ?? []);
        if (ids.length === 0) return [];
        const records = await this.repository(kind).find({ select: NAMED, where: { id: In(ids) } });
        return records.map((record) => subject(kind, record));
      }),
    );
    return new Map(found.flat().map((one) => [one.id, one]));
  }

  private repository(kind: SubjectKind): Repository<Destination | Tour> {
    return kind === 'news' ? this.destinations : this.tours;
  }
}

const subject = (kind: SubjectKind, { id, slug, title }: Destination | Tour): Subject => ({ kind, id, slug, title });

const idOf = (comment: Comment, kind: SubjectKind): string | null =>
  kind === 'news' ? comment.destinationId : comment.tourId;
