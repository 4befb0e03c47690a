import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Audience } from '../../common/auth/audience.js';
import { NEWEST_FIRST } from '../../common/list/newest-first.js';
import { insertUnderSlug } from '../../common/slug.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../audit/actor.js';
import { AuditService } from '../audit/audit.service.js';
import type { CreateTourDto, UpdateTourDto } from './dto/tour.dto.js';
import { Tour, type ItineraryDay } from './tour.entity.js';

/** What a list of tips, includes or excludes says when there is nothing to say (spec 9). */
const NOTHING = ['No'];

@Injectable()
export class ToursService {
  constructor(
    @InjectRepository(Tour) private readonly tours: Repository<Tour>,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(audience: Audience, limit?: number): Promise<Tour[]> {
    return this.tours.find({
      where: audience === 'public' ? { isPublished: true } : {},
      order: NEWEST_FIRST,
      ...(limit !== undefined && { take: limit }),
    });
  }

  /** @throws NotFoundException for an unknown tour, and for a draft when the public asks */
  async get(slug: string, audience: Audience): Promise<Tour> {
    const tour = await this.tours.findOneBy({ slug, ...(audience === 'public' && { isPublished: true }) });
    if (!tour) throw unknown();
    return tour;
  }

  /** The published tour with this id, or null. */
  findPublished(id: string): Promise<Tour | null> {
    return this.tours.findOneBy({ id, isPublished: true });
  }

  /** Makes a draft (contract 2). */
  create(actor: Actor, fields: CreateTourDto): Promise<Tour> {
    return insertUnderSlug(this.transactions, Tour, fields.title, async (tx, slug) => {
      const tour = tx.create(Tour, {
        slug,
        title: fields.title,
        image: fields.image,
        toursBody: fields.toursBody ?? '',
        location: fields.location ?? '',
        departureTime: fields.departureTime ?? '',
        price1: fields.price1 ?? 0,
        price2: fields.price2 ?? 0,
        price3: fields.price3 ?? 0,
        price4: fields.price4 ?? 0,
        price5: fields.price5 ?? 0,
        tips: NOTHING,
        includes: NOTHING,
        excludes: NOTHING,
        itinerary: [],
        ...listsOf(fields),
        isPublished: false,
        authorId: actor.user?.id ?? null,
      });
      await tx.save(tour, { reload: false });
      await this.record(tx, actor, 'create', tour, { after: tour });
      return tour;
    });
  }

  /** Changes the fields that are given; never the slug. @throws NotFoundException for an unknown tour */
  update(actor: Actor, slug: string, fields: UpdateTourDto): Promise<Tour> {
    return this.change(actor, slug, 'update', { ...fields, ...listsOf(fields) });
  }

  /** Shows the tour to the public, or takes it back. @throws NotFoundException for an unknown tour */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Tour> {
    return this.change(actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }

  /** Its comments go with it; orders stay. @returns what was deleted. @throws NotFoundException for an unknown tour */
  delete(actor: Actor, slug: string): Promise<Tour> {
    return this.transactions.run(async (tx) => {
      const tour = await this.take(tx, slug);
      await tx.delete(Tour, { id: tour.id });
      await this.record(tx, actor, 'delete', tour, { before: tour });
      return tour;
    });
  }

  private change(actor: Actor, slug: string, action: string, fields: Partial<Tour>): Promise<Tour> {
    return this.transactions.run(async (tx) => {
      const tour = await this.take(tx, slug);
      const before = { ...tour };
      tx.merge<Tour>(Tour, tour, fields);
      await tx.save(tour, { reload: false });
      await this.record(tx, actor, action, tour, { before, after: tour });
      return tour;
    });
  }

  /** Writes before it reads: that locks the row, so that simultaneous changes go one after the other. */
  private async take(tx: EntityManager, slug: string): Promise<Tour> {
    const { affected } = await tx.update(Tour, { slug }, { updatedAt: new Date() });
    if (affected === 0) throw unknown();
    return tx.findOneByOrFail(Tour, { slug });
  }

  private record(
    tx: EntityManager,
    actor: Actor,
    action: string,
    { id, title }: Tour,
    states: { before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(tx, actor, { action, resource: 'tours', recordId: id, label: title, ...states });
  }
}

const unknown = () => new NotFoundException('This tour was not found.');

type Lists = Pick<Tour, 'tips' | 'includes' | 'excludes' | 'itinerary'>;

/** The lists among the fields, as they are kept; only those that are given. */
function listsOf({ tips, includes, excludes, itenerary }: UpdateTourDto): Partial<Lists> {
  return {
    ...(tips && { tips: filled(tips) }),
    ...(includes && { includes: filled(includes) }),
    ...(excludes && { excludes: filled(excludes) }),
    ...(itenerary && { itinerary: itenerary.map(itineraryDay) }),
  };
}

const filled = (lines: string[]) => (lines.length ? lines : NOTHING);

/** Days without a number count on from 1. */
const itineraryDay = (
  { day, title, body }: NonNullable<UpdateTourDto['itenerary']>[number],
  index: number,
): ItineraryDay => ({ day: day ?? index + 1, title: title ?? '', body: body ?? '' });
