import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@imisozi/core/languages';
import { languageOfTripBrief } from '@imisozi/core/quotes/is-trip-brief';
import { EveryInterval } from '../../platform/schedule/every-interval.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AirTicketsService } from '../air-tickets/air-tickets.service.js';
import { ContactService } from '../contact/contact.service.js';
import { ThreadReceiving } from './thread.receiving.js';
import { ofInquiry, ofMessage } from './thread.sources.js';

/** Messages read at a time. */
const BATCH = 200;

/**
 * Messages and inquiries that are older than conversations become part of one, oldest first (rules/threads 1). Which
 * booking or proposal one was about is known by its subject only, so it begins a conversation of its own.
 */
@Injectable()
export class ThreadBacklog {
  constructor(
    private readonly receiving: ThreadReceiving,
    private readonly contact: ContactService,
    private readonly airTickets: AirTicketsService,
    private readonly transactions: Transactions,
  ) {}

  @EveryInterval('gather earlier messages into conversations')
  async round(stopping?: AbortSignal): Promise<void> {
    while (!stopping?.aborted && (await this.messages()));
    while (!stopping?.aborted && (await this.inquiries()));
  }

  /** @returns whether there may be more */
  private async messages(): Promise<boolean> {
    const some = await this.contact.withoutThread(BATCH);
    for (const message of some) {
      const language = languageOfTripBrief(message.subject) ?? DEFAULT_LANGUAGE;
      await this.transactions.run(async (tx) => {
        const thread = await this.receiving.receive(tx, ofMessage(message, { language }));
        await this.contact.join(tx, message, thread.id);
      });
    }
    return some.length === BATCH;
  }

  private async inquiries(): Promise<boolean> {
    const some = await this.airTickets.withoutThread(BATCH);
    for (const inquiry of some) {
      await this.transactions.run(async (tx) => {
        const thread = await this.receiving.receive(tx, ofInquiry(inquiry, DEFAULT_LANGUAGE));
        await this.airTickets.join(tx, inquiry, thread.id);
      });
    }
    return some.length === BATCH;
  }
}
