import { Entity, Index } from 'typeorm';
import { z } from 'zod';
import type { Day } from '@imisozi/core/kigali-time';
import type { LanguageCode } from '@imisozi/core/languages';
import type { DaySpan } from '@imisozi/core/operations/clashes';
import { daysOffSchema } from '@imisozi/core/operations/days-off-schema';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '@imisozi/core/operations/spoken-languages';
import { TimestampedEntity } from '../../platform/database/base-entities.js';
import {
  DayColumn,
  FlagColumn,
  JsonColumn,
  LanguageColumn,
  RefColumn,
  TextColumn,
} from '../../platform/database/columns.js';

/** Someone who guides, drives or both (rules/operations 1). */
@Entity('guides')
@Index('guides_names', ['names', 'id'])
@Index('guides_created', ['createdAt', 'id'])
export class Guide extends TimestampedEntity {
  @TextColumn(150)
  names: string;

  @TextColumn(40)
  phoneNumber: string;

  /** Empty: none. */
  @TextColumn(254)
  email: string;

  /** The language of the own page. */
  @LanguageColumn()
  language: LanguageCode;

  /** The languages that guests are spoken to in. */
  @JsonColumn(z.array(z.enum(SPOKEN_LANGUAGES)), () => [])
  languages: SpokenLanguage[];

  @FlagColumn(true)
  isGuide: boolean;

  @FlagColumn(false)
  isDriver: boolean;

  @TextColumn(40)
  licenceNumber: string;

  /** The last day on which the licence is valid. */
  @DayColumn({ nullable: true })
  licenceUntil: Day | null;

  @JsonColumn(daysOffSchema, () => [])
  daysOff: DaySpan[];

  /** For staff only. */
  @TextColumn(500)
  note: string;

  @FlagColumn(true)
  isActive: boolean;

  /** Opens the own page; named so that the audit trail leaves it out. */
  @Index('guides_page', { unique: true })
  @RefColumn()
  pageToken: string;

  /** Opens the calendar, likewise. */
  @Index('guides_calendar', { unique: true })
  @RefColumn()
  calendarToken: string;
}
