import { AIR_TICKET_IN_FRENCH } from './air-ticket.fr.ts';
import { line, list } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The texts of the air-ticket pages. */
export const airTicket = editableDocument({
  title: 'Air tickets',
  path: '/airticket',
  fields: {
    intro: line('Introduction', 400),
    points: list('Points', 'Point', [1, 6], { title: line('Title', 60), text: line('Text', 300) }),
  },
  defaults: {
    en: {
      intro:
        'No search engine, no countdown. Tell us where you want to go and when, and our team will find the right connection, baggage allowance and seat.',
      points: [
        {
          title: 'Personal service',
          text: "We compare airlines and airports, and tell you which flight we'd choose ourselves.",
        },
        {
          title: 'Nothing to pay yet',
          text: "Asking is free. You pay only once you're happy with the offer, at our office or by bank transfer.",
        },
        { title: 'Someone to call', text: 'When a flight changes, the person who booked it sorts it out with you.' },
      ],
    },
    fr: AIR_TICKET_IN_FRENCH,
  },
});
