import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager, type FindOptionsSelect } from 'typeorm';
import { keptAdvice } from '@imisozi/core/travel-advice';
import { InvalidBody } from '../../platform/errors/invalid-body.js';
import { InjectEnv } from '../../config/config.module.js';
import { BadEnvironment, type Env } from '../../config/env.js';
import type { Audience } from '../../platform/auth/audience.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { lookup } from '../../platform/database/batches.js';
import { textsInParts } from '../../platform/database/in-parts.js';
import { isIntact, intactOnly } from '../../platform/database/corrupt-rows/corrupt-value.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, titleOf, type RecordKind } from '../audit/audited-records.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import type { SubjectQuery, SubjectTitle } from '../comments/comment.subjects.js';
import type { CreateTourDto, UpdateTourDto } from './dto/tour.dto.js';
import { Tour, type ItineraryDay } from './tour.entity.js';

/** The content of an empty list of tips, includes or excludes (spec 9). */
const EMPTY_LIST = ['No'];

/** Long, and shown on a tour's own page only. */
const ON_ITS_PAGE: ReadonlySet<string> = new Set<keyof Tour>([
  'seasons',
  'largeGroups',
  'travellerTypes',
  'terms',
  'advice',
  'gallery',
]);

const PART = 500;

/** Read in addition, so that a short list is full although some records are corrupt. */
const SPARE = 10;

const unknown = () => new NotFoundException('This tour was not found.');

const tagsOf = ({ slug }: Tour) => ['tours', `tour:${slug}`];

/** How staff write tours. */
export const TOURS: RecordKind<Tour> = {
  entity: Tour,
  resource: 'tours',
  key: 'slug',
  labelOf: titleOf,
  unknown,
  edgeTags: tagsOf,
};

@Injectable()
export class ToursService {
  private readonly listed: FindOptionsSelect<Tour>;
  private readonly published = lookup((ids) => this.tours.findBy({ id: In(ids), isPublished: true }));

  constructor(
    @InjectRepository(Tour) private readonly tours: Repository<Tour>,
    private readonly records: AuditedRecords,
    private readonly destinations: DestinationsService,
    @InjectEnv() private readonly env: Env,
  ) {
    const columns = tours.metadata.columns.map(({ propertyName }) => [propertyName, !ON_ITS_PAGE.has(propertyName)]);
    this.listed = Object.fromEntries(columns) as FindOptionsSelect<Tour>;
  }

  /**
   * Without what only their own pages show; but with extras, as a card's price includes the required ones. Corrupt
   * records are left out for the public; staff get them with the broken values empty.
   */
  async list(audience: Audience, limit?: number): Promise<Tour[]> {
    const tours = await this.tours.find({
      select: this.listed,
      where: audience === 'public' ? { isPublished: true } : {},
      order: NEWEST_FIRST,
      ...(limit !== undefined && { take: limit + SPARE }),
    });
    return (audience === 'public' ? intactOnly(tours) : tours).slice(0, limit);
  }

  /**
   * The published ones, newest first, for who finds tours; read in parts, as there may be many. Whole rows, since one that
   * is corrupt in what nobody finds it by has no page of its own either.
   */
  async catalogue(): Promise<Tour[]> {
    const tours: Tour[] = [];
    for (let part: Tour[] | undefined; !part || part.length === PART;) {
      part = await this.tours.find({
        where: { isPublished: true },
        order: NEWEST_FIRST,
        skip: tours.length,
        take: PART,
      });
      tours.push(...part);
    }
    return intactOnly(tours);
  }

  /** @throws NotFoundException for an unknown tour, and for a draft when the public asks */
  async get(slug: string, audience: Audience): Promise<Tour> {
    const tour = await this.tours.findOneBy({ slug, ...(audience === 'public' && { isPublished: true }) });
    if (!tour || (audience === 'public' && !isIntact(tour))) throw unknown();
    return tour;
  }

  /** The published tour with this id, or null. */
  async findPublished(id: string): Promise<Tour | null> {
    const tour = await this.published.add(id);
    return tour && isIntact(tour) ? tour : null;
  }

  /** The published tour with this id or slug, or null. */
  async findOnSale(key: string): Promise<Tour | null> {
    const tour = await this.tours.findOneBy([
      { id: key, isPublished: true },
      { slug: key, isPublished: true },
    ]);
    return tour && isIntact(tour) ? tour : null;
  }

  /** Any tour, a draft too, or null. */
  find(id: string, tx: EntityManager = this.tours.manager): Promise<Tour | null> {
    return tx.findOneBy(Tour, { id });
  }

