import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiQuery, getSchemaPath } from '@nestjs/swagger';

/**
 * Describes a staff list to Swagger: its three parameters, its rows and `Content-Range`, and the file for `Accept:
 * text/csv`.
 */
export const ApiList = (resource: string, row: Type, filter = '{"q":"kigali"}') =>
  applyDecorators(
    ApiExtraModels(row),
    ApiQuery({
      name: 'filter',
      required: false,
      example: filter,
      description:
        'Values, or lists of them; `q` searches; `_gte` and `_lte` are bounds, `_null` asks for absence. A time without a zone is CAT.',
    }),
    ApiQuery({ name: 'range', required: false, example: '[0,24]', description: 'Ignored for files.' }),
    ApiQuery({
      name: 'after',
      required: false,
      description: 'The id of the row before the page: with it, the next page of a long list is as fast as the first.',
    }),
    ApiQuery({ name: 'before', required: false, description: 'The id of the row behind the page, to turn back.' }),
    ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' }),
    ApiOkResponse({
      description: 'A page as JSON or, with `Accept: text/csv`, a file of all rows that match the filter.',
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: getSchemaPath(row) } } },
        'text/csv': { schema: { type: 'string' } },
      },
      headers: {
        'Content-Range': { schema: { type: 'string' }, example: `${resource} 0-24/319` } as never,
        'X-Total-At-Least': {
          schema: { type: 'integer' },
          description:
            'Only where the rows were not counted to the end (10,000; of a search or a range 500): there are at least ' +
            'as many. The total of `Content-Range` then says the same, and grows until the last page is read.',
          example: 10_001,
        } as never,
      },
    }),
  );
