import { mailDocument } from './mail-document.ts';
import { COMPANY, TEXT } from './placeholders.ts';
import { QUOTE_ENDS_SOON_TRANSLATED, QUOTE_SENT_TRANSLATED } from './quotes.translations.ts';

const ABOUT_QUOTE = {
  ...COMPANY,
  name: 'the name of the client',
  number: 'the number of the proposal',
  title: 'the title of the proposal',
  day: 'the last day on which it can be accepted',
} as const;

/** To the client, with the link of a proposal (rules/proposals 3). */
export const quoteSent = mailDocument({
  title: 'A proposal',
  placeholders: ABOUT_QUOTE,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'Your proposal: {title}',
      preview: 'Valid until {day}. You can accept it on its page.',
      heading: 'A journey made for you.',
      text: 'Dear {name},\nHere is our proposal for your journey. On its page you see each day with its pictures, choose what suits you, ask for a change, or accept it.',
      note: 'It is valid until {day}. If you have a question, just reply to this email or call {phone}.',
    },
    ...QUOTE_SENT_TRANSLATED,
  },
});

/** To the client who has not answered, before a proposal ends (rules/proposals 9). */
export const quoteEndsSoon = mailDocument({
  title: 'A proposal ends soon',
  placeholders: ABOUT_QUOTE,
  parts: { text: TEXT, note: 'Small print' },
  defaults: {
    en: {
      subject: 'Valid until {day}: {title}',
      preview: 'You can still accept your proposal, or ask for a change.',
      heading: 'Your proposal is waiting for you.',
      text: 'Dear {name},\nThe prices in our proposal {number} are held until {day}. If you would like something to be different, or need more time, just tell us.',
      note: 'If your plans have changed, you can decline it on its page, and you will hear nothing more about it.',
    },
    ...QUOTE_ENDS_SOON_TRANSLATED,
  },
});
