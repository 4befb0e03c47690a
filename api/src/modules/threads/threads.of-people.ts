import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { addressesIn } from '../personal-data/addresses-in.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords, WholeRecord } from '../personal-data/personal-records.js';
import { MAX_LISTED, type ErasedPerson, type Person, type PersonalRecord } from '../personal-data/person.js';
import { wholeRecords } from '../personal-data/whole-records.js';
import { ThreadFiles } from './files/thread.files.js';
import { Thread } from './thread.entity.js';
import { ThreadMessage } from './thread-message.entity.js';

/** Conversations by the address that replies go to. */
@Injectable()
export class ThreadsOfPeople implements PersonalRecords {
  readonly kind = 'threads';

  constructor(
    @InjectRepository(Thread) private readonly threads: Repository<Thread>,
    @InjectRepository(ThreadMessage) private readonly messages: Repository<ThreadMessage>,
    private readonly files: ThreadFiles,
    data: PersonalData,
  ) {
    data.register(this);
  }

  async listed({ emails }: Person): Promise<PersonalRecord[]> {
    const rows = await this.threads.find({
      where: { email: In([...emails]) },
      order: { lastAt: 'DESC', id: 'DESC' },
      take: MAX_LISTED,
    });
    return rows.map((row) => ({
      id: row.id,
      at: row.lastAt,
      title: row.subject,
      detail: row.reference,
      state: row.state,
      amount: null,
      link: `/threads/${row.id}/show`,
    }));
  }

  under(tx: EntityManager, emails: readonly string[]): Promise<string[]> {
    return addressesIn(tx, Thread, 'email', emails);
  }

  async whole({ emails }: Person): Promise<WholeRecord[]> {
    const threads = await this.threads.find({ where: { email: In([...emails]) }, order: { createdAt: 'DESC' } });
    const messages = await this.messages.findBy({ threadId: In(threads.map(({ id }) => id)) });
    const byThread = Map.groupBy(messages, ({ threadId }) => threadId);
    const whole = wholeRecords(threads.map((thread) => ({ ...thread, messages: byThread.get(thread.id) ?? [] }))).map(
      ({ topic: _topic, ...thread }) => thread,
    );
    return [...whole, ...(await this.files.whole(threads.map(({ id }) => id)))];
  }

  async erase(tx: EntityManager, { emails, orderIds }: ErasedPerson): Promise<void> {
    await tx.delete(Thread, { email: In([...emails]) });
    await tx.delete(Thread, { orderId: In([...orderIds]) });
  }
}
