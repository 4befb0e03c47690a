import { Injectable } from '@nestjs/common';
import type { Company } from '@imisozi/core/company';
import { parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { toDollars } from '@imisozi/core/pricing/cents';
import { lodgeOf, type QuoteDay, type QuoteOption } from '@imisozi/core/quotes/quote-offer';
import type { PdfBlock } from '../../common/pdf/pdf-drawing.js';
import { pdfOf } from '../../common/pdf/pdf-studio.js';
import { clientName } from '../../common/client-name.js';
import { InjectCompany, InjectEnv } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { catDay, inLanguage, inLine, texts, usd, writtenLanguage } from '../../texts/reader.js';
import { costText, dueText } from '@imisozi/core/terms-sentences';
import type { MailAttachment } from '../mail/mail.kinds.js';
import { quotePageOf } from './quote.page-url.js';
import type { Quote } from './quote.entity.js';
import { lastDayOf, offerOf, peopleOf } from './quote.rules.js';

/** Draws a proposal as a PDF, in its client's language and without any cost (rules/proposals 4, 8). */
@Injectable()
export class QuotePaper {
  constructor(
    @InjectEnv() private readonly env: Env,
    @InjectCompany() private readonly company: Company,
  ) {}

  draw(quote: Quote): Promise<MailAttachment> {
    return inLanguage(quote.language, async () => {
      const { proposal } = texts().quote;
      const title = `${proposal} ${quote.number}`;
      const drawing = { company: this.company, title, language: writtenLanguage(), at: quote.updatedAt };
      const content = await pdfOf({ ...drawing, blocks: this.blocks(quote) });
      return { filename: `proposal-${quote.number}.pdf`, contentType: 'application/pdf', content };
    });
  }

  private blocks(quote: Quote): PdfBlock[] {
    const { papers, quote: words } = texts();
    const page = quotePageOf(this.env.PUBLIC_URL, quote);
    const number = quote.revision > 1 ? papers.revision(quote) : papers.number({ number: quote.number });
    return [
      { draw: 'title', title: quote.title, number: `${words.proposal} · ${number}` },
      {
        draw: 'columns',
        left: { heading: papers.preparedFor, lines: [clientName(quote.names)] },
        right: { heading: papers.details, lines: factsOf(quote) },
      },
      ...paragraphs(quote.note),
      ...quote.days.flatMap((day, index) => dayBlocks(day, index, quote.options)),
      ...quote.options.flatMap((option, index) => optionBlocks(quote, option, index)),
      paragraph(words.acceptHere),
      { draw: 'link', text: page, url: page },
      { draw: 'farewell', text: papers.thanks({ company: this.company.name }) },
    ];
  }
}

const fact = (name: string, value: string): string => texts().papers.fact({ name, value });

const paragraph = (text: string): PdfBlock => ({ draw: 'paragraph', text });

const paragraphs = (text: string): PdfBlock[] =>
  text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(paragraph);

const dayOf = (day: Day): string => catDay(parseCatTime(day)!);

function factsOf(quote: Quote): string[] {
  const { facts, seats, validUntil } = texts().quote;
  const last = lastDayOf(quote);
  const dates =
    quote.travelDate && last ? [dayOf(quote.travelDate), ...(last === quote.travelDate ? [] : [dayOf(last)])] : [];
  return [
    fact(facts.dates, dates.length > 0 ? dates.join(' – ') : facts.openDates),
    ...(quote.days.length > 0 ? [fact(facts.length, facts.days({ days: quote.days.length }))] : []),
    fact(facts.party, facts.people({ people: peopleOf(quote) })),
    // How many are left changes while the paper lies in a mailbox.
    ...(quote.departureId ? [fact(seats.label, seats.enough)] : []),
    ...(quote.validUntil ? [validUntil({ day: dayOf(quote.validUntil) })] : []),
  ];
}

function dayBlocks(day: QuoteDay, index: number, options: readonly QuoteOption[]): PdfBlock[] {
  const { day: dayName, place, stay, meals, mealNames } = texts().quote;
  const stays = staysOf(day, options);
  const facts = [
    ...(day.place ? [fact(place, day.place)] : []),
    ...(stays ? [fact(stay, stays)] : []),
    ...(day.meals.length > 0 ? [fact(meals, inLine(day.meals.map((meal) => mealNames[meal])))] : []),
  ];
  return [
    { draw: 'heading', text: fact(dayName({ day: String(index + 1) }), day.title) },
    ...paragraphs(day.body),
    ...(facts.length > 0 ? [paragraph(facts.join('  ·  '))] : []),
  ];
}

/** Where travellers sleep on a day: one lodge, or the one of each option beside its name. */
function staysOf(day: QuoteDay, options: readonly QuoteOption[]): string {
  const names = options.map((_, option) => lodgeOf(day, option));
  if (new Set(names).size <= 1) return names[0] ?? lodgeOf(day, 0);
  const stays = names.flatMap((name, option) => (name ? [fact(nameOf(options[option]!, option), name)] : []));
  return inLine(stays, ';');
}

const nameOf = ({ name }: QuoteOption, index: number): string =>
  name || texts().quote.option({ number: String(index + 1) });

function optionBlocks(quote: Quote, option: QuoteOption, index: number): PdfBlock[] {
  const { lines } = option;
  const { quote: words, moneyTerms, papers } = texts();
  const { total, instalments, cancellation } = offerOf(quote, lines);
  const title = quote.options.length > 1 ? nameOf(option, index) : words.price;
  const due = instalments.map((one) => fact(dueText(one, moneyTerms, dayOf), usd(toDollars(one.amount))));
  const charges = cancellation.map(({ until, ...cost }) => {
    const inDollars = {
      charge: toDollars(cost.charge),
      permits: toDollars(cost.permits),
      refund: toDollars(cost.refund),
    };
    return fact(moneyTerms.until({ day: dayOf(until) }), costText(inDollars, moneyTerms, usd));
  });
  return [
    { draw: 'heading', text: title },
    {
      draw: 'amounts',
      rows: lines.map(({ label, quantity, unitAmount, amount }) => ({
        description: label,
        detail: quantity > 1 ? `${quantity} × ${usd(toDollars(unitAmount))}` : '',
        amount: usd(toDollars(amount)),
      })),
      label: words.total,
      total: papers.total({ amount: toDollars(total), currency: 'USD' }),
    },
    ...(due.length > 0 ? [paragraph(fact(words.payments, inLine(due, ';')))] : []),
    ...(charges.length > 0 ? [paragraph(fact(moneyTerms.cancelling, inLine(charges, ';')))] : []),
  ];
}
