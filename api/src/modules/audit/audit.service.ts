import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository, type EntityManager } from 'typeorm';
import { refusal } from '../../platform/errors/refused.js';
import { cutToCharacters } from '../../platform/characters.js';
import { after, type Part } from '../../platform/list/keyset.js';
import { NEWEST_FIRST } from '../../platform/list/newest-first.js';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../../platform/list/read-list.js';
import type { Actor } from './actor.js';
import { changesBetween, fieldWord, fieldWords, type State } from './audit.changes.js';
import { AuditEntry } from './audit-entry.entity.js';

const MAX_LABEL_LENGTH = 250;

/** Enough to detect conflicting edits: no form stays open during more changes. */
const MAX_CHANGES = 100;

/** The length of the longest IPv6 address; a proxy may forward other text. */
const MAX_IP_LENGTH = 45;

const LIST: ListDefinition = {
  resource: 'audit',
  equals: ['userId', 'action', 'resource', 'recordId', 'isTechnical'],
  ranges: ['createdAt'],
  sortable: ['userEmail', 'action', 'resource', 'label', 'createdAt'],
};

/** A change to be recorded. */
export interface AuditedChange {
  /** A verb: `create`, `update`, `delete`, `publish`, `block`, … */
  readonly action: string;
  /** The kind of record, by its name in the dashboard's lists: `users`, `tours`, … */
  readonly resource: string;
  readonly recordId: string | null;
  /** The record's title or name. */
  readonly label: string;
  /** The record, or the changed fields, before the change; absent if it did not exist. */
  readonly before?: State;
  /** The same fields after the change; absent if it was deleted. */
  readonly after?: State;
  /** The time of the change as stored in the record; by default now. */
  readonly at?: Date;
}

/** The audit trail: who did what (rules/roles 5). */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** Records a change in the transaction that makes it: neither exists without the other. */
  async record(tx: EntityManager, actor: Actor, change: AuditedChange): Promise<void> {
    await tx.save(entryOf(actor, change), { reload: false });
  }

  /** The changes of a record after a time, newest first. */
  changesSince(tx: EntityManager, resource: string, recordId: string, after: Date): Promise<AuditEntry[]> {
    return tx.find(AuditEntry, {
      where: { resource, recordId, createdAt: MoreThan(after) },
      order: { createdAt: 'DESC' },
      take: MAX_CHANGES,
    });
  }

  /** A page of the trail of one record, newest first. */
  ofRecord(resource: string, recordId: string, { place, take }: Part): Promise<AuditEntry[]> {
    const where = { resource, recordId, isTechnical: false };
    return this.entries.find({ where: after<AuditEntry>(place, where), order: NEWEST_FIRST, take });
  }

  /**
   * Besides the filters of every list, there are `field`, for entries in which that field changed, and `technical`: true
   * includes entries that are hidden otherwise.
   * @throws Refused for an invalid filter
   */
  page(query: ListQuery): Promise<ListPage<AuditEntry>> {
    return readList(this.entries, LIST, withCommonFilters(query));
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<AuditEntry> {
    const entry = await this.entries.findOneBy({ id });
    if (!entry) throw refusal('entry-not-found');
    return entry;
  }
}

/** An entry of the audit trail. */
export const entryOf = (
  actor: Pick<Actor, 'ip' | 'requestId'> & {
    readonly user: { readonly id: string | null; readonly email: string } | null;
  },
  change: AuditedChange,
): AuditEntry => {
  const changes = changesBetween(change.before, change.after);
  return Object.assign(new AuditEntry(), {
    userId: actor.user?.id ?? null,
    userEmail: actor.user?.email ?? '',
    action: change.action,
    resource: change.resource,
    recordId: change.recordId,
    label: cutToCharacters(change.label, MAX_LABEL_LENGTH),
    changes,
    fields: fieldWords(changes),
    isTechnical: isTechnical(change),
    ip: actor.ip.slice(0, MAX_IP_LENGTH),
    requestId: actor.requestId,
    ...(change.at && { createdAt: change.at }),
  });
};

/** The dashboard requests an upload URL before each file; the upload itself has its own entry. */
const isTechnical = ({ resource, action }: AuditedChange): boolean => resource === 'media' && action === 'sign';

/** Translates this list's own filters into those of all lists. A filter by action includes hidden entries. */
function withCommonFilters(query: ListQuery): ListQuery {
  const filter = parsed(query.filter);
  // The list itself refuses anything else.
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return query;
  const { field, technical, ...others } = filter as Record<string, unknown>;
  if (!isBlank(field) && typeof field !== 'string') throw refusal('filter-not-text', { filter: 'field' });
  if (!isBlank(technical) && typeof technical !== 'boolean') {
    throw refusal('filter-not-true-or-false', { filter: 'technical' });
  }
  const isAskedFor = technical === true || ['action', 'isTechnical', 'id'].some((name) => !isBlank(others[name]));
  return {
    ...query,
    filter: JSON.stringify({
      ...others,
      ...(!isBlank(field) && { q: `${fieldWord(field as string)} ${textOf(others.q)}` }),
      ...(!isAskedFor && { isTechnical: false }),
    }),
  };
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(text: string | undefined): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : {};
  } catch {
    return undefined;
  }
}
