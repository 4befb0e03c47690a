import { field, view } from '../../../platform/http/view.js';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { fieldText } from '@imisozi/core/refusals/rule-text';
import { TextField } from '../../../common/validation/fields.js';

class GatewayOrderDto {
  @TextField({ label: 'Reference', max: 40, example: '1763600000000-1f2e3d4c5b6a7988' })
  id: string;
}

/** The gateway sends the whole transaction, of which only the reference is used, to ask about it. */
export class GatewayNotificationDto {
  @IsObject({ message: fieldText('The order', 'field-required') })
  @ValidateNested()
  @Type(() => GatewayOrderDto)
  @ApiProperty({ type: GatewayOrderDto })
  order: GatewayOrderDto;
}

export class GatewayNotificationAnswer extends view({ message: field.string('Thank you.') }) {}
