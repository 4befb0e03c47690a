import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsIn, IsOptional, isURL, IsUrl } from 'class-validator';
import { fieldText, ruleText } from '@imisozi/core/refusals/rule-text';
import { blankIsAbsent, emptyAs, FlagField, TextField } from '../../../common/validation/fields.js';
import { MaxCharacters } from '../../../common/validation/text-length.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../webhook.events.js';

const MAX_URL_LENGTH = 500;
const ADDRESS = { example: 'https://accounting.example.org/hooks/safaris', maxLength: MAX_URL_LENGTH };
const EVENTS = { enum: WEBHOOK_EVENTS, isArray: true, example: ['order.created', 'order.paid'] };

const WEB_ADDRESS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/**
 * Stored in its normalised form, which may be longer than what was typed: `HTTPS://Example.org` is
 * `https://example.org/`.
 */
const UrlField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => plainUrl(value)),
    IsUrl(WEB_ADDRESS, { message: ruleText('webhook-not-an-address') }),
    MaxCharacters(MAX_URL_LENGTH, { message: fieldText('The address', 'field-too-long', { max: MAX_URL_LENGTH }) }),
  );

/** A URL that cannot be parsed is refused: nothing could call it. */
function plainUrl(typed: unknown): unknown {
  if (typeof typed !== 'string' || !isURL(typed, WEB_ADDRESS)) return typed;
  return URL.parse(typed)?.href ?? 'none';
}

const EventsField = () =>
  applyDecorators(
    IsArray({ message: fieldText('Events', 'field-not-a-list') }),
    ArrayNotEmpty({ message: ruleText('webhook-events-required') }),
    IsIn(WEBHOOK_EVENTS, {
      each: true,
      message: ruleText('webhook-events-unknown', { events: WEBHOOK_EVENTS.join(', ') }),
    }),
  );

export class CreateWebhookDto {
  @ApiProperty(ADDRESS)
  @UrlField()
  url: string;

  @TextField({ label: 'Description', max: 200, optional: true, example: 'Accounting' })
  @emptyAs('')
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
  @emptyAs('')
  description?: string;

  @ApiPropertyOptional(EVENTS)
  @blankIsAbsent
  @IsOptional()
  @EventsField()
  events?: WebhookEvent[];

  @FlagField({ label: 'Active', optional: true, example: true })
  isActive?: boolean;
}
