import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { JsonColumn, TextColumn } from '../../platform/database/columns.js';

/** A version of website texts written by staff; of each document and language the newest version is in force. */
@Entity('content_versions')
@Index('content_versions_version', ['document', 'language', 'version'], { unique: true })
export class TextVersion extends CreatedEntity {
  @TextColumn(40)
  document: string;

  @TextColumn(10)
  language: string;

  /** Counts from 1. */
  @Column({ type: 'int' })
  version: number;

  /** Validated when read: each document has its own fields. */
  @JsonColumn(z.unknown(), () => null)
  value: unknown;

  /** The author's mail address. */
  @TextColumn(254)
  author: string;
}
