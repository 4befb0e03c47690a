import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { isForeignKeyFailure } from '../../platform/database/transactions.js';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../audit/audited-records.js';
import type { CreateGuideDto, UpdateGuideDto } from './dto/guide.dto.js';
import { Guide } from './guide.entity.js';

/** The maximum number of guides and drivers to choose from. */
const MAX_CHOICES = 500;

const LIST: ListDefinition = {
  resource: 'guides',
  search: ['names', 'phoneNumber', 'email', 'licenceNumber'],
  equals: ['isGuide', 'isDriver', 'isActive'],
  ranges: ['licenceUntil', 'createdAt'],
  sortable: ['names', 'licenceUntil', 'isActive', 'createdAt'],
};

const KIND: RecordKind<Guide> = {
  entity: Guide,
  resource: 'guides',
  key: 'id',
  labelOf: ({ names }) => names,
  unknown: () => refusal('guide-not-found'),
};

/** Guides and drivers as the office keeps them (rules/operations 1). */
@Injectable()
export class GuidesService {
  constructor(
    @InjectRepository(Guide) private readonly guides: Repository<Guide>,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<Guide>> {
    return readList(this.guides, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string, tx: EntityManager = this.guides.manager): Promise<Guide> {
    const guide = await tx.findOneBy(Guide, { id });
    if (!guide) throw KIND.unknown();
    return guide;
  }

  /** Those with these ids, by id; unknown ones are left out. */
  async named(ids: readonly string[]): Promise<Map<string, Guide>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.guides.findBy({ id: In(ids) })).map((guide) => [guide.id, guide]));
  }

  /** All who can be assigned, by name. */
  choices(): Promise<Guide[]> {
    return this.guides.find({ where: { isActive: true }, order: { names: 'ASC', id: 'ASC' }, take: MAX_CHOICES });
  }

  /** Whose page a key opens; null for an unknown key, and for someone who is no longer active. */
  byPageToken(pageToken: string): Promise<Guide | null> {
    return this.guides.findOneBy({ pageToken, isActive: true });
  }

  /** Whose calendar a key opens, likewise. */
  byCalendarToken(calendarToken: string): Promise<Guide | null> {
    return this.guides.findOneBy({ calendarToken, isActive: true });
  }

  /** The guide with a mail address, in upper or lower case; null without an active one. */
  byEmail(email: string): Promise<Guide | null> {
    return this.guides
      .createQueryBuilder('guide')
      .where('LOWER(guide.email) = :email AND guide.isActive = :isActive', {
        email: email.toLowerCase(),
        isActive: true,
      })
      .orderBy('guide.createdAt')
      .getOne();
  }

  /** @throws Refused for someone who neither guides nor drives */
  create(actor: Actor, fields: CreateGuideDto): Promise<Guide> {
    const made = this.guides.create({ ...NEW, ...given(fields), pageToken: randomUUID(), calendarToken: randomUUID() });
    refuseIdle(made);
    return this.records.create(KIND, actor, made);
  }

  /**
   * Changes the given fields.
   * @throws Refused for an unknown id, and for someone who neither guides nor drives
   */
  update(actor: Actor, id: string, fields: UpdateGuideDto): Promise<Guide> {
    return this.records.change(KIND, actor, id, 'update', given(fields), { check: refuseIdle });
  }

  /** Makes a new key of the own page; the one before opens nothing any more. @throws Refused for an unknown id */
  renewPage(actor: Actor, id: string): Promise<Guide> {
    return this.records.change(KIND, actor, id, 'renew-page', { pageToken: randomUUID() });
  }

  /** Makes a new key of the own calendar, likewise. @throws Refused for an unknown id */
  renewCalendar(actor: Actor, id: string): Promise<Guide> {
    return this.records.change(KIND, actor, id, 'renew-calendar', { calendarToken: randomUUID() });
  }

  /** @throws Refused for an unknown id, and for someone who has had a trip */
  async delete(actor: Actor, id: string): Promise<Guide> {
    const { names } = await this.get(id);
    try {
      return await this.records.delete(KIND, actor, id);
    } catch (error) {
      if (isForeignKeyFailure(error)) throw refusal('guide-has-trips', { who: names });
      throw error;
    }
  }
}

const NEW: Partial<Guide> = {
  email: '',
  language: 'en',
  languages: [],
  isGuide: true,
  isDriver: false,
  licenceNumber: '',
  licenceUntil: null,
  daysOff: [],
  note: '',
  isActive: true,
};

/** Fields that were left out keep their value; null is none. */
function given({ languages, daysOff, ...fields }: UpdateGuideDto): Partial<Guide> {
  return {
    ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Guide>),
    ...(languages !== undefined && { languages: languages ?? [] }),
    ...(daysOff !== undefined && { daysOff: daysOff ?? [] }),
  };
}

function refuseIdle({ isGuide, isDriver }: Guide): void {
  if (!isGuide && !isDriver) throw refusal('guide-without-role');
}
