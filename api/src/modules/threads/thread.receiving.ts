import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LanguageCode } from '@imisozi/core/languages';
import type { ThreadSource } from '@imisozi/core/threads';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { cutToCharacters } from '../../platform/characters.js';
import { MAX_SUBJECT, Thread } from './thread.entity.js';
import { THREAD_RECEIVED } from './thread.events.js';
import { previewOf } from './thread.records.js';

/** Something that a client has written. */
export interface Received {
  readonly topic: string;
  readonly source: ThreadSource;
  readonly subject: string;
  readonly names: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: LanguageCode;
  readonly text: string;
  readonly at: Date;
  readonly order?: Referred | undefined;
  readonly quote?: Referred | undefined;
  /** A program has answered: nobody waits for the office because of it. */
  readonly isAutomatic?: boolean;
  /** False for one of earlier times that somebody has handled. */
  readonly isOpen?: boolean;
}

/** With whom about what: a conversation that there is, or that something begins. */
export type Conversed = Omit<Received, 'text' | 'at' | 'isOpen' | 'isAutomatic'>;

interface Referred {
  readonly id: string;
  readonly number: string;
}

/** Puts what a client writes into the conversation about it (rules/threads 1). */
@Injectable()
export class ThreadReceiving {
  constructor(private readonly events: DomainEvents) {}

  /**
   * In the transaction of the message: the unique topic decides who begins the conversation when two arrive at once.
   * It waits for the office then, whatever its state was.
   */
  async receive(tx: EntityManager, received: Received): Promise<Thread> {
    const { topic, at, isAutomatic, isOpen = !isAutomatic } = received;
    await this.events.publish(tx, THREAD_RECEIVED, received);
    const begun = begin(tx, received);
    await tx.createQueryBuilder().insert().into(Thread).values(begun).orIgnore().execute();
    const now = { state: 'open', snoozeUntil: null, updatedAt: new Date() } as const;
    await tx.update(Thread, { topic }, isOpen ? now : { createdAt: () => 'createdAt' });
    const thread = await tx.findOneByOrFail(Thread, { topic });
    if (thread.id === begun.id || thread.lastAt > at) return thread;
    const { email, text } = received;
    const fields = {
      ...{ email, lastAt: at, preview: previewOf(text) },
      names: received.names || thread.names,
      phoneNumber: received.phoneNumber || thread.phoneNumber,
      ...(!isOpen && !isAutomatic && thread.state !== 'open' && { state: 'closed' as const }),
    };
    return tx.save(Object.assign(thread, fields), { reload: false });
  }
}

function begin(tx: EntityManager, received: Received): Thread {
  const { topic, source, names, email, phoneNumber, language, at, order, quote, isAutomatic } = received;
  const { isOpen = !isAutomatic } = received;
  return tx.create(Thread, {
    ...{ id: randomUUID(), createdAt: at, updatedAt: new Date(), lastAt: at },
    ...{ topic, source, names, email, phoneNumber, language },
    subject: cutToCharacters(received.subject, MAX_SUBJECT),
    orderId: order?.id ?? null,
    quoteId: quote?.id ?? null,
    reference: order?.number ?? quote?.number ?? '',
    state: isOpen ? 'open' : 'closed',
    assigneeId: null,
    snoozeUntil: null,
    preview: previewOf(received.text),
  });
}
