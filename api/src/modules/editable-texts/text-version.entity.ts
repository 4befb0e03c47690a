import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { JsonColumn, TextColumn } from '../../platform/database/columns.js';

/** Words of the website as a colleague has written them; of each document and language the newest version counts. */
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

  /** Whoever reads it checks it: each document has its own fields. */
  @JsonColumn(z.unknown(), () => null)
  value: unknown;

  /** The email address of whoever wrote it. */
  @TextColumn(254)
  author: string;
}
