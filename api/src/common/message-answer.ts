import { ApiProperty } from '@nestjs/swagger';

/** The answer of a call that returns only a sentence for a toast (contract 1). */
export class MessageAnswer {
  @ApiProperty({ example: 'Thank you, we have received it.' })
  message: string;
}
