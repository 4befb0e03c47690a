import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { field, view } from '../../platform/http/view.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import type { Day } from '@imisozi/core/kigali-time';
import { LANGUAGE_CODES, type LanguageCode } from '@imisozi/core/languages';
import { discountSchema, type Discount } from '@imisozi/core/pricing/discount';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { AlsoWrappedIn } from '../../common/validation/body.pipe.js';
import { DayField } from '../../common/validation/day.field.js';
import { CatTimeField } from '../../common/validation/cat-time.field.js';
import {
  blankIsAbsent,
  ChoiceField,
  emptyAs,
  EmailField,
  FlagField,
  MultilineTextField,
  PhoneTextField,
  TextField,
  WholeNumberField,
} from '../../common/validation/fields.js';
import { InsteadOf } from '../../common/validation/instead-of.js';
import { RulesField } from '../../common/validation/rules.field.js';
import { BookingDto } from '../prices/dto/booking.dto.js';
import { InstalmentView, PriceLineView } from '../prices/dto/price.view.js';
import { CustomLineView, DiscountView } from '../orders/dto/booked.view.js';
import { OrderRow } from '../orders/dto/order.row.js';
import { MAX_NOTE_LENGTH } from '../timeline/notes/note.dto.js';
import {
  DESK_SOURCES,
  ITEM_TYPES,
  ORDER_SOURCES,
  type DeskSource,
  type ItemType,
  type OrderSource,
} from '@imisozi/core/order-choices';
import { addedLinesSchema, customLinesSchema, type CustomLine } from './desk.rules.js';

class DeskItemDto {
  @IsUUID('all', { message: ruleText('item-required') })
  @ApiProperty({ format: 'uuid', description: 'The id of the tour or event, published or not.' })
  id: string;
}

const AGENT = { format: 'uuid', description: 'The travel agent that it is by.' };

/** The office's own changes of a price. */
class DeskPriceDto extends BookingDto {
  @WholeNumberField({ label: 'People', ...counts.party, optional: true, example: 8, description: 'All adults.' })
  @InsteadOf('travellers')
  people?: number;

  @RulesField(customLinesSchema, {
    type: [CustomLineView],
    example: [{ label: 'Private trip', quantity: 8, unitAmount: 250 }],
    description: 'Rows of the office’s own. They replace the price of the tour.',
  })
  @InsteadOf('addLines')
  lines?: CustomLine[] | null;

  @RulesField(addedLinesSchema, {
    type: [CustomLineView],
    example: [],
    description:
      'Rows of the office’s own beside the price of the tour: the whole list of them. Not together with `lines`.',
  })
  addLines?: CustomLine[] | null;

  @RulesField(discountSchema, {
    type: DiscountView,
    example: { percent: 10, reason: 'Returning guests' },
    description: 'What is taken off, and why. A percentage stays one when the booking changes.',
  })
  discount?: Discount | null;

  @FlagField({
    label: 'Force',
    optional: true,
    example: false,
    description: 'Takes seats that the departure does not have.',
  })
  force?: boolean;

  @TextField({
    label: 'Reason',
    max: maxLengths.reason,
    optional: true,
    example: 'Their transfer is on its way.',
    description:
      'Why its agent may owe more than the credit limit. It takes no seats that there are not: that is `force`.',
  })
  creditReason?: string;

  @FlagField({ label: 'Send mails', optional: true, example: true, description: 'Whether the client is emailed.' })
  sendMails?: boolean;
}

/** What a new booking is for. */
class DeskWishDto extends DeskPriceDto {
  @ChoiceField({
    label: 'Item type',
    values: ITEM_TYPES,
    optional: true,
    example: 'tour',
    description: 'Default: tour.',
  })
  itemType?: ItemType;

  @IsArray({ message: ruleText('item-required') })
  @ArrayMinSize(1, { message: ruleText('item-required') })
  @ArrayMaxSize(1, { message: ruleText('one-item-only') })
  @ValidateNested({ each: true, message: ruleText('item-required') })
  @Type(() => DeskItemDto)
  @ApiProperty({ type: [DeskItemDto] })
  itemsArray: DeskItemDto[];

  @IsOptional()
  @blankIsAbsent
  @IsUUID('all', { message: ruleText('agent-unreadable') })
  @ApiPropertyOptional({
    ...AGENT,
    description: `${AGENT.description} Net prices are taken off unless a discount or lines are named.`,
  })
  agentId?: string;
}

@AlsoWrappedIn('order')
export class PriceNewOrderDto extends DeskWishDto {}

@AlsoWrappedIn('order')
export class DeskOrderDto extends DeskWishDto {
  @TextField({ label: 'Name', max: maxLengths.fullName, example: 'Demo Visitor' })
  names: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @PhoneTextField({ label: 'Phone number', example: '+250 788 123 456' })
  phoneNumber: string;

  @TextField({ label: 'Address', max: maxLengths.address, optional: true, example: 'KG 7 Avenue, Kigali' })
  address?: string;

  @TextField({ label: 'Location', max: maxLengths.address, optional: true, example: 'Kigali, Rwanda' })
  location?: string;

  @MultilineTextField({
    label: 'Message',
    max: maxLengths.remark,
    optional: true,
    example: 'One of us is a vegetarian.',
  })
  message?: string;

