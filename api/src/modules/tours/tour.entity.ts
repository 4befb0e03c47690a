import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { z } from 'zod';
import {
  FlagColumn,
  JsonColumn,
  LongTextColumn,
  MediaUrlColumn,
  MoneyColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import {
  extrasSchema,
  largeGroupsSchema,
  seasonsSchema,
  travellerTypesSchema,
  type Extra,
  type LargeGroup,
  type SaleMode,
  type Season,
  type TravellerType,
} from '@imisozi/core/pricing/price-rules';
import { tourTermsSchema, type TourTerms } from '@imisozi/core/pricing/terms';
import type { ItineraryDay } from '@imisozi/core/itinerary';
import { itineraryDaySchema } from '@imisozi/core/itinerary-schema';
import type { OwnAdvice } from '@imisozi/core/travel-advice';
import { adviceSchema } from '@imisozi/core/travel-advice-schema';
import type { GalleryPicture } from '@imisozi/core/tour-gallery';
import { gallerySchema } from '@imisozi/core/tour-gallery-schema';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { User } from '../users/user.entity.js';

const LINES = z.array(z.string());

@Entity('tours')
@Index('tours_public', ['isPublished', 'createdAt'])
export class Tour extends TimestampedEntity {
  @TextColumn(200)
  title: string;

  @Index('tours_slug', { unique: true })
  @TextColumn(120)
  slug: string;

  /** Sanitised HTML. */
  @LongTextColumn()
  toursBody: string;

  @RefColumn({ nullable: true })
  authorId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'authorId', foreignKeyConstraintName: 'tours_author_fk' })
  author?: Relation<User> | null;

  @MediaUrlColumn()
  image: string;

  @TextColumn(200)
  location: string;

  /** Price of the whole group in US dollars, for 1 to 5 people; 0: not offered for that number (rules/prices 3). */
  @MoneyColumn({ default: 0 })
  price1: number;

  @MoneyColumn({ default: 0 })
  price2: number;

  @MoneyColumn({ default: 0 })
  price3: number;

  @MoneyColumn({ default: 0 })
  price4: number;

  @MoneyColumn({ default: 0 })
  price5: number;

  @TextColumn(200)
  departureTime: string;

  @JsonColumn(LINES, () => [])
  tips: string[];

  @JsonColumn(LINES, () => [])
  includes: string[];

  @JsonColumn(LINES, () => [])
  excludes: string[];

  @JsonColumn(z.array(itineraryDaySchema), () => [])
  itinerary: ItineraryDay[];

  @FlagColumn(false)
  isPublished: boolean;

  @Column({ type: 'varchar', length: 12, default: 'any-date' })
  saleMode: SaleMode;

  /** How many days before its first day visitors can book it at the latest (rules/prices 2). */
  @Column({ type: 'int', default: 0 })
  leadDays: number;

  /** Null, here and below: none. */
  @JsonColumn(seasonsSchema, () => [], { nullable: true })
  seasons: Season[] | null;

  @JsonColumn(largeGroupsSchema, () => [], { nullable: true })
  largeGroups: LargeGroup[] | null;

  @JsonColumn(travellerTypesSchema, () => [], { nullable: true })
  travellerTypes: TravellerType[] | null;

  @JsonColumn(extrasSchema, () => [], { nullable: true })
  extras: Extra[] | null;

  /** Terms that differ from the company's. */
  @JsonColumn(tourTermsSchema, () => ({}), { nullable: true })
  terms: TourTerms | null;

  /** Clients are asked who travels as soon as they have ordered (rules/privacy 1). */
  @FlagColumn(false)
  asksTravellers: boolean;

  /** The destinations that it visits, in the order of the trip; ids of deleted ones are ignored. */
  @JsonColumn(LINES, () => [], { nullable: true })
  destinationIds: string[] | null;

  /** Advice that differs from the company's. */
  @JsonColumn(adviceSchema, () => ({}), { nullable: true })
  advice: OwnAdvice | null;
  /** In addition to the main image, in display order. */
  @JsonColumn(gallerySchema, () => [], { nullable: true })
  gallery: GalleryPicture[] | null;
}
