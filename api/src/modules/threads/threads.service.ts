import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { rolesFor } from '@imisozi/core/access';
import { THREAD_SOURCES, THREAD_STATES } from '@imisozi/core/threads';
import { refusal } from '../../platform/errors/refused.js';
import { readList, type ListDefinition, type ListPage, type ListQuery } from '../../platform/list/read-list.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import type { Actor } from '../audit/actor.js';
import { AuditedRecords } from '../audit/audited-records.js';
import { ContactService } from '../contact/contact.service.js';
import { UsersService, type Colleague } from '../users/users.service.js';
import type { UpdateThreadDto } from './dto/thread.dto.js';
import { threadRow, threadView, type ThreadRow, type ThreadView } from './dto/thread.view.js';
import { Thread } from './thread.entity.js';
import { ThreadConversation } from './thread.conversation.js';
import { THREADS } from './thread.records.js';
import { ThreadValues } from './thread.values.js';

const LIST: ListDefinition = {
  resource: 'threads',
  equals: ['assigneeId', 'email', 'orderId', 'quoteId'],
  choices: { state: THREAD_STATES, source: THREAD_SOURCES },
  ranges: ['lastAt', 'createdAt', 'snoozeUntil'],
  sortable: ['lastAt', 'createdAt', 'subject', 'names', 'state', 'snoozeUntil'],
};

/** Conversations as staff read and settle them (rules/threads 2, 3). */
@Injectable()
export class ThreadsService {
  constructor(
    @InjectRepository(Thread) private readonly threads: Repository<Thread>,
    private readonly conversation: ThreadConversation,
    private readonly values: ThreadValues,
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
    private readonly users: UsersService,
    private readonly records: AuditedRecords,
  ) {}

  async page(query: ListQuery): Promise<ListPage<ThreadRow>> {
    const page = await readList(this.threads, LIST, query);
    const names = await this.users.namesOf(page.rows.flatMap(({ assigneeId }) => assigneeId ?? []));
    return { ...page, rows: page.rows.map((row) => threadRow(row, names.get(row.assigneeId ?? '')?.names)) };
  }

  /** @throws Refused for an unknown id */
  async get(id: string): Promise<Thread> {
    const thread = await this.threads.findOneBy({ id });
    if (!thread) throw THREADS.unknown();
    return thread;
  }

  /** A conversation with all that was written, for a colleague. */
  async view(thread: Thread, userId: string): Promise<ThreadView> {
    const { assigneeId } = thread;
    const [messages, values, colleagues, names] = await Promise.all([
      this.conversation.of(thread.id),
      this.values.of(thread, userId),
      this.colleagues(),
      this.users.namesOf(assigneeId ? [assigneeId] : []),
    ]);
    return threadView(thread, { messages, values, colleagues, assignee: names.get(assigneeId ?? '')?.names });
  }

  /**
   * Assigns, puts off, closes or opens a conversation; a time alone puts it off.
   * @throws Refused for an unknown id, for a colleague who may not answer, and for a time that is missing or past
   */
  async update(actor: Actor, id: string, { state: sent, assigneeId, snoozeUntil }: UpdateThreadDto): Promise<Thread> {
    const state = sent ?? (snoozeUntil ? 'snoozed' : undefined);
    if (state === 'snoozed' && !(snoozeUntil && snoozeUntil.getTime() > Date.now())) throw refusal('snooze-needs-time');
    if (assigneeId) await this.refuseStranger(assigneeId);
    const fields = {
      ...(state && { state, snoozeUntil: state === 'snoozed' ? snoozeUntil! : null }),
      ...(assigneeId !== undefined && { assigneeId }),
    };
    return this.records.change(THREADS, actor, id, 'update', fields, {
      then: (tx, thread, before) => (thread.state === before.state ? Promise.resolve() : this.settle(tx, thread)),
    });
  }

  /** The messages of forms are handled while their conversation does not wait for the office (rules/threads 3). */
  async settle(tx: EntityManager, { id, state }: Pick<Thread, 'id' | 'state'>): Promise<void> {
    const isHandled = state === 'answered' || state === 'closed';
    await this.contact.markOfThread(tx, id, isHandled);
    await this.airTickets.markOfThread(tx, id, isHandled);
  }

  private colleagues(): Promise<Colleague[]> {
    return this.users.withRoles(rolesFor('threads', 'edit'));
  }

  private async refuseStranger(id: string): Promise<void> {
    if (!(await this.colleagues()).some((one) => one.id === id)) throw refusal('colleague-required');
  }
}
