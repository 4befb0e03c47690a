import { ApiProperty } from '@nestjs/swagger';

/** The answer of a call that has nothing to give but a sentence fit for a toast (contract 1). */
export class MessageAnswer {
  @ApiProperty({ example: 'Thank you, we have received it.' })
  message: string;
}
