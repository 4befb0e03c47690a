import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { ErrorAnswer } from '../errors/error-answer.js';

/** Describes a list in the dashboard's dialect to Swagger: its three parameters, its rows and `Content-Range`. */
export const ApiList = (resource: string, row: Type) =>
  applyDecorators(
    ApiQuery({ name: 'filter', required: false, example: '{"q":"kigali"}' }),
    ApiQuery({ name: 'range', required: false, example: '[0,24]' }),
    ApiQuery({ name: 'sort', required: false, example: '["createdAt","DESC"]' }),
    ApiOkResponse({
      type: [row],
      headers: { 'Content-Range': { schema: { type: 'string' }, example: `${resource} 0-24/319` } as never },
    }),
    ApiBadRequestResponse({ description: 'A parameter is no JSON, or names an unknown column.', type: ErrorAnswer }),
  );