  @ChoiceField({
    label: 'Language',
    values: LANGUAGE_CODES,
    optional: true,
    example: 'fr',
    description: 'What the client reads; emails, papers and links are in it where there are texts in it.',
  })
  language?: LanguageCode;

  @ChoiceField({ label: 'Source', values: DESK_SOURCES, optional: true, example: 'phone' })
  source?: DeskSource;

  @CatTimeField({ label: 'Pick up date', example: '2027-06-12T06:30' })
  deadline?: Date;

  @DayField({
    label: 'Hold until',
    optional: true,
    example: '2027-06-05',
    description: 'Its seats are kept until the end of that day.',
  })
  holdUntil?: Day;

  @MultilineTextField({
    label: 'Note',
    max: MAX_NOTE_LENGTH,
    optional: true,
    example: 'Called from Nairobi.',
    description: 'For colleagues; the client never sees it.',
  })
  note?: string;
}

const REVISION = { label: 'Revision', min: 1, max: 1_000_000, example: 1 };

/**
 * Fields left out keep their value, and so do travellers and extras that are not named; 0 removes one. Null removes a
 * promo code, a discount, added lines, and lines in place of the price (rules/desk 2).
 */
class OrderWishDto extends DeskPriceDto {
  @WholeNumberField({
    label: 'People',
    min: 1,
    max: 1_000,
    optional: true,
    description: 'All adults; refused alone where other traveller types are booked.',
  })
  declare people?: number;

  @TextField({ label: 'Promo code', max: maxLengths.promoCode, optional: true, example: 'GREEN-SEASON' })
  @emptyAs(null)
  declare promoCode?: string | null;

  @ChoiceField({ label: 'Source', values: ORDER_SOURCES, optional: true, example: 'phone' })
  @emptyAs(null)
  source?: OrderSource | null;

  @IsOptional()
  @emptyAs(null)
  @IsUUID('all', { message: ruleText('agent-unreadable') })
  @ApiPropertyOptional({ ...AGENT, type: String, nullable: true, description: `${AGENT.description} Null: by none.` })
  agentId?: string | null;

  @CatTimeField({ label: 'Pick up date', example: '2027-06-12T06:30' })
  deadline?: Date;

  @TextField({ label: 'Name', max: maxLengths.fullName, mayStay: true, example: 'Demo Visitor' })
  names?: string;

  @EmailField({ label: 'Email', mayStay: true, example: 'visitor@example.org' })
  email?: string;

  @PhoneTextField({ label: 'Phone number', mayStay: true, example: '+250 788 123 456' })
  phoneNumber?: string;

  @TextField({ label: 'Address', max: maxLengths.address, optional: true, example: 'KG 7 Avenue, Kigali' })
  @emptyAs('')
  address?: string;

  @TextField({
    label: 'Location',
    max: maxLengths.address,
    optional: true,
    example: 'Kigali, Rwanda',
    description: 'Where the client is picked up.',
  })
  @emptyAs('')
  location?: string;

  @MultilineTextField({
    label: 'Message',
    max: maxLengths.remark,
    optional: true,
    example: 'One of us is a vegetarian.',
  })
  @emptyAs('')
  message?: string;

  @ChoiceField({
    label: 'Language',
    values: LANGUAGE_CODES,
    optional: true,
    example: 'fr',
    description: 'What the client reads; emails, papers and links are in it where there are texts in it.',
  })
  language?: LanguageCode;
}

@AlsoWrappedIn('order')
export class ChangeOrderDto extends OrderWishDto {
  @WholeNumberField({
    ...REVISION,
    description: 'The revision that was read. If someone has changed the order since, nothing happens (409).',
  })
  revision: number;
}

@AlsoWrappedIn('order')
export class PreviewChangeDto extends OrderWishDto {
  @WholeNumberField({
    ...REVISION,
    optional: true,
    description: 'The revision that was read, if another one is to be refused (409).',
  })
  revision?: number;
}

/** The part of an order that a change affects. */
class PlannedView extends view({
  travelDate: field.day('2027-06-12').nullable(),
  endDate: field.day('2027-06-14').nullable(),
  departureId: field.uuid().nullable(),
  people: field.number(2),
  lines: field.list(PriceLineView),
  total: field.number(3640, 'US dollars.'),
  balance: field.number(2548, 'What is left to pay, in US dollars; below 0: to be paid back.'),
}) {}

/** What a new booking would cost. */
export class NewOrderPriceAnswer extends view({
  lines: field.list(PriceLineView),
  total: field.number(3640, 'US dollars.'),
  people: field.number(2),
  travelDate: field.day('2027-06-12').nullable(),
  endDate: field.day('2027-06-14').nullable(),
  instalments: field.list(InstalmentView, 'When what is due.'),
  seatsLeft: field.integer(4, 'Seats that the departure has left; null: no limit, or no departure.').nullable(),
  seatsOver: field.integer(0, 'People of the departure beyond its seats, where it is oversold.'),
  commission: field.number(182, 'What its agent earns once it is paid in full, in US dollars; 0 without one.'),
}) {}

export class ChangePreviewAnswer extends view({
  before: field.one(PlannedView),
  after: field.one(PlannedView),
  difference: field.number(120, 'By how many US dollars the price rises; below 0: falls.'),
}) {}

export class DeskOrderAnswer extends view({
  message: field.string('Booking 2026-000042 has been changed. The price has risen by $120.'),
  order: field.one(OrderRow),
}) {}
