import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MAX_REPLY_TEMPLATES } from '@imisozi/core/threads';
import { refusal } from '../../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../../platform/list/read-list.js';
import { isDuplicate } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditedRecords, type RecordKind } from '../../audit/audited-records.js';
import type { CreateReplyTemplateDto, UpdateReplyTemplateDto } from './reply-template.dto.js';
import { ReplyTemplate } from './reply-template.entity.js';

const LIST: ListDefinition = {
  resource: 'reply-templates',
  search: ['name', 'texts'],
  equals: ['name'],
  ranges: ['createdAt'],
  sortable: ['name', 'createdAt', 'updatedAt'],
};

const KIND: RecordKind<ReplyTemplate> = {
  entity: ReplyTemplate,
  resource: 'reply-templates',
  key: 'id',
  labelOf: ({ name }) => name,
  unknown: () => refusal('reply-template-not-found'),
};

/** The texts that replies begin with (rules/threads 5). */
@Injectable()
export class ReplyTemplates {
  constructor(
    @InjectRepository(ReplyTemplate) private readonly templates: Repository<ReplyTemplate>,
    private readonly records: AuditedRecords,
  ) {}

  page(query: ListQuery): Promise<ListPage<ReplyTemplate>> {
    return readList(this.templates, LIST, query);
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<ReplyTemplate> {
    const template = await this.templates.findOneBy({ id });
    if (!template) throw KIND.unknown();
    return template;
  }

  /** @throws Refused for one without a text, for a name that another one has, and when there are too many */
  async create(actor: Actor, { name, texts }: CreateReplyTemplateDto): Promise<ReplyTemplate> {
    const made = this.templates.create({ name, texts: texts ?? {} });
    refuseEmpty(made);
    if ((await this.templates.count()) >= MAX_REPLY_TEMPLATES) {
      throw refusal('too-many-reply-templates', { max: MAX_REPLY_TEMPLATES });
    }
    return unlessTaken(this.records.create(KIND, actor, made));
  }

  /**
   * Changes the given fields.
   * @throws Refused as {@link create}, for an unknown id, and for one that a colleague has changed since
   */
  update(actor: Actor, id: string, { updatedAt: seen, name, texts }: UpdateReplyTemplateDto): Promise<ReplyTemplate> {
    // One field at a time: merging would keep the texts of languages that were taken out.
    const fields = { ...(name !== undefined && { name }), ...(texts && { texts: { ...EMPTY, ...texts } }) };
    return unlessTaken(this.records.change(KIND, actor, id, 'update', fields, { check: refuseEmpty, seen }));
  }

  /** Replies that were sent keep their text. @throws Refused for an unknown id */
  delete(actor: Actor, id: string): Promise<ReplyTemplate> {
    return this.records.delete(KIND, actor, id);
  }
}

const EMPTY = { en: undefined, fr: undefined, sw: undefined, rw: undefined, ar: undefined };

function refuseEmpty({ texts }: Pick<ReplyTemplate, 'texts'>): void {
  if (!Object.values(texts).some(Boolean)) throw refusal('reply-template-empty');
}

async function unlessTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (isDuplicate(error)) throw refusal('reply-template-taken');
    throw error;
  }
}
