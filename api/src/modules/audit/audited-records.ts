import { Injectable } from '@nestjs/common';
import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { catMoment } from '@imisozi/core/kigali-time';
import { refusal } from '../../platform/errors/refused.js';
import { EdgePurges } from '../../platform/edge-cache/edge-purges.js';
import { MediaUrls } from '../../common/rich-text/media-urls.js';
import { insertUnderSlug } from '../../common/slug.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from './actor.js';
import { changedFields, changesBetween, type State } from './audit.changes.js';
import { AuditService } from './audit.service.js';

/** A record that staff write. Records that several people may edit at a time have `updatedAt`. */
export interface StaffRecord extends ObjectLiteral {
  id: string;
  createdAt: Date;
  updatedAt?: Date;
}

/** One kind of such records. */
export interface RecordKind<Entity extends StaffRecord> {
  readonly entity: EntityTarget<Entity>;
  /** Its name in the dashboard's lists and in the audit trail. */
  readonly resource: string;
  /** The column that identifies a record in routes. */
  readonly key: 'slug' | 'id';
  /** The label of a record: its title or name. */
  labelOf(this: void, record: Entity): string;
  /** The error for an unknown key. */
  unknown(this: void): Error;
  /** The cache tags of pages and public responses that show the record; none for a record that only staff see. */
  edgeTags?(this: void, record: Entity, tx?: EntityManager): readonly string[] | Promise<readonly string[]>;
}

/** The label of a record that has a title. */
export const titleOf = ({ title }: { readonly title: string }): string => title;

/** What a change checks, and what follows from it. */
export interface ChangeOptions<Entity> {
  /** Validates the changed record, and throws if it is not allowed. */
  readonly check?: (changed: Entity) => void;
  /** The `updatedAt` that the editor saw, to detect what somebody else has changed since. */
  readonly seen?: Date | undefined;
  /** What follows from the change, in its transaction. */
  readonly then?: (tx: EntityManager, changed: Entity, before: Entity) => Promise<void>;
}

