import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository, type EntityManager } from 'typeorm';
import { rolesFor } from '@imisozi/core/access';
import { refusal } from '../../../platform/errors/refused.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { after, type Part } from '../../../platform/list/keyset.js';
import { NEWEST_FIRST } from '../../../platform/list/newest-first.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../audit/actor.js';
import { AuditService } from '../../audit/audit.service.js';
import { UsersService, type Colleague } from '../../users/users.service.js';
import type { Order } from '../../orders/order.entity.js';
import { lockOrder } from '../../orders/order.records.js';
import { OrdersService } from '../../orders/orders.service.js';
import {
  noteView,
  taskView,
  type CreateNoteDto,
  type NoteAnswer,
  type NotesAnswer,
  type NoteView,
  type TasksAnswer,
  type UpdateNoteDto,
} from './note.dto.js';
import { OrderNote } from './order-note.entity.js';

/** The maximum number of notes per order: one screen shows them all. */
const MAX_NOTES = 200;

/** The maximum number of tasks on the first page. */
const MAX_TASKS = 50;

interface ShownNote {
  readonly row: OrderNote;
  readonly view: NoteView;
}

/** Notes of staff about an order, and its tasks (rules/desk 8). */
@Injectable()
export class OrderNotes {
  constructor(
    @InjectRepository(OrderNote) private readonly notes: Repository<OrderNote>,
    private readonly orders: OrdersService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditService,
  ) {}

  /** The texts of open notes of several orders, by their ids, the oldest first. */
  async openOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (orderIds.length === 0) return new Map();
    const notes = await this.notes.find({
      select: { id: true, orderId: true, text: true },
      where: { orderId: In(orderIds), doneAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const byOrder = Map.groupBy(notes, ({ orderId }) => orderId);
    return new Map([...byOrder].map(([orderId, some]) => [orderId, some.map(({ text }) => text)]));
  }

  /** @throws Refused for an unknown order */
  async of(orderId: string): Promise<NotesAnswer> {
    await this.orders.get(orderId);
    const [notes, owners] = await Promise.all([
      this.notes.find({ where: { orderId }, order: NEWEST_FIRST, take: MAX_NOTES }),
      this.owners(),
    ]);
    const names = await this.ownersOf(notes);
    return { notes: notes.map((note) => noteView(note, names)), owners };
  }

  /** A page of an order's notes, newest first, with the data for the timeline. */
  async page({ orderId, place, take }: Part & { readonly orderId: string }): Promise<ShownNote[]> {
    const notes = await this.notes.find({ where: after<OrderNote>(place, { orderId }), order: NEWEST_FIRST, take });
    const owners = await this.ownersOf(notes);
    return notes.map((row) => ({ row, view: noteView(row, owners) }));
  }

  /**
   * @param key the caller's `Idempotency-Key`, if any
   * @throws Refused for an unknown order
   * @throws Refused for an owner who may not see bookings
   * @throws Refused for an order with the maximum number of notes
   */
  create(orderId: string, body: CreateNoteDto, key: string | undefined, actor: Actor): Promise<NoteAnswer> {
    return this.idempotency.once({ route: `note ${orderId}`, key, body }, async (remember) => {
      await this.refuseOwner(body.ownerId);
      return this.transactions.run(async (tx) => {
        const note = await this.write(tx, await lockOrder(tx, orderId), body, actor);
        const answer = await this.answerOf(tx, note);
        remember(tx, answer);
        return answer;
      });
    });
  }

  /** Writes a note in the transaction that it belongs to. @param order as it was locked or made there */
  async write(
    tx: EntityManager,
    order: Order,
    { text, ownerId, dueDate, done }: CreateNoteDto,
    actor: Actor,
  ): Promise<OrderNote> {
    if ((await tx.countBy(OrderNote, { orderId: order.id })) >= MAX_NOTES) {
      throw refusal('notes-too-many', { max: MAX_NOTES });
    }
    const note = tx.create(OrderNote, {
      orderId: order.id,
      text,
      authorId: actor.user?.id ?? null,
      authorEmail: actor.user?.email ?? '',
      ownerId: ownerId ?? null,
      dueDate: dueDate ?? null,
      doneAt: done ? new Date() : null,
    });
    await tx.save(note, { reload: false });
    await this.audit.record(tx, actor, { ...aboutNote(note, order), action: 'create', after: factsOf(note) });
    return note;
  }

  /**
   * @param key the caller's `Idempotency-Key`, if any
   * @throws Refused for an unknown order or note
   * @throws Refused for an owner who may not see bookings
   */
  change(
    orderId: string,
    noteId: string,
    body: UpdateNoteDto,
    key: string | undefined,
    actor: Actor,
  ): Promise<NoteAnswer> {
    return this.idempotency.once({ route: `note ${noteId}`, key, body }, async (remember) => {
      await this.refuseOwner(body.ownerId);
      return this.transactions.run(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const note = await tx.findOneBy(OrderNote, { id: noteId, orderId });
        if (!note) throw refusal('note-not-found');
        const before = factsOf(note);
        const { text, ownerId, dueDate, done } = body;
        if (text !== undefined) note.text = text;
        if (ownerId !== undefined) note.ownerId = ownerId;
        if (dueDate !== undefined) note.dueDate = dueDate;
        if (done !== undefined) note.doneAt = done ? (note.doneAt ?? new Date()) : null;
        await tx.save(note, { reload: false });
        await this.audit.record(tx, actor, {
          ...aboutNote(note, order),
          action: 'update',
          before,
          after: factsOf(note),
        });
        const answer = await this.answerOf(tx, note);
        remember(tx, answer);
        return answer;
      });
    });
  }

  /** The tasks of the caller. */
  async tasksOf(ownerId: string): Promise<TasksAnswer> {
    const where = { ownerId, doneAt: IsNull() };
    const rows = this.notes
      .createQueryBuilder('note')
      .innerJoinAndSelect('note.order', 'order')
      .where(where)
      // Both databases sort null first, but tasks without a day come last.
      .addSelect('CASE WHEN note.dueDate IS NULL THEN 1 ELSE 0 END', 'undated')
      .orderBy('undated', 'ASC')
      .addOrderBy('note.dueDate', 'ASC')
      .addOrderBy('note.createdAt', 'ASC')
      .limit(MAX_TASKS);
    const [tasks, total] = await Promise.all([rows.getMany(), this.notes.countBy(where)]);
    const owners = await this.ownersOf(tasks);
    return { tasks: tasks.map((task) => taskView(task, owners)), total };
  }

  private async answerOf(tx: EntityManager, note: OrderNote): Promise<NoteAnswer> {
    const view = noteView(note, await this.ownersOf([note], tx));
    return { message: `The ${view.isTask ? 'task' : 'note'} has been saved.`, note: view };
  }

  private owners(): Promise<Colleague[]> {
    return this.users.withRoles(rolesFor('notes', 'edit'));
  }

  private ownersOf(notes: readonly OrderNote[], tx?: EntityManager): Promise<ReadonlyMap<string, Colleague>> {
    return this.users.namesOf(
      notes.flatMap(({ ownerId }) => ownerId ?? []),
      tx,
    );
  }

  private async refuseOwner(ownerId: string | null | undefined): Promise<void> {
    if (!ownerId || (await this.owners()).some(({ id }) => id === ownerId)) return;
    throw refusal('colleague-required');
  }
}

const aboutNote = ({ id }: OrderNote, { number }: Order) => ({ resource: 'notes', recordId: id, label: number });

const factsOf = ({ text, ownerId, dueDate, doneAt }: OrderNote) => ({ text, ownerId, dueDate, doneAt });
