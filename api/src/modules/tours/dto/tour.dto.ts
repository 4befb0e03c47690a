import { isOneLine } from '@imisozi/core/one-line';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, ValidateBy, ValidateNested } from 'class-validator';
import { z } from 'zod';
import { dayFactSchemas } from '@imisozi/core/itinerary-schema';
import type { OwnAdvice } from '@imisozi/core/travel-advice';
import { adviceSchema } from '@imisozi/core/travel-advice-schema';
import type { GalleryPicture } from '@imisozi/core/tour-gallery';
import { gallerySchema } from '@imisozi/core/tour-gallery-schema';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { countCharacters } from '@imisozi/core/fields/characters';
import { MaxBytes } from '../../../common/rich-text/max-bytes.js';
import { MediaUrlField } from '../../../common/rich-text/media-url.field.js';
import { RichTextField } from '../../../common/rich-text/rich-text.field.js';
import { MAX_RICH_TEXT_BYTES } from '../../../common/rich-text/rich-text.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import {
  blankIsAbsent,
  emptyAs,
  FlagField,
  MoneyField,
  OneLine,
  TextField,
} from '../../../common/validation/fields.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { MaxCharacters } from '../../../common/validation/text-length.js';
import { OwnAdviceView } from '../../settings/dto/advice.view.js';
import { GalleryPictureView } from './tour.gallery.view.js';
import { TourSaleDto } from './tour.sale.dto.js';

const TITLE = { label: 'Title', max: 200, example: 'Gorillas of the Virunga volcanoes' };
const COVER = { label: 'Cover image', example: '/media/demo/gorillas.svg' };
const MAX_LINES = 100;
const MAX_LINE_LENGTH = 500;
/** The longest itinerary. */
export const MAX_DAYS = 60;
const MAX_DAY_LENGTH = 60;
const DAY_WRONG = ruleText('itinerary-day-unreadable', { max: MAX_DAYS, characters: MAX_DAY_LENGTH });

const MAX_DESTINATIONS = 30;

const destinationIds = z
  .array(z.uuid({ error: fieldText('Destinations', 'field-not-ids') }), {
    error: fieldText('Destinations', 'field-not-ids'),
  })
  .max(MAX_DESTINATIONS, { error: ruleText('tour-too-many-destinations', { max: MAX_DESTINATIONS }) })
  .transform((ids) => [...new Set(ids)]);

/** Not a rule for stored values: there, URLs with and without our host are the same. */
const galleryOnce = gallerySchema.refine(
  (pictures) => new Set(pictures.map(({ url }) => url)).size === pictures.length,
  { error: ruleText('gallery-picture-twice') },
);

const PriceField = (people: number) =>
  applyDecorators(
    MoneyField({
      label: `Price for ${people}`,
      optional: true,
      example: 900 * people,
      description: `US dollars for a group of ${people}; 0: not offered.`,
    }),
    emptyAs(0),
  );

/** A list of lines of text; a single text is split into its lines, and blank ones are dropped. */
const ListField = ({ label, example }: { readonly label: string; readonly example: string }) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? [] : lines(value))),
    IsOptional(),
    IsArray({ message: fieldText(label, 'field-not-a-list') }),
    ArrayMaxSize(MAX_LINES, { message: fieldText(label, 'field-too-many-lines', { max: MAX_LINES }) }),
    IsString({ each: true, message: fieldText(label, 'field-not-lines') }),
    OneLine(`${label}: each`, { each: true }),
    MaxCharacters(MAX_LINE_LENGTH, {
      each: true,
      message: fieldText(`${label}: a line`, 'field-too-long', { max: MAX_LINE_LENGTH }),
    }),
    MaxBytes(MAX_RICH_TEXT_BYTES, fieldText(label, 'field-list-too-long')),
    ApiPropertyOptional({ type: [String], example: [example] }),
  );

function lines(value: unknown): unknown {
  const list: unknown = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(list)) return list;
  return list
    .flatMap((line: unknown) => (typeof line === 'string' ? line.split(/\r?\n/).map((one) => one.trim()) : [line]))
    .filter((line) => line !== '');
}

/** A number or a short text such as `Day 1`, stored as it was sent (rules/content 4). */
const DayField = () =>
  applyDecorators(
    blankIsAbsent,
    IsOptional(),
    ValidateBy({ name: 'day', validator: { validate: isDay } }, { message: DAY_WRONG }),
    ApiPropertyOptional({ oneOf: [{ type: 'integer' }, { type: 'string' }], example: 1 }),
  );

