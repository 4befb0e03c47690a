import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

/** The OpenAPI extension of a field that replaces another one. */
export const INSTEAD_OF = 'x-instead-of';

/**
 * The field is an alternative to the field `other`: a body has one of the two. Examples show `other`, because a body
 * with both is refused. Goes below the decorator of the field.
 */
export const InsteadOf = (other: string) => ApiPropertyOptional({ [INSTEAD_OF]: other } as ApiPropertyOptions);
