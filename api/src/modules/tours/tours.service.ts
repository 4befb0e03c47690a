import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Like, In, Repository, type EntityManager, type FindOptionsSelect } from 'typeorm';
import { keptFacts, type ItineraryDay } from '@imisozi/core/itinerary';
import { keptAdvice } from '@imisozi/core/travel-advice';
import { refusal } from '../../platform/errors/refused.js';
import { InjectEnv } from '../../config/config.module.js';
import { BadEnvironment, type Env } from '../../config/env.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { isIntact, intactOnly } from '../../platform/database/corrupt-rows/corrupt-value.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { ContentKinds } from '../content/content-kinds.js';
import { ContentService } from '../content/content.service.js';
import { DestinationsService } from '../destinations/destinations.service.js';
import { LodgesService } from '../lodges/lodges.service.js';
import type { CreateTourDto, UpdateTourDto } from './dto/tour.dto.js';
import { Tour } from './tour.entity.js';
import { TOUR_DAYS_CHANGED } from './tour.events.js';
import { TOURS } from './tour.kind.js';

/** The content of an empty list of tips, includes or excludes (rules/content 4). */
const EMPTY_LIST = ['No'];

/** Long fields that only a tour's own page shows. */
const ON_ITS_PAGE: ReadonlySet<string> = new Set<keyof Tour>([
  'seasons',
  'largeGroups',
  'travellerTypes',
  'terms',
  'advice',
  'gallery',
]);

const PART = 500;

@Injectable()
export class ToursService extends ContentService<Tour> {
  constructor(
    @InjectRepository(Tour) rows: Repository<Tour>,
    records: AuditedRecords,
    kinds: ContentKinds,
    private readonly destinations: DestinationsService,
    private readonly lodges: LodgesService,
    private readonly events: DomainEvents,
    @InjectEnv() private readonly env: Env,
  ) {
    super(TOURS, { rows, records, kinds });
  }

  /** Without fields that only their own pages show; but with extras, as a card's price includes the required ones. */
  protected override get listed(): FindOptionsSelect<Tour> {
    const columns = this.rows.metadata.columns.map(({ propertyName: name }) => [name, !ON_ITS_PAGE.has(name)]);
    return Object.fromEntries(columns) as FindOptionsSelect<Tour>;
  }

  /**
   * The published tours, newest first, for the tour search; read in parts, as there may be many. Whole rows, so that a
   * tour with any corrupt column is left out: it has no page of its own either.
   */
  async catalogue(): Promise<Tour[]> {
    const tours: Tour[] = [];
    for (let part: Tour[] | undefined; !part || part.length === PART;) {
      part = await this.rows.find({
        where: { isPublished: true },
        order: NEWEST_FIRST,
        skip: tours.length,
        take: PART,
      });
      tours.push(...part);
    }
    return intactOnly(tours);
  }

  /** The newest tours whose title contains a text, drafts too: their ids. */
  async idsTitledLike(text: string, most: number): Promise<string[]> {
    // A sign that stands for any letter finds nothing more than a space would.
    const title = Like(`%${text.replace(/[\\%_]/g, ' ')}%`);
    const tours = await this.rows.find({ select: { id: true }, where: { title }, order: NEWEST_FIRST, take: most });
    return tours.map(({ id }) => id);
  }

  /**
   * Locks a tour and reads it, so that what counts on it changes one after the other; null for an unknown id. The write
   * comes first because it locks the row.
   */
  async lock(tx: EntityManager, id: string): Promise<Tour | null> {
    await tx.update(Tour, { id }, { createdAt: () => 'createdAt' });
    return this.find(id, tx);
  }

  /** The published tour with this id or slug, or null. */
  async findOnSale(key: string): Promise<Tour | null> {
    const tour = await this.rows.findOneBy([
      { id: key, isPublished: true },
      { slug: key, isPublished: true },
    ]);
    return tour && isIntact(tour) ? tour : null;
  }

