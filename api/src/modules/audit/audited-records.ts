import { ConflictException, Injectable } from '@nestjs/common';
import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { catMoment } from '@imisozi/core/kigali-time';
import { PublicMedia } from '../../common/rich-text/public-media.js';
import { insertUnderSlug } from '../../common/slug.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from './actor.js';
import { changedFields, changesBetween, type State } from './audit.changes.js';
import { AuditService } from './audit.service.js';

/** A record that staff write. Those that several people edit at a time tell when they were changed last. */
interface StaffRecord extends ObjectLiteral {
  id: string;
  createdAt: Date;
  updatedAt?: Date;
}

/** One kind of such records. */
export interface RecordKind<Entity extends StaffRecord> {
  readonly entity: EntityTarget<Entity>;
  /** As the dashboard's lists and the trail name it. */
  readonly resource: string;
  /** The column that calls name a record by. */
  readonly key: 'slug' | 'id';
  /** What people call one: its title or name. */
  readonly labelOf: (record: Entity) => string;
  readonly unknown: () => Error;
}

/** What a record is called that has a title. */
export const titleOf = ({ title }: { readonly title: string }): string => title;

interface ChangeOptions<Entity> {
  /** Judges the changed record, and throws when it must not be. */
  readonly check?: (changed: Entity) => void;
  /** The `updatedAt` of what the person saw, who is then told of what somebody else has changed since. */
  readonly seen?: Date | undefined;
}

/** The one way in which staff write records: each change whole, and in the trail (contract 2). */
@Injectable()
export class AuditedRecords {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly media: PublicMedia,
  ) {}

  /** Makes a record. */
  create<Entity extends StaffRecord>(
    kind: RecordKind<Entity>,
    actor: Actor,
    fields: NoInfer<DeepPartial<Entity>>,
  ): Promise<Entity> {
    return this.transactions.run((tx) => this.insert(tx, kind, actor, fields));
  }

  /** {@link create}, under a slug of its own made from the title. */
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
   * Changes the fields that are given, or that `fields` says of the record as it is. What changes nothing is not
   * recorded.
   * @param action a verb for the trail
   * @throws ConflictException when one of the fields was changed by somebody since `seen`
   */
  change<Entity extends StaffRecord>(
    kind: RecordKind<Entity>,
    actor: Actor,
    key: string,
    action: string,
    fields: NoInfer<DeepPartial<Entity> | ((record: Entity) => DeepPartial<Entity>)>,
    { check, seen }: NoInfer<ChangeOptions<Entity>> = {},
  ): Promise<Entity> {
    return this.transactions.run(async (tx) => {
      const record = await this.take(tx, kind, key);
      const before = { ...record };
      const given = typeof fields === 'function' ? fields(record) : fields;
      tx.merge(kind.entity, record, this.media.kept(given));
      check?.(record);
      if (seen) await this.refuseOverwriting(tx, kind, seen, before, record);
      await tx.save(record, { reload: false });
      await this.record(tx, kind, actor, action, record, { before, after: record });
      return record;
    });
  }

  /** @returns what was deleted */
  delete<Entity extends StaffRecord>(kind: RecordKind<Entity>, actor: Actor, key: string): Promise<Entity> {
    return this.transactions.run(async (tx) => {
      const record = await this.take(tx, kind, key);
      await tx.delete(kind.entity, record.id);
      await this.record(tx, kind, actor, 'delete', record, { before: record });
      return record;
    });
  }

  /** Two people may change different fields at once; of one field, the second has not seen what the first wrote. */
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
      throw new ConflictException(
        `${userEmail || 'Someone'} has changed this too: ${both.map(inWords).join(', ')}, on ${catMoment(createdAt)}.`,
      );
    }
  }

  private async insert<Entity extends StaffRecord>(
    tx: EntityManager,
    kind: RecordKind<Entity>,
    actor: Actor,
    fields: DeepPartial<Entity>,
  ): Promise<Entity> {
    const record = tx.create(kind.entity, this.media.kept(fields));
    await tx.save(record, { reload: false });
    await this.record(tx, kind, actor, 'create', record, { after: record });
    return record;
  }

  /**
   * Writes before it reads: that locks the row, so that simultaneous changes go one after the other. It writes what is
   * there, so that nothing looks changed.
   */
  private async take<Entity extends StaffRecord>(
    tx: EntityManager,
    { entity, key, unknown }: RecordKind<Entity>,
    value: string,
  ): Promise<Entity> {
    const where = { [key]: value } as FindOptionsWhere<Entity>;
    const { affected } = await tx.update(entity, where, { createdAt: () => 'createdAt' } as object);
    if (affected === 0) throw unknown();
    return tx.findOneByOrFail(entity, where);
  }

  private async record<Entity extends StaffRecord>(
    tx: EntityManager,
    { resource, labelOf }: RecordKind<Entity>,
    actor: Actor,
    action: string,
    record: Entity,
    states: { readonly before?: State; readonly after?: State },
  ): Promise<void> {
    if (changedFields(states.before, states.after).length === 0) return;
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

/** What people call some columns; others are words already, written together. */
const NAMES: Readonly<Record<string, string>> = {
  toursBody: 'description',
  newsBody: 'description',
  image: 'cover image',
  images: 'cover images',
  pubDocument: 'document',
};

const inWords = (field: string): string => NAMES[field] ?? field.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
