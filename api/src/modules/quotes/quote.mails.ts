import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Company } from '@imisozi/core/company';
import { parseCatTime } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { sumOf } from '@imisozi/core/pricing/price-lines';
import { clientName } from '../../common/client-name.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { OnDomainEvent } from '../../platform/domain-events/domain-event.js';
import { UnrecoverableError } from '../../platform/jobs/job-registry.js';
import { catDay, texts, usd } from '../../texts/reader.js';
import { MailKinds, mailKind, type MailContent } from '../mail/mail.kinds.js';
import { MailService } from '../mail/mail.service.js';
import type { MailPreview } from '../mail/previews/mail-preview.view.js';
import { MailPreviews } from '../mail/texts/mail-previews.js';
import { asNotes, MailTexts } from '../mail/texts/mail-texts.js';
import { QuoteDepartures } from './quote.departures.js';
import type { Quote } from './quote.entity.js';
import {
  QUOTE_ACCEPTED,
  QUOTE_DECLINED,
  QUOTE_ENDS_SOON,
  QUOTE_MISSED,
  QUOTE_OPENED,
  QUOTE_SENT,
  type QuoteHappened,
} from './quote.events.js';
import { quotePageOf } from './quote.page-url.js';
import { QuotePaper } from './quote.paper.js';
import { sampleQuote } from './quote.preview-data.js';
import { peopleOf, refuseIncomplete } from './quote.rules.js';
import { QuotesService } from './quotes.service.js';

interface AboutQuote {
  readonly quoteId: string;
}

/** What the office is told of. A change that is asked for reaches it as a message (rules/proposals 6). */
type QuoteNews = 'opened' | 'accepted' | 'missed' | 'declined' | 'ends-soon';

const HEADINGS: Readonly<Record<QuoteNews, string>> = {
  opened: 'The client has opened the proposal.',
  accepted: 'The client has accepted the proposal, and the booking has been made.',
  missed:
    'The client wanted to accept the proposal, but its departure has no room for the party, or is no longer offered.',
  declined: 'The client has declined the proposal.',
  'ends-soon': 'The proposal ends soon, and the client has not answered yet.',
};

const SUBJECTS: Readonly<Record<QuoteNews, string>> = {
  opened: 'opened',
  accepted: 'accepted',
  missed: 'no room on its departure',
  declined: 'declined',
  'ends-soon': 'ends soon',
};

export const QUOTE_TO_CLIENT = mailKind<AboutQuote>('quote-sent');
export const QUOTE_REMINDER = mailKind<AboutQuote>('quote-ends-soon');
export const QUOTE_NEWS = mailKind<AboutQuote & { readonly news: QuoteNews }>('quote-news');

