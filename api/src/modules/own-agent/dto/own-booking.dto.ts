import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ruleText } from '@imisozi/core/refusals/rule-text';
import { DeskOrderDto } from '../../desk/desk.dto.js';
import { BookingDto } from '../../prices/dto/booking.dto.js';

/** What an agent may choose of a booking: no prices, sources and seats of its own, as the office may. */
export class PriceOwnBookingDto extends PickType(BookingDto, [
  'travelDate',
  'departureId',
  'travellers',
  'extras',
] as const) {
  @IsUUID('all', { message: ruleText('item-required') })
  @ApiProperty({ format: 'uuid', description: 'The id of a tour on sale.' })
  tourId: string;
}

export class CreateOwnBookingDto extends IntersectionType(
  PriceOwnBookingDto,
  PickType(DeskOrderDto, [
    'names',
    'email',
    'phoneNumber',
    'address',
    'location',
    'message',
    'language',
    'sendMails',
  ] as const),
) {}