/** The only way in which staff write records: each change is one transaction with its audit entry (rules/roles 5). */
@Injectable()
export class AuditedRecords {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly media: MediaUrls,
    private readonly edge: EdgePurges,
  ) {}

  /** Inserts a record. @param before throws if there must not be another one */
  create<Entity extends StaffRecord>(
    kind: RecordKind<Entity>,
    actor: Actor,
    fields: NoInfer<DeepPartial<Entity>>,
    before?: (tx: EntityManager) => Promise<void>,
  ): Promise<Entity> {
    return this.transactions.run(async (tx) => {
      await before?.(tx);
      return this.insert(tx, kind, actor, fields);
    });
  }

  /** {@link create}, with a unique slug made from the title. */
  createUnderSlug<Entity extends StaffRecord & { slug: string }>(
    kind: RecordKind<Entity>,
    actor: Actor,
    fields: DeepPartial<Entity> & { readonly title: string },
  ): Promise<Entity> {
    return insertUnderSlug(this.transactions, kind.entity, fields.title, (tx, slug) =>
      this.insert(tx, kind, actor, { ...fields, slug }),
    );
  }

  /**
   * Changes the given fields, or those that the function `fields` returns for the current record. If nothing differs,
   * nothing is recorded.
   * @param action a verb for the audit trail
   * @throws Refused when one of the fields was changed by somebody since `seen`
   */
  change<Entity extends StaffRecord>(
    kind: RecordKind<Entity>,
    actor: Actor,
    key: string,
    action: string,
    fields: NoInfer<DeepPartial<Entity> | ((record: Entity) => DeepPartial<Entity>)>,
    { check, seen, then }: NoInfer<ChangeOptions<Entity>> = {},
  ): Promise<Entity> {
    return this.transactions.run(async (tx) => {
      const record = await this.lock(tx, kind, key);
      const before = { ...record };
      const given = typeof fields === 'function' ? fields(record) : fields;
      tx.merge(kind.entity, record, this.media.toStored(given));
      check?.(record);
      if (seen) await this.refuseOverwriting(tx, kind, seen, before, record);
      await tx.save(record, { reload: false });
      await this.record(tx, kind, actor, action, record, { before, after: record });
      await then?.(tx, record, before);
      return record;
    });
  }

  /**
   * @param before throws if the record must not be deleted, or does preparatory work
   * @returns the deleted record
   */
  delete<Entity extends StaffRecord>(
    kind: RecordKind<Entity>,
    actor: Actor,
    key: string,
    before?: (record: Entity, tx: EntityManager) => void | Promise<void>,
  ): Promise<Entity> {
    return this.transactions.run(async (tx) => {
      const record = await this.lock(tx, kind, key);
      await before?.(record, tx);
      await tx.delete(kind.entity, record.id);
      await this.record(tx, kind, actor, 'delete', record, { before: record });
      return record;
    });
  }

  /**
   * Two people may change different fields at once, but not the same field: the second one has not seen the first one's
   * value.
   */
  private async refuseOverwriting<Entity extends StaffRecord>(
    tx: EntityManager,
    { resource }: RecordKind<Entity>,
    seen: Date,
    before: Entity,
    changed: Entity,
  ): Promise<void> {
    if (!before.updatedAt || before.updatedAt <= seen) return;
    const fields = Object.keys(changesBetween(before, changed));
    const since = await this.audit.changesSince(tx, resource, before.id, seen);
    for (const { changes, userEmail, createdAt } of since) {
      const both = fields.filter((field) => field in changes);
      if (both.length === 0) continue;
      throw refusal('changed-meanwhile', {
        who: userEmail || 'Someone',
        fields: both.map(inWords).join(', '),
        at: catMoment(createdAt),
      });
    }
  }

  private async insert<Entity extends StaffRecord>(
    tx: EntityManager,
    kind: RecordKind<Entity>,
    actor: Actor,
    fields: DeepPartial<Entity>,
  ): Promise<Entity> {
    const record = tx.create(kind.entity, this.media.toStored(fields));
    await tx.save(record, { reload: false });
    await this.record(tx, kind, actor, 'create', record, { after: record });
    return record;
  }

  /**
   * Locks and reads a record. An update precedes the read because it locks the row, so that simultaneous changes run
   * one after the other; it sets a column to its own value, so that nothing changes.
   */
  private async lock<Entity extends StaffRecord>(
    tx: EntityManager,
    { entity, key, unknown }: RecordKind<Entity>,
    value: string,
  ): Promise<Entity> {
    const where = { [key]: value } as FindOptionsWhere<Entity>;
    const { affected } = await tx.update(entity, where, { createdAt: () => 'createdAt' } as object);
    const record = affected === 0 ? null : await tx.findOneBy(entity, where);
    if (!record) throw unknown();
    return record;
  }

  private async record<Entity extends StaffRecord>(
    tx: EntityManager,
    { resource, labelOf, edgeTags }: RecordKind<Entity>,
    actor: Actor,
    action: string,
    record: Entity,
    states: { readonly before?: State; readonly after?: State },
  ): Promise<void> {
    if (changedFields(states.before, states.after).length === 0) return;
    if (edgeTags) await this.edge.purge(tx, await edgeTags(record, tx));
    await this.audit.record(tx, actor, {
      action,
      resource,
      recordId: record.id,
      label: labelOf(record),
      ...(states.after && record.updatedAt && { at: record.updatedAt }),
      ...states,
    });
  }
}

/** Labels of columns whose names are not plain words. */
const NAMES: Readonly<Record<string, string>> = {
  toursBody: 'description',
  newsBody: 'description',
  image: 'cover image',
  images: 'cover images',
  pubDocument: 'document',
};

const inWords = (field: string): string => NAMES[field] ?? field.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
