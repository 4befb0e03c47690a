import type { EntityManager } from 'typeorm';
import { cutToCharacters } from '../../platform/characters.js';
import { refusal } from '../../platform/errors/refused.js';
import type { RecordKind } from '../audit/audited-records.js';
import { MAX_PREVIEW, Thread } from './thread.entity.js';

/** Conversations in the audit trail. */
export const THREADS: RecordKind<Thread> = {
  entity: Thread,
  resource: 'threads',
  key: 'id',
  labelOf: ({ subject }) => subject,
  unknown: () => refusal('thread-not-found'),
};

/**
 * Locks a conversation and reads it: the write comes first because it locks the row.
 * @throws Refused for an unknown id
 */
export async function lockThread(tx: EntityManager, id: string): Promise<Thread> {
  await tx.update(Thread, { id }, { createdAt: () => 'createdAt' });
  const thread = await tx.findOneBy(Thread, { id });
  if (!thread) throw THREADS.unknown();
  return thread;
}

/** The first words of a message, on one line. */
export const previewOf = (text: string): string => cutToCharacters(text.replace(/\s+/g, ' ').trim(), MAX_PREVIEW);