/** The mails about proposals: when they are queued, and their content (rules/proposals 3, 7, 9). */
@Injectable()
export class QuoteMails implements OnModuleInit {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
    private readonly mail: MailService,
    private readonly kinds: MailKinds,
    private readonly words: MailTexts,
    private readonly previews: MailPreviews,
    private readonly quotes: QuotesService,
    private readonly paper: QuotePaper,
    private readonly departures: QuoteDepartures,
  ) {}

  onModuleInit(): void {
    this.kinds.register(
      QUOTE_TO_CLIENT,
      async ({ quoteId }) => this.toClient(await this.read(quoteId), 'mail-quote-sent'),
      () => this.toClient(sampleQuote(), 'mail-quote-sent'),
      'mail-quote-sent',
    );
    this.kinds.register(
      QUOTE_REMINDER,
      async ({ quoteId }) => this.toClient(await this.read(quoteId), 'mail-quote-ends-soon'),
      () => this.toClient(sampleQuote(), 'mail-quote-ends-soon'),
      'mail-quote-ends-soon',
    );
    this.kinds.register(
      QUOTE_NEWS,
      async ({ quoteId, news }) => this.toOffice(await this.quotes.get(quoteId), news),
      () => this.toOffice(sampleQuote(), 'opened'),
    );
  }

  /**
   * The mail that sending the proposal would write, in the client's language.
   * @throws Refused for an unknown id, and for a proposal that lacks what its client needs
   */
  async preview(id: string): Promise<MailPreview> {
    const quote = await this.quotes.get(id);
    refuseIncomplete(quote);
    await this.departures.refuseToSend(quote);
    return this.previews.unsent(QUOTE_TO_CLIENT, quote.language, () => this.toClient(quote, 'mail-quote-sent'));
  }

  @OnDomainEvent(QUOTE_SENT, 'mails')
  async sent(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    await this.mail.queue(tx, QUOTE_TO_CLIENT, { quoteId: quote.id }, toClientOf(quote));
  }

  @OnDomainEvent(QUOTE_ENDS_SOON, 'mails')
  async endsSoon(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    await this.mail.queue(tx, QUOTE_REMINDER, { quoteId: quote.id }, toClientOf(quote));
    await this.tell(tx, quote, 'ends-soon');
  }

  @OnDomainEvent(QUOTE_OPENED, 'mails')
  opened(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.tell(tx, quote, 'opened');
  }

  @OnDomainEvent(QUOTE_ACCEPTED, 'mails')
  accepted(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.tell(tx, quote, 'accepted');
  }

  @OnDomainEvent(QUOTE_MISSED, 'mails')
  missed(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.tell(tx, quote, 'missed');
  }

  @OnDomainEvent(QUOTE_DECLINED, 'mails')
  declined(tx: EntityManager, { quote }: QuoteHappened): Promise<void> {
    return this.tell(tx, quote, 'declined');
  }

  private async tell(tx: EntityManager, { id, email, number }: Quote, news: QuoteNews): Promise<void> {
    const request = { to: this.company.email, replyTo: email, reference: number };
    await this.mail.queue(tx, QUOTE_NEWS, { quoteId: id, news }, request);
  }

  /** One that ended before its mail was written is not sent any more. */
  private async read(id: string): Promise<Quote> {
    const quote = await this.quotes.get(id);
    if (quote.state !== 'SENT') throw new UnrecoverableError('The proposal has ended.');
    return quote;
  }

  private async toClient(quote: Quote, document: 'mail-quote-sent' | 'mail-quote-ends-soon'): Promise<MailContent> {
    const day = quote.validUntil ? catDay(parseCatTime(quote.validUntil)!) : '';
    const { number, title } = quote;
    const { head, parts } = await this.words.fill(document, { name: clientName(quote.names), number, title, day });
    const { button, price, option } = texts().quote;
    const totals = quote.options.map(({ name, lines }, index) => {
      const label = quote.options.length > 1 ? name || option({ number: String(index + 1) }) : price;
      return [label, usd(toDollars(sumOf(lines)))] as const;
    });
    return {
      ...head,
      blocks: [
        ...parts.text,
        { kind: 'facts', rows: totals, isAmounts: true },
        { kind: 'button', label: button, url: quotePageOf(this.env.PUBLIC_URL, quote) },
        ...asNotes(parts.note),
      ],
      attachments: [await this.paper.draw(quote)],
    };
  }

  /** In English, like the dashboard. */
  private toOffice(quote: Quote, news: QuoteNews): MailContent {
    const { number, names, title, email, lostReason } = quote;
    return {
      subject: `Proposal ${number}, ${names}: ${SUBJECTS[news]}`,
      preview: title,
      heading: HEADINGS[news],
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Proposal', number],
            ['Title', title],
            ['Client', names],
            ['Email', email],
            ['Travellers', String(peopleOf(quote))],
            ...(quote.travelDate ? [['Travel date', catDay(parseCatTime(quote.travelDate)!)] as const] : []),
            ...(quote.validUntil ? [['Valid until', catDay(parseCatTime(quote.validUntil)!)] as const] : []),
            ...(lostReason ? [['Reason', lostReason] as const] : []),
          ],
        },
        { kind: 'button', label: 'Open the proposal', url: `${this.env.PUBLIC_URL}/account/quotes/${quote.id}/show` },
      ],
    };
  }
}

const toClientOf = ({ email, number, language }: Quote) => ({ to: email, reference: number, language });
