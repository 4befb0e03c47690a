import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class AuthError {
  @ApiProperty({ example: 'Please log in to continue.' })
  auth: string;
}

/** The one shape of every failure (contract 1). */
export class ErrorAnswer {
  @ApiProperty({ example: 400 })
  statusCode: number;

  @ApiProperty({ example: 'Email is required', description: 'A sentence that can be shown to the user.' })
  error: string;

  @ApiProperty({ example: 'Email is required', description: 'The same sentence as `error`.' })
  message: string;

  @ApiPropertyOptional({
    type: [String],
    example: ['Email is required'],
    description: 'Every problem found, when the body fails validation.',
  })
  Errors?: string[];

  @ApiPropertyOptional({ type: AuthError, description: 'Present on 401 and 403.' })
  errors?: AuthError;

  @ApiProperty({ example: 'req-1', description: 'Identifies this call in the logs.' })
  requestId: string;
}
