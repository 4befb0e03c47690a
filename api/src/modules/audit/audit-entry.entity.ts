import { Entity, Index } from 'typeorm';
import { z } from 'zod';
import { FlagColumn, JsonColumn, RefColumn, TextColumn } from '../../platform/database/columns.js';
import { CreatedEntity } from '../../platform/database/base-entities.js';
import { SearchTextColumn } from '../../platform/database/search-text/search-text.js';
import { MAX_FIELDS_LENGTH } from './audit.changes.js';

type Changes = Record<string, readonly [unknown, unknown]>;

/** Who did what to which record, when and from where. No foreign keys: the trail outlives people and records. */
@Entity('audit_entries')
@Index('audit_entries_created', ['createdAt'])
@Index('audit_entries_record', ['resource', 'recordId', 'createdAt'])
@Index('audit_entries_technical', ['isTechnical', 'createdAt'])
@Index('audit_entries_search', ['searchText', 'createdAt'])
export class AuditEntry extends CreatedEntity {
  @RefColumn({ nullable: true })
  userId: string | null;

  @TextColumn(254)
  userEmail: string;

  @TextColumn(40)
  action: string;

  @TextColumn(40)
  resource: string;

  @RefColumn({ nullable: true })
  recordId: string | null;

  /** Title or name of the record at that time. */
  @TextColumn(250)
  label: string;

  /** The fields that changed: `{field: [before, after]}`; secrets are left out. */
  @JsonColumn<Changes>(z.record(z.string(), z.tuple([z.unknown(), z.unknown()])), () => ({}))
  changes: Changes;

  /** The same fields as search terms, see `fieldWord`. */
  @TextColumn(MAX_FIELDS_LENGTH, { nullable: true })
  fields: string | null;

  /** A technical step of the dashboard, such as requesting an upload URL: hidden by default. */
  @FlagColumn(false)
  isTechnical: boolean;

  /** IP address of the caller. */
  @TextColumn(45)
  ip: string;

  @TextColumn(64)
  requestId: string;

  @SearchTextColumn<AuditEntry>(['userEmail', 'label', 'action', 'resource', 'fields'])
  searchText?: Buffer | null;
}
