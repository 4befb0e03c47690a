import { mailDocument } from './mail-document.ts';
import { ABOUT_ORDER, TEXT } from './placeholders.ts';
import { MONTH_BEFORE_TRANSLATED, WEEK_BEFORE_TRANSLATED } from './trips.translations.ts';

/** To the client whose trip begins in a month (rules/mails 9). */
export const tripMonthBefore = mailDocument({
  title: 'A month before the trip',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT, travellers: 'If the tour asks who travels, and somebody is missing', note: 'Small print' },
  defaults: {
    en: {
      subject: '{tour}: how to get ready',
      preview: 'Your trip begins on {day}.',
      heading: 'Your trip is coming closer.',
      text: 'Dear {name},\nYour trip with {company} begins on {day}. Here is what helps you to get ready.',
      travellers:
        'Please also tell us on the page of your order who is travelling: permits are bought in the names in the passports.',
      note: 'Please travel with insurance that covers illness, accidents and the journey home. If you have a question, just reply to this email or call {phone}.',
    },
    ...MONTH_BEFORE_TRANSLATED,
  },
});

/** To the client whose trip begins within a week (rules/mails 9). */
export const tripWeekBefore = mailDocument({
  title: 'A week before the trip',
  placeholders: ABOUT_ORDER,
  parts: { text: TEXT, further: 'What to do if something changes' },
  defaults: {
    en: {
      subject: 'See you soon: {tour}, {day}',
      preview: 'When and where we pick you up, and how to reach us.',
      heading: 'See you in a few days.',
      text: 'Dear {name},\nYour trip begins on {day}, and we look forward to you. This is what you need on the day.',
      further:
        'If anything changes, such as your flight, please reply to this email or call {phone}. You reach us at the same number on the way.',
    },
    ...WEEK_BEFORE_TRANSLATED,
  },
});
