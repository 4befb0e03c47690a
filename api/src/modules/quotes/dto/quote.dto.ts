import * as maxLengths from '@imisozi/core/fields/lengths';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, IsUUID, ValidateNested } from 'class-validator';
import type { Day } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { travellersSchema } from '@imisozi/core/pricing/booking-request';
import { tourTermsSchema, type TourTerms } from '@imisozi/core/pricing/terms';
import type { QuoteCost, QuoteDay, QuoteOption } from '@imisozi/core/quotes/quote-offer';
import { sentCostsSchema, sentDaysSchema, sentOptionsSchema } from '@imisozi/core/quotes/quote-schema';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { DayField } from '../../../common/validation/day.field.js';
import {
  blankIsAbsent,
  ChoiceField,
  emptyAs,
  EmailField,
  MultilineTextField,
  PhoneTextField,
  TextField,
  WholeNumberField,
} from '../../../common/validation/fields.js';
import { RevisionField } from '../../../common/validation/revision.field.js';
import { RulesField } from '../../../common/validation/rules.field.js';
import { TourTermsView } from '../../tours/dto/tour.sale.view.js';
import { QuoteCostView } from './quote.view.js';
import { SentQuoteDay, SentQuoteOption } from './sent-quote.view.js';

/** The client of a proposal; a draft may leave parts open. */
class QuoteClientDto {
  @TextField({ label: 'Name', max: maxLengths.fullName, optional: true, example: 'Demo Visitor' })
  @emptyAs('')
  names?: string;

  @EmailField({ label: 'Email', optional: true, example: 'visitor@example.org' })
  @emptyAs('')
  email?: string;

  @PhoneTextField({ label: 'Phone number', optional: true, example: '+250 788 123 456' })
  @emptyAs('')
  phoneNumber?: string;

  @TextField({ label: 'Address', max: maxLengths.address, optional: true, example: 'KG 7 Avenue, Kigali' })
  @emptyAs('')
  address?: string;
}

class QuoteFieldsDto {
  @IsOptional()
  @emptyAs(null)
  @IsUUID('all', { message: ruleText('agent-unreadable') })
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The travel agent that the booking will be by. Null: none.',
  })
  agentId?: string | null;

  @IsOptional()
  @ValidateNested({ message: ruleText('quote-client-unreadable') })
  @Type(() => QuoteClientDto)
  @ApiPropertyOptional({ type: QuoteClientDto })
  client?: QuoteClientDto;

  @ChoiceField({
    label: 'Language',
    values: LANGUAGE_CODES,
    optional: true,
    example: 'fr',
    description: 'What the client reads: the page, the paper and the mails.',
  })
  language?: LanguageCode;

  @TextField({ label: 'Title', max: maxLengths.title, optional: true, example: 'Twelve days for two' })
  @emptyAs('')
  title?: string;

  @RulesField(sentDaysSchema, {
    type: [SentQuoteDay],
    example: [{ title: 'Arrival in Kigali', body: '', place: 'Kigali', lodge: '', meals: ['dinner'], images: [] }],
    description: 'The whole list; `lodge` is short for one of `lodges`, which name one for each option.',
  })
  days?: QuoteDay[] | null;

  @DayField({
    label: 'Travel date',
    optional: true,
    example: '2027-06-12',
    description: 'The first day. Another one than that of its departure takes the proposal off it.',
  })
  @emptyAs(null)
  travelDate?: Day | null;

  @IsOptional()
  @emptyAs(null)
  @IsUUID('all', { message: ruleText('departure-required') })
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'A departure of its tour; its first day is the travel date. Accepting the proposal takes its seats. Null: none.',
  })
  departureId?: string | null;

  @RulesField(travellersSchema, {
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 0 },
    example: { adult: 2 },
    description: 'Numbers of travellers by the code of their type.',
  })
  travellers?: Record<string, number> | null;

  @RulesField(sentOptionsSchema, {
    type: [SentQuoteOption],
    example: [{ name: 'Comfort', lines: [{ label: 'Private trip', quantity: 2, unitAmount: 2400 }] }],
    description: 'Up to three, among which the client chooses; the whole list.',
  })
  options?: QuoteOption[] | null;

  @MultilineTextField({ label: 'Note', max: 5_000, optional: true, example: 'A journey made for you.' })
  @emptyAs('')
  note?: string;

  @RulesField(tourTermsSchema, {
    type: TourTermsView,
    example: { depositPercent: 30, balanceDaysBefore: 45 },
    description: 'What differs from the terms of the tour, or of the company.',
  })
  terms?: TourTerms | null;

  @DayField({ label: 'Valid until', optional: true, example: '2027-01-31' })
  @emptyAs(null)
  validUntil?: Day | null;

  @RulesField(sentCostsSchema, {
    type: [QuoteCostView],
    example: [{ label: 'Lodge', day: 2, option: 0, amount: 310 }],
    description: 'For staff only; the whole list. The client never sees them.',
  })
  costs?: QuoteCost[] | null;
}

@AlsoWrappedIn('quote')
export class CreateQuoteDto extends QuoteFieldsDto {
  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', { message: ruleText('tour-required') })
  @ApiPropertyOptional({ format: 'uuid', description: 'Days, price and terms are copied from this tour.' })
  tourId?: string;

  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', { message: ruleText('quote-origin-unreadable') })
  @ApiPropertyOptional({ format: 'uuid', description: 'The contact message, or trip brief, that it answers.' })
  contactMessageId?: string;

  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', { message: ruleText('quote-origin-unreadable') })
  @ApiPropertyOptional({ format: 'uuid', description: 'The air ticket inquiry that it answers.' })
  airTicketInquiryId?: string;
}

@AlsoWrappedIn('quote')
export class UpdateQuoteDto extends QuoteFieldsDto {
  @WholeNumberField({
    label: 'Revision',
    min: 1,
    max: 1_000_000,
    optional: true,
    example: 1,
    description: 'The revision that was read. If it has changed since, nothing happens (409).',
  })
  revision?: number;

  @RevisionField()
  updatedAt?: Date;

  @ChoiceField({
    label: 'State',
    values: ['WITHDRAWN'],
    optional: true,
    example: 'WITHDRAWN',
    description: 'Withdraws the proposal; nothing else is changed then.',
  })
  state?: 'WITHDRAWN';
}

export class LoseQuoteDto {
  @TextField({ label: 'Reason', max: maxLengths.reason, example: 'They chose another date.' })
  reason: string;
}

/** The client's acceptance. */
export class AcceptQuoteDto {
  @TextField({ label: 'Full name', max: maxLengths.fullName, example: 'Demo Visitor' })
  names: string;

  @WholeNumberField({
    label: 'Revision',
    min: 1,
    max: 1_000_000,
    example: 1,
    description: 'The revision that was seen. If the office has changed it since, nothing happens (409).',
  })
  revision: number;

  @WholeNumberField({
    label: 'Option',
    min: 0,
    max: 2,
    optional: true,
    example: 0,
    description: 'The place of the chosen option, from 0; needed where there are several.',
  })
  option?: number;
}

export class DeclineQuoteDto {
  @MultilineTextField({ label: 'Reason', max: maxLengths.reason, optional: true, example: 'Our plans have changed.' })
  reason?: string;
}

export class ChangeQuoteDto {
  @MultilineTextField({ label: 'Message', max: maxLengths.message, example: 'Could we stay one night longer?' })
  message: string;
}
