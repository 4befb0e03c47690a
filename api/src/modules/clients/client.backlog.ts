import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Transactions } from '../../platform/database/transactions.js';
import { PersonalData } from '../personal-data/personal-data.js';
import type { PersonalRecords } from '../personal-data/personal-records.js';
import { ClientBacklog } from './client-backlog.entity.js';
import { ClientMeetings } from './client.meetings.js';

/** Records in one transaction. */
const BATCH = 200;

type Source = PersonalRecords & Required<Pick<PersonalRecords, 'known'>>;

/**
 * Whoever is known from records that are older than clients becomes a client (rules/clients 3): each kind is read once,
 * oldest first, and goes on where it was interrupted.
 */
@Injectable()
export class ClientBacklogs {
  constructor(
    @InjectRepository(ClientBacklog) private readonly backlogs: Repository<ClientBacklog>,
    private readonly data: PersonalData,
    private readonly meetings: ClientMeetings,
    private readonly transactions: Transactions,
  ) {}

  @EveryInterval('know clients of earlier records')
  async round(stopping?: AbortSignal): Promise<void> {
    for (const source of this.data.sources()) {
      while (!stopping?.aborted && (await this.goOn(source)));
    }
  }

  /** @returns whether there may be more */
  private async goOn(source: Source): Promise<boolean> {
    const { kind } = source;
    const { readAt, readId, doneAt } = (await this.backlogs.findOneBy({ kind })) ?? NOT_BEGUN;
    if (doneAt) return false;
    const people = await source.known(readAt && readId ? { createdAt: readAt, id: readId } : null, BATCH);
    const last = people.at(-1);
    const isDone = people.length < BATCH;
    await this.transactions.run(async (tx) => {
      await this.meetings.meet(
        tx,
        people.map(({ createdAt, ...person }) => ({ ...person, at: createdAt })),
      );
      await tx.upsert(
        ClientBacklog,
        {
          kind,
          readAt: last?.createdAt ?? readAt,
          readId: last?.id ?? readId,
          doneAt: isDone ? new Date() : null,
        },
        ['kind'],
      );
    });
    return !isDone;
  }
}

const NOT_BEGUN: Pick<ClientBacklog, 'readAt' | 'readId' | 'doneAt'> = { readAt: null, readId: null, doneAt: null };