  /** Which of some tours ask their clients who travels (trade 5). */
  async askingTravellers(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const where = { id: In([...new Set(ids)]), asksTravellers: true };
    const tours = await this.tours.find({ select: { id: true }, where });
    return new Set(tours.map(({ id }) => id));
  }

  /** For {@link CommentSubjects}, and for whoever needs them in a transaction. */
  titles(where: SubjectQuery[], tx: EntityManager = this.tours.manager): Promise<SubjectTitle[]> {
    return tx.find(Tour, { select: { id: true, slug: true, title: true }, where });
  }

  /** For {@link MediaReferences}: drafts too, and with all that they show. */
  showingMedia(): AsyncIterable<Tour> {
    return textsInParts(this.tours);
  }

  /** All of them, drafts too. */
  count(): Promise<number> {
    return this.tours.count();
  }

  /**
   * For the start of a process: details that tours ask for must find a key to be encrypted with (trade 5).
   * @throws BadEnvironment when they would not
   */
  async refuseStartWithoutKey(): Promise<void> {
    if (this.env.DATA_KEY !== null || !(await this.tours.existsBy({ asksTravellers: true }))) return;
    throw new BadEnvironment([
      'DATA_KEY is required, because tours ask for the details of those who travel: for example the output of `openssl rand -hex 32`',
    ]);
  }

  /**
   * Makes a draft (contract 2).
   * @throws InvalidBody for one that asks for travellers where nothing can be encrypted
   */
  async create(actor: Actor, fields: CreateTourDto): Promise<Tour> {
    this.refuseAsking(fields);
    return this.records.createUnderSlug(TOURS, actor, {
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
      tips: EMPTY_LIST,
      includes: EMPTY_LIST,
      excludes: EMPTY_LIST,
      itinerary: [],
      ...listsOf(fields),
      saleMode: fields.saleMode ?? 'any-date',
      leadDays: fields.leadDays ?? 0,
      seasons: fields.seasons ?? null,
      largeGroups: fields.largeGroups ?? null,
      travellerTypes: fields.travellerTypes ?? null,
      extras: fields.extras ?? null,
      terms: fields.terms ?? null,
      asksTravellers: fields.asksTravellers ?? false,
      destinationIds: await this.destinations.known(fields.destinationIds ?? []),
      advice: keptAdvice(fields.advice),
      gallery: fields.gallery ?? null,
      isPublished: false,
      authorId: actor.user?.id ?? null,
    });
  }

  /**
   * Changes the fields that are given; never the slug.
   * @throws NotFoundException for an unknown tour
   * @throws InvalidBody for one that asks for travellers where nothing can be encrypted
   */
  async update(actor: Actor, slug: string, { updatedAt: seen, ...fields }: UpdateTourDto): Promise<Tour> {
    this.refuseAsking(fields);
    const { destinationIds: ids } = fields;
    const destinationIds = ids === undefined ? undefined : await this.destinations.known(ids ?? []);
    const advice = fields.advice === undefined ? undefined : keptAdvice(fields.advice);
    const changed = { ...fields, ...listsOf(fields), destinationIds, advice };
    return this.records.change(TOURS, actor, slug, 'update', changed, { seen });
  }

  /** Publishes or unpublishes the tour. @throws NotFoundException for an unknown tour */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Tour> {
    return this.records.change(TOURS, actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }

  /** Its comments go with it; orders stay. @returns what was deleted. @throws NotFoundException for an unknown tour */
  delete(actor: Actor, slug: string): Promise<Tour> {
    return this.records.delete(TOURS, actor, slug);
  }

  private refuseAsking({ asksTravellers }: UpdateTourDto): void {
    if (!asksTravellers || this.env.DATA_KEY !== null) return;
    throw new InvalidBody(['Asking for travellers needs the setting DATA_KEY, because their details are encrypted']);
  }
}

type Lists = Pick<Tour, 'tips' | 'includes' | 'excludes' | 'itinerary'>;

/** The lists among the fields as they are stored; only those that are given. */
function listsOf({ tips, includes, excludes, itenerary }: UpdateTourDto): Partial<Lists> {
  return {
    ...(tips && { tips: filled(tips) }),
    ...(includes && { includes: filled(includes) }),
    ...(excludes && { excludes: filled(excludes) }),
    ...(itenerary && { itinerary: itenerary.map(itineraryDay) }),
  };
}

const filled = (lines: string[]) => (lines.length ? lines : EMPTY_LIST);

/** Days without a number get their position. */
const itineraryDay = (
  { day, title, body }: NonNullable<UpdateTourDto['itenerary']>[number],
  index: number,
): ItineraryDay => ({ day: day ?? index + 1, title: title ?? '', body: body ?? '' });
