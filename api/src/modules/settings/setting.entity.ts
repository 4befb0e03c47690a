import { Entity, Index } from 'typeorm';
import { z } from 'zod';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import { JsonColumn, TextColumn } from '../../platform/database/columns.js';

/** Settings of the dashboard, which override defaults and environment (rules/desk 13). */
export const SETTING_NAMES = [
  'terms',
  'bankDetails',
  'company',
  'reminders',
  'reviewInvitations',
  'thingsToDo',
  'secondFactorRequired',
  'advice',
  'adviceTranslations',
  'rates',
  'tax',
  'periods',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** One setting that an admin has changed; settings without a row have their default. */
@Entity('settings')
export class Setting extends TimestampedEntity {
  @Index('settings_name', { unique: true })
  @TextColumn(40)
  name: SettingName;

  /** Null: the default. Validated when read, since each name has its own rules. */
  @JsonColumn(z.unknown(), () => null, { nullable: true })
  value: unknown;
}
