import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Audience } from '../../platform/auth/audience.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { textsInParts } from '../../platform/database/in-parts.js';
import { isIntact, intactOnly } from '../../platform/database/corrupt-rows/corrupt-value.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, titleOf, type RecordKind } from '../audit/audited-records.js';
import { Destination } from './destination.entity.js';
import type { SubjectQuery, SubjectTitle } from '../comments/comment.subjects.js';
import type { CreateDestinationDto, UpdateDestinationDto } from './dto/destination.dto.js';

/** Read in addition, so that a short list is full although some records are corrupt. */
const SPARE = 10;

const unknown = () => new NotFoundException('This destination was not found.');

const tagsOf = ({ slug }: Destination) => ['destinations', `destination:${slug}`];

/** How staff write destinations. */
export const DESTINATIONS: RecordKind<Destination> = {
  entity: Destination,
  resource: 'destinations',
  key: 'slug',
  labelOf: titleOf,
  unknown,
  edgeTags: tagsOf,
};

@Injectable()
export class DestinationsService {
  constructor(
    @InjectRepository(Destination) private readonly destinations: Repository<Destination>,
    private readonly records: AuditedRecords,
  ) {}

  /** Corrupt records are left out for the public; staff get them with the broken values empty. */
  async list(audience: Audience, limit?: number): Promise<Destination[]> {
    const destinations = await this.destinations.find({
      where: audience === 'public' ? { isPublished: true } : {},
      order: NEWEST_FIRST,
      ...(limit !== undefined && { take: limit + SPARE }),
    });
    return (audience === 'public' ? intactOnly(destinations) : destinations).slice(0, limit);
  }

  /** @throws NotFoundException for an unknown destination, and for a draft when the public asks */
  async get(slug: string, audience: Audience): Promise<Destination> {
    const found = await this.destinations.findOneBy({ slug, ...(audience === 'public' && { isPublished: true }) });
    if (!found || (audience === 'public' && !isIntact(found))) throw unknown();
    return found;
  }

  /** @throws NotFoundException for an unknown destination, and for a draft */
  async publishedId(slug: string): Promise<string> {
    const found = await this.destinations.findOne({ select: { id: true }, where: { slug, isPublished: true } });
    if (!found) throw unknown();
    return found.id;
  }

  /** Those of the ids that are a destination's, drafts too, in the same order. */
  async known(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await this.destinations.find({ select: { id: true }, where: { id: In([...ids]) } });
    const known = new Set(found.map(({ id }) => id));
    return ids.filter((id) => known.has(id));
  }

  /** The published ones of some ids, in the same order. */
  async published(ids: readonly string[]): Promise<Destination[]> {
    if (ids.length === 0) return [];
    const found = await this.destinations.findBy({ id: In([...ids]), isPublished: true });
    const known = new Map(intactOnly(found).map((one) => [one.id, one]));
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  /** For {@link CommentSubjects}. */
  titles(where: SubjectQuery[]): Promise<SubjectTitle[]> {
    return this.destinations.find({ select: { id: true, slug: true, title: true }, where });
  }

  /** For {@link MediaReferences}: those too that the public does not see. */
  showingMedia(): AsyncIterable<Destination> {
    return textsInParts(this.destinations);
  }

  /** All of them, drafts too. */
  count(): Promise<number> {
    return this.destinations.count();
  }

  /** Makes a draft (contract 2). */
  create(actor: Actor, fields: CreateDestinationDto): Promise<Destination> {
    return this.records.createUnderSlug(DESTINATIONS, actor, {
      title: fields.title,
      newsBody: fields.newsBody ?? '',
      images: fields.images ?? fields.image ?? [],
      isPublished: false,
      numberOfReading: 0,
      authorId: actor.user?.id ?? null,
      position: fields.position ?? null,
    });
  }

  /** Changes the fields that are given; never the slug. @throws NotFoundException for an unknown destination */
  update(actor: Actor, slug: string, fields: UpdateDestinationDto): Promise<Destination> {
    const { title, newsBody, images, image, position, updatedAt: seen } = fields;
    return this.records.change(
      DESTINATIONS,
      actor,
      slug,
      'update',
      { title, newsBody, images: images ?? image, position },
      { seen },
    );
  }

  /** Publishes or unpublishes the destination. @throws NotFoundException for an unknown destination */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Destination> {
    return this.records.change(DESTINATIONS, actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }

  /** Its comments go with it. @returns what was deleted. @throws NotFoundException for an unknown destination */
  delete(actor: Actor, slug: string): Promise<Destination> {
    return this.records.delete(DESTINATIONS, actor, slug);
  }
}
