import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { mediaUrlsIn, MediaUrlsIn } from './media-url.field.js';

/** Their URLs must fit in a TEXT column. */
const MAX_PICTURES = 50;

/** The uploaded pictures of a record, one or several; an empty list or text means none. */
export const PicturesField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => mediaUrlsIn(value)),
    MediaUrlsIn('Cover image', MAX_PICTURES),
    ApiPropertyOptional({ type: [String], example: ['/media/demo/kivu-shore.svg'] }),
  );
