import { ApiProperty } from '@nestjs/swagger';
import { MultilineTextField } from '../../../common/validation/fields.js';

export class OrderMessageDto {
  @MultilineTextField({ label: 'Message', max: 5_000, example: 'Can we start an hour later?' })
  message: string;
}

export class OrderMessageAnswer {
  @ApiProperty({ example: "Thank you, your message has been sent. We'll reply soon." })
  message: string;
}
