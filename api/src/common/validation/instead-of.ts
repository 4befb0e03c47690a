import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';

/** What the OpenAPI document calls a field that stands for another one. */
export const INSTEAD_OF = 'x-instead-of';

/**
 * The field says in another way what the field `other` says: a body has one of the two. Examples show `other`, because a
 * body with both is refused. Goes below the decorator of the field.
 */
export const InsteadOf = (other: string) => ApiPropertyOptional({ [INSTEAD_OF]: other } as ApiPropertyOptions);