const isDay = (day: unknown): boolean =>
  typeof day === 'number'
    ? Number.isInteger(day) && day >= 1 && day <= MAX_DAYS
    : typeof day === 'string' && day.trim() !== '' && isOneLine(day) && countCharacters(day) <= MAX_DAY_LENGTH;

class ItineraryDayDto {
  @DayField()
  day?: number | string;

  @TextField({ label: 'Title of the day', max: 200, optional: true, example: 'Kigali to Musanze' })
  title?: string;

  @RichTextField({ label: 'Description of the day' })
  body?: string;

  @RulesField(dayFactSchemas.destinationId, {
    type: String,
    format: 'uuid',
    description: 'The destination where it ends. Left out, here and below: as before; null: none.',
  })
  destinationId?: string | null;

  @RulesField(dayFactSchemas.lodgeIds, {
    type: [String],
    example: [],
    description: 'Ids of the lodge where travellers sleep, or of those among which the office chooses.',
  })
  lodgeIds?: string[] | null;

  @RulesField(dayFactSchemas.driveMinutes, { type: 'integer', example: 150 })
  driveMinutes?: number | null;

  @RulesField(dayFactSchemas.driveKm, { type: 'integer', example: 100 })
  driveKm?: number | null;

  @RulesField(dayFactSchemas.altitude, {
    type: 'integer',
    example: 1_850,
    description: 'Metres above sea level where it ends.',
  })
  altitude?: number | null;
}

const isBlank = (day: unknown) => day instanceof ItineraryDayDto && !day.title && !day.body;

class TourFieldsDto extends TourSaleDto {
  @RichTextField({ label: 'Description' })
  toursBody?: string;

  @TextField({ label: 'Location', max: 200, optional: true, example: 'Volcanoes National Park' })
  @emptyAs('')
  location?: string;

  @TextField({ label: 'Departure time', max: 200, optional: true, example: '06:00 from your hotel in Kigali' })
  @emptyAs('')
  departureTime?: string;

  @PriceField(1)
  price1?: number;

  @PriceField(2)
  price2?: number;

  @PriceField(3)
  price3?: number;

  @PriceField(4)
  price4?: number;

  @PriceField(5)
  price5?: number;

  @ListField({ label: 'Tips', example: 'Bring a rain jacket' })
  tips?: string[];

  @ListField({ label: 'Includes', example: 'Gorilla permit' })
  includes?: string[];

  @ListField({ label: 'Excludes', example: 'International flights' })
  excludes?: string[];

  /** The spelling of deployed clients. Their form starts with an empty day. */
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.filter((day) => !isBlank(day)) : value === null || value === '' ? [] : value,
  )
  @Type(() => ItineraryDayDto)
  @IsOptional()
  @IsArray({ message: ruleText('itinerary-not-days') })
  @ArrayMaxSize(MAX_DAYS, { message: ruleText('itinerary-too-many-days', { max: MAX_DAYS }) })
  @IsObject({ each: true, message: ruleText('itinerary-not-days') })
  @ValidateNested({ each: true, message: ruleText('itinerary-not-days') })
  @MaxBytes(MAX_RICH_TEXT_BYTES, fieldText('The itinerary', 'field-rich-text-too-long'))
  @ApiPropertyOptional({ type: [ItineraryDayDto] })
  itenerary?: ItineraryDayDto[];

  @RulesField(destinationIds, {
    type: [String],
    example: [],
    description: 'Ids of the destinations that it leads to, in the order of the trip; unknown ones are left out.',
  })
  destinationIds?: string[] | null;

  @RulesField(adviceSchema, {
    type: OwnAdviceView,
    example: { fitness: 'Three hours on foot each day, on good paths.' },
    description: "What travellers should know; null, and what it leaves out: the company's advice.",
  })
  advice?: OwnAdvice | null;

  @RulesField(galleryOnce, {
    type: [GalleryPictureView],
    example: [],
    description: 'Pictures beside the main image, in their order. It replaces the whole gallery.',
  })
  gallery?: GalleryPicture[] | null;
}

@AlsoWrappedIn('tours', 'tour')
export class CreateTourDto extends TourFieldsDto {
  @TextField(TITLE)
  title: string;

  @MediaUrlField({ ...COVER, missing: 'cover-required' })
  image: string;
}

/** Missing fields keep their value. */
@AlsoWrappedIn('tours', 'tour')
export class UpdateTourDto extends TourFieldsDto {
  @TextField({ ...TITLE, mayStay: true })
  title?: string;

  @MediaUrlField(COVER)
  image?: string;

  @RevisionField()
  updatedAt?: Date;
}

@AlsoWrappedIn('tours', 'tour')
export class PublishTourDto {
  @FlagField({ label: 'isPublished', example: true })
  isPublished: boolean;
}
