import { Entity } from 'typeorm';
import { z } from 'zod';
import { CountColumn, FlagColumn, JsonColumn, TextColumn } from '../../platform/database/columns.js';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook.events.js';

/** The URL at which another system receives events. */
@Entity('webhooks')
export class Webhook extends TimestampedEntity {
  @TextColumn(500)
  url: string;

  @TextColumn(200)
  description: string;

  @JsonColumn(z.array(z.enum(WEBHOOK_EVENTS)), () => [])
  events: WebhookEvent[];

  @FlagColumn(true)
  isActive: boolean;

  /** Incremented with every new secret; the secret itself is not stored. */
  @CountColumn()
  secretVersion: number;
}
