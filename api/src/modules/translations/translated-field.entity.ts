import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { z } from 'zod';
import type { TranslatedTexts } from '@imisozi/core/translations/translated';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { Translation } from './translation.entity.js';

const TEXTS = z.record(z.string(), z.object({ text: z.string(), sourceRevision: z.string() }));

/** The texts of a row; undefined if they cannot be read. */
export function parseTexts(stored: string): TranslatedTexts | undefined {
  try {
    return TEXTS.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** The texts of one field of a record in another language: a separate row, as each field may fill a column. */
@Entity('translated_fields')
@Index('translated_fields_field', ['translationId', 'field'], { unique: true })
export class TranslatedField extends CreatedEntity {
  @RefColumn()
  translationId: string;

  @ManyToOne(() => Translation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'translationId', foreignKeyConstraintName: 'translated_fields_fk' })
  translation?: Relation<Translation>;

  @TextColumn(40)
  field: string;

  @JsonColumn(TEXTS, () => ({}))
  texts: TranslatedTexts;
}
