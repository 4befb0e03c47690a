import { ApiHeader } from '@nestjs/swagger';

/** Describes the header of a call that a client may repeat safely (contract 4). */
export const ApiIdempotencyKey = () =>
  ApiHeader({ name: 'idempotency-key', required: false, description: 'A repeated call returns the first answer.' });
