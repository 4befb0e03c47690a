import { Injectable, NotFoundException } from '@nestjs/common';
import { In, type FindOperator } from 'typeorm';
import type { Audience } from '../../platform/auth/audience.js';
import type { Comment } from './comment.entity.js';

/** What can be commented on, as clients name it: destinations are their `news` (spec 3). */
export const SUBJECT_KINDS = ['news', 'tours'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What a destination or tour is called. */
export interface SubjectTitle {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** The destination or tour of a comment. */
export interface Subject extends SubjectTitle {
  readonly kind: SubjectKind;
}

/** A condition on destinations or tours. */
export interface SubjectQuery {
  readonly id?: FindOperator<string>;
  readonly slug?: FindOperator<string>;
  readonly isPublished?: boolean;
}

/** What a domain whose records can be commented on tells about them. */
export interface SubjectSource {
  /** Those that meet one of the conditions. */
  titles(where: SubjectQuery[]): Promise<SubjectTitle[]>;
}

/**
 * Finds destinations and tours alike, by id or by slug. Their modules register themselves here, so that this one needs
 * neither of them: destinations show their comments, and the modules would stand in a circle.
 */
@Injectable()
export class CommentSubjects {
  private readonly sources = new Map<SubjectKind, SubjectSource>();

  register(kind: SubjectKind, source: SubjectSource): void {
    this.sources.set(kind, source);
  }

  /**
   * @param key an id or a slug (contract 3)
   * @throws NotFoundException for an unknown one, and for a draft when the public asks
   */
  async get(kind: SubjectKind, key: string, audience: Audience): Promise<Subject> {
    const [found] = await this.find(kind, [key], audience);
    if (!found) throw new NotFoundException(`This ${kind === 'news' ? 'destination' : 'tour'} was not found.`);
    return found;
  }

  /** The subjects of some comments, by the id of each. */
  async of(comments: readonly Comment[]): Promise<Map<string, Subject>> {
    const found = await Promise.all(
      SUBJECT_KINDS.map((kind) =>
        this.find(
          kind,
          comments.flatMap((comment) => idOf(comment, kind) ?? []),
          'staff',
        ),
      ),
    );
    return new Map(found.flat().map((one) => [one.id, one]));
  }

  private async find(kind: SubjectKind, keys: readonly string[], audience: Audience): Promise<Subject[]> {
    if (keys.length === 0) return [];
    const visible = audience === 'public' ? { isPublished: true } : {};
    const titles = await this.sources.get(kind)!.titles([
      { id: In(keys), ...visible },
      { slug: In(keys), ...visible },
    ]);
    return titles.map(({ id, slug, title }) => ({ kind, id, slug, title }));
  }
}

const idOf = (comment: Comment, kind: SubjectKind): string | null =>
  kind === 'news' ? comment.destinationId : comment.tourId;
