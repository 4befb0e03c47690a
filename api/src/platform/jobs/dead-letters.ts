import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readList, type ListPage, type ListQuery, type ListDefinition } from '../list/read-list.js';
import { parseFilter } from '../list/list-query.js';
import { Job } from './job.entity.js';

const LIST: ListDefinition = {
  resource: 'dead-jobs',
  search: ['queue', 'name', 'lastError'],
  equals: ['queue', 'name', 'status'],
  ranges: ['createdAt', 'finishedAt'],
  sortable: ['queue', 'name', 'attempts', 'createdAt', 'finishedAt'],
};

/** The jobs that were given up. */
@Injectable()
export class DeadLetters {
  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {}

  page(query: ListQuery): Promise<ListPage<Job>> {
    const filter = { ...Object.fromEntries(parseFilter(query)), status: 'DEAD' };
    return readList(this.jobs, LIST, { ...query, filter: JSON.stringify(filter) });
  }

  /** Null for an unknown id, and for a job that is not dead. */
  find(id: string): Promise<Job | null> {
    return this.jobs.findOneBy({ id, status: 'DEAD' });
  }
}