  /** The tours with these ids, drafts too, by id; unknown ones are left out. */
  async withIds(ids: readonly string[]): Promise<ReadonlyMap<string, Tour>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.rows.findBy({ id: In([...ids]) })).map((tour) => [tour.id, tour]));
  }

  /** When these tours usually begin, by their ids, as it was written; unknown ones are left out. */
  async departureTimes(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const tours = await this.rows.find({
      select: { id: true, departureTime: true },
      where: { id: In([...new Set(ids)]) },
    });
    return new Map(tours.map(({ id, departureTime }) => [id, departureTime]));
  }

  /** Those of these tours that ask who travels (rules/privacy 1). */
  async askingTravellers(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const where = { id: In([...new Set(ids)]), asksTravellers: true };
    const tours = await this.rows.find({ select: { id: true }, where });
    return new Set(tours.map(({ id }) => id));
  }

  /**
   * For start-up: if a tour asks for traveller details, there must be a key to encrypt them (rules/privacy 3).
   * @throws BadEnvironment if there is none
   */
  async refuseStartWithoutKey(): Promise<void> {
    if (this.env.DATA_KEY !== null || !(await this.rows.existsBy({ asksTravellers: true }))) return;
    throw new BadEnvironment([
      'DATA_KEY is required, because tours ask for the details of those who travel: for example the output of `openssl rand -hex 32`',
    ]);
  }

  /**
   * Creates a draft (rules/roles 3).
   * @throws Refused for one that asks for travellers if nothing can be encrypted
   */
  async create(actor: Actor, sent: CreateTourDto): Promise<Tour> {
    this.refuseAsking(sent);
    const fields = await this.withKnownPlaces(sent);
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
      ...listsOf(fields),
      itinerary: itineraryOf(fields, []),
      saleMode: fields.saleMode ?? 'any-date',
      leadDays: fields.leadDays ?? 0,
      seasons: fields.seasons ?? null,
      largeGroups: fields.largeGroups ?? null,
      travellerTypes: fields.travellerTypes ?? null,
      extras: fields.extras ?? null,
      terms: fields.terms ?? null,
      asksTravellers: fields.asksTravellers ?? false,
      destinationIds: fields.destinationIds ?? [],
      advice: keptAdvice(fields.advice),
      gallery: fields.gallery ?? null,
      isPublished: false,
      authorId: actor.user?.id ?? null,
    });
  }

  /**
   * Changes the fields that are given; never the slug.
   * @throws Refused for an unknown tour
   * @throws Refused for one that asks for travellers if nothing can be encrypted
   */
  async update(actor: Actor, slug: string, { updatedAt: seen, ...sent }: UpdateTourDto): Promise<Tour> {
    this.refuseAsking(sent);
    const fields = await this.withKnownPlaces(sent);
    const advice = fields.advice === undefined ? undefined : keptAdvice(fields.advice);
    const changed = { ...fields, ...listsOf(fields), advice };
    const withDays = ({ itinerary }: Tour) =>
      fields.itenerary ? { ...changed, itinerary: itineraryOf(fields, itinerary) } : changed;
    return this.change(actor, slug, 'update', withDays, {
      seen,
      then: async (tx, tour, before) => {
        if (fields.itenerary) await this.events.publish(tx, TOUR_DAYS_CHANGED, { tour, before, actor });
      },
    });
  }

  /** Publishes or unpublishes the tour. @throws Refused for an unknown tour */
  publish(actor: Actor, slug: string, isPublished: boolean): Promise<Tour> {
    return this.change(actor, slug, isPublished ? 'publish' : 'unpublish', { isPublished });
  }

  /** Without the ids of destinations and lodges that there are not. */
  private async withKnownPlaces<Fields extends UpdateTourDto>(fields: Fields): Promise<Fields> {
    const days = fields.itenerary ?? [];
    const ids = [...(fields.destinationIds ?? []), ...days.flatMap(({ destinationId }) => destinationId ?? [])];
    const destinations = new Set(await this.destinations.known(ids));
    const lodges = new Set(await this.lodges.known(days.flatMap(({ lodgeIds }) => lodgeIds ?? [])));
    return {
      ...fields,
      ...(fields.destinationIds !== undefined && {
        destinationIds: (fields.destinationIds ?? []).filter((id) => destinations.has(id)),
      }),
      ...(fields.itenerary && {
        itenerary: days.map(({ destinationId, lodgeIds, ...day }) => ({
          ...day,
          ...(destinationId !== undefined && {
            destinationId: destinationId && destinations.has(destinationId) ? destinationId : null,
          }),
          ...(lodgeIds !== undefined && { lodgeIds: (lodgeIds ?? []).filter((id) => lodges.has(id)) }),
        })),
      }),
    };
  }

  private refuseAsking({ asksTravellers }: UpdateTourDto): void {
    if (!asksTravellers || this.env.DATA_KEY !== null) return;
    throw refusal('data-key-required');
  }
}

type Lists = Pick<Tour, 'tips' | 'includes' | 'excludes'>;

/** The given list fields, in their stored form. */
function listsOf({ tips, includes, excludes }: UpdateTourDto): Partial<Lists> {
  return {
    ...(tips && { tips: filled(tips) }),
    ...(includes && { includes: filled(includes) }),
    ...(excludes && { excludes: filled(excludes) }),
  };
}

const filled = (lines: string[]) => (lines.length ? lines : EMPTY_LIST);

/** The days in their stored form: those without a number get their position, and none loses its facts. */
function itineraryOf({ itenerary: days = [] }: UpdateTourDto, before: readonly ItineraryDay[]): ItineraryDay[] {
  const titled = days.map(({ title = '', ...day }) => ({ ...day, title }));
  const facts = keptFacts(before, titled);
  return titled.map(({ day, title, body = '' }, index) => ({ day: day ?? index + 1, title, body, ...facts[index] }));
}
