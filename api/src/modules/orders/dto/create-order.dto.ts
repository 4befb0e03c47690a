import * as counts from '@imisozi/core/fields/counts';
import * as maxLengths from '@imisozi/core/fields/lengths';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { CatTimeField } from '../../../common/validation/cat-time.field.js';
import {
  ChoiceField,
  EmailField,
  MultilineTextField,
  PhoneTextField,
  TextField,
  WholeNumberField,
} from '../../../common/validation/fields.js';
import { InsteadOf } from '../../../common/validation/instead-of.js';
import { AlsoWrappedIn } from '../../../common/validation/body.pipe.js';
import { BookingDto } from '../../prices/dto/booking.dto.js';
import { ITEM_TYPES, type ItemType } from '@imisozi/core/order-choices';

class OrderItemDto {
  @IsUUID('all', { message: ruleText('item-required') })
  @ApiProperty({ format: 'uuid', description: 'The id of the tour or event.' })
  id: string;

  /** Deployed clients always send 1, whatever the group. */
  @WholeNumberField({ label: 'Number of items', min: 1, max: 1_000, optional: true, example: 1 })
  itemNumber?: number;
}

@AlsoWrappedIn('order')
export class CreateOrderDto extends BookingDto {
  @TextField({ label: 'Name', max: maxLengths.fullName, example: 'Demo Visitor' })
  names: string;

  @EmailField({ label: 'Email', example: 'visitor@example.org' })
  email: string;

  @PhoneTextField({ label: 'Phone number', example: '+250 788 123 456' })
  phoneNumber: string;

  @TextField({ label: 'Address', max: maxLengths.address, example: 'KG 7 Avenue, Kigali' })
  address: string;

  @TextField({ label: 'Location', max: maxLengths.address, example: 'Kigali, Rwanda' })
  location: string;

  @CatTimeField({ label: 'Need date', example: '2026-12-24T07:00' })
  needDate?: Date;

  @CatTimeField({ label: 'Deadline', example: '2026-12-24T07:00' })
  deadline?: Date;

  @MultilineTextField({
    label: 'Message',
    max: maxLengths.remark,
    optional: true,
    example: 'One of us is a vegetarian.',
  })
  message?: string;

  @TextField({
    label: 'Site address',
    max: 300,
    optional: true,
    example: 'https://example.org',
    description: 'Sent by deployed clients; not stored.',
  })
  appUrl?: string;

  @ChoiceField({ label: 'Item type', values: ITEM_TYPES, example: 'tour' })
  itemType: ItemType;

  @IsArray({ message: ruleText('item-required') })
  @ArrayMinSize(1, { message: ruleText('item-required') })
  @ArrayMaxSize(1, { message: ruleText('one-item-only') })
  @IsObject({ each: true, message: ruleText('item-required') })
  @ValidateNested({ each: true, message: ruleText('item-required') })
  @Type(() => OrderItemDto)
  @ApiProperty({ type: [OrderItemDto] })
  itemsArray: OrderItemDto[];

  /** Validated with the price, not here, because its error has a special message (rules/prices 9). */
  @Allow()
  @Transform(({ obj }: { obj: { amount?: unknown } }) => obj.amount ?? '')
  @ApiProperty({ type: Number, example: 3640, description: 'US dollars; must equal the price.' })
  amount: unknown;

  @IsOptional()
  @Transform(({ obj }: { obj: { people?: unknown } }) =>
    obj.people === '' || obj.people === null ? undefined : obj.people,
  )
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 5, example: 2 })
  @InsteadOf('travellers')
  people?: unknown;

  @WholeNumberField({
    label: 'Tickets',
    ...counts.tickets,
    optional: true,
    example: 3,
    description: 'Only for an event, 1 unless said: the amount is its price for so many people (rules/prices 11).',
  })
  @InsteadOf('people')
  tickets?: number;

  @ChoiceField({
    label: 'Payment',
    values: ['now', 'later'],
    optional: true,
    example: 'later',
    description: 'Who pays now keeps the seats for 30 minutes; who pays later, as long as the terms say.',
  })
  payment?: 'now' | 'later';

  @TextField({
    label: 'Waiting key',
    max: 36,
    optional: true,
    example: '3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20',
    description: 'From the mail to whoever waited: the seats that are held for them.',
  })
  waitingKey?: string;
}
