import { Injectable } from '@nestjs/common';
import { isOpen } from '@imisozi/core/quotes/quote-state';
import { refusal } from '../../platform/errors/refused.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { RecipientLimits, type Sender } from '../../platform/limits/recipient-limits.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ContactService } from '../contact/contact.service.js';
import { QuoteChanges } from './changes/quote.changes.js';
import { QUOTE_CHANGE_ASKED } from './quote.events.js';
import { quoteSubject } from './quote.subject.js';
import { lockQuote } from './quote.records.js';
import { QuotesService } from './quotes.service.js';

/** Changes that clients ask for on the pages of their proposals: messages to the office (rules/proposals 6). */
@Injectable()
export class QuoteWishes {
  constructor(
    private readonly quotes: QuotesService,
    private readonly changes: QuoteChanges,
    private readonly contact: ContactService,
    private readonly recipients: RecipientLimits,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Keeps the message with the proposal and among the messages to the office.
   * @throws Refused for an unknown id, and for a proposal that has ended
   * @throws TooManyRequests when the client was mailed enough for now, unless staff write
   */
  async ask(id: string, message: string, sender: Sender): Promise<void> {
    const { email } = await this.quotes.get(id);
    await this.recipients.consume(email, sender);
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (!isOpen(quote) || quote.state === 'DRAFT') throw refusal('quote-ended');
      const { names, phoneNumber: phone, number, language, revision } = quote;
      const subject = quoteSubject(quote);
      await this.changes.keep(tx, { quoteId: id, revision, message });
      await this.contact.keep(tx, this.contact.write({ names, email, phone, subject, message }), {
        language,
        quote: { id, number },
      });
      await this.events.publish(tx, QUOTE_CHANGE_ASKED, { quote, message });
    });
  }
}
