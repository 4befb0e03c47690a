import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayNotEmpty, IsArray, IsIn, IsOptional, IsUrl } from 'class-validator';
import { blankIsAbsent, FlagField, nullIs, TextField } from '../../../common/validation/fields.js';
import { MaxCharacters } from '../../../common/validation/text-length.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../webhook.events.js';

const LONGEST_URL = 500;
const ADDRESS = { example: 'https://accounting.example.org/hooks/safaris', maxLength: LONGEST_URL };
const EVENTS = { enum: WEBHOOK_EVENTS, isArray: true, example: ['order.created', 'order.paid'] };

const UrlField = () =>
  applyDecorators(
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
      { message: 'The address must be a web address' },
    ),
    MaxCharacters(LONGEST_URL, { message: `The address can have ${LONGEST_URL} characters at most` }),
  );

const EventsField = () =>
  applyDecorators(
    IsArray({ message: 'Events must be a list' }),
    ArrayNotEmpty({ message: 'At least one event is required' }),
    IsIn(WEBHOOK_EVENTS, { each: true, message: `Events must be of: ${WEBHOOK_EVENTS.join(', ')}` }),
  );

export class CreateWebhookDto {
  @ApiProperty(ADDRESS)
  @UrlField()
  url: string;

  @TextField({ label: 'Description', max: 200, optional: true, example: 'Accounting' })
  @nullIs('')
  description?: string;

  @ApiProperty(EVENTS)
  @EventsField()
  events: WebhookEvent[];

  @FlagField({ label: 'Active', optional: true, example: true })
  isActive?: boolean;
}

export class UpdateWebhookDto {
  @ApiPropertyOptional(ADDRESS)
  @blankIsAbsent
  @IsOptional()
  @UrlField()
  url?: string;

  @TextField({ label: 'Description', max: 200, optional: true, example: 'Accounting' })
  @nullIs('')
  description?: string;

  @ApiPropertyOptional(EVENTS)
  @blankIsAbsent
  @IsOptional()
  @EventsField()
  events?: WebhookEvent[];

  @FlagField({ label: 'Active', optional: true, example: true })
  isActive?: boolean;
}
