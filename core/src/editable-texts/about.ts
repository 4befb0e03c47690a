import { ABOUT_IN_FRENCH } from './about.fr.ts';
import { line, list, paragraphs } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** Who the company is. */
export const about = editableDocument({
  title: 'About us',
  path: '/about',
  fields: {
    story: paragraphs('Story', 4_000),
    values: list('Values', 'Value', [1, 12], { title: line('Title', 60), text: line('Text', 300) }),
  },
  defaults: {
    en: {
      story:
        'We are a travel and safari company in Kigali, on a hill from which you can see eleven others. From here we plan journeys through Rwanda: for families and for scientists, for delegates with one free afternoon and for friends with two weeks.\n\nMost of what we do is tours, from one day to about two weeks, and most of them are tailored before they are booked. We also find air tickets the old-fashioned way, by looking for them ourselves; we manage conferences and celebrations; and through our sister portals you can rent cars and book hotels.\n\nWe stay small on purpose. The person who answers your first message usually still knows your name when you land.',
      values: [
        { title: 'Empathy', text: 'We ask how you like to travel before we say where.' },
        {
          title: 'Honesty',
          text: "If it's the wrong season for what you have in mind, we tell you, even if it costs us a booking.",
        },
        { title: 'Integrity', text: 'We recommend the lodge that suits you, never the one that pays us a commission.' },
        { title: 'Professionalism', text: 'Permits on time, vehicles serviced, guides licensed and rested.' },
        { title: 'Reliability', text: 'Six in the morning means six in the morning.' },
        { title: 'Transparency', text: "Every price is on the page, and so is everything it doesn't include." },
        { title: 'Trust', text: 'You trust us with your precious days off. We know what they are worth.' },
      ],
    },
    fr: ABOUT_IN_FRENCH,
  },
});
