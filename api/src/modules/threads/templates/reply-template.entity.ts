import { Entity, Index } from 'typeorm';
import { replyTextsSchema, type ReplyTexts } from '@imisozi/core/reply-texts-schema';
import { TimestampedEntity } from '../../../platform/database/base-entities.js';
import { JsonColumn, TextColumn } from '../../../platform/database/columns.js';

/** A text that colleagues begin a reply with (rules/threads 5). */
@Entity('reply_templates')
export class ReplyTemplate extends TimestampedEntity {
  @Index('reply_templates_name', { unique: true })
  @TextColumn(100)
  name: string;

  /** In the languages in which it was written. */
  @JsonColumn<ReplyTexts>(replyTextsSchema, () => ({}))
  texts: ReplyTexts;
}
