import { EVENT_SERVICES_IN_FRENCH } from './event-services.fr.ts';
import { line, list } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The five parts of event management; their order determines their URLs. */
export const eventServices = editableDocument({
  title: 'Event services',
  path: '/events/1',
  fields: {
    services: list('Services', 'Service', [5, 5], {
      title: line('Title', 60),
      intro: line('Introduction', 300),
      sections: list('Sections', 'Section', [1, 10], { title: line('Title', 80), text: line('Text', 800) }),
    }),
  },
  defaults: {
    en: {
      services: [
        {
          title: 'Planning',
          intro: 'A good event is won months before it begins. We start with what you want to achieve.',
          sections: [
            {
              title: 'Aim and format',
              text: 'We ask who is coming, what they should take away and how long they can stay, and propose a format that fits: one hall or ten rooms, one day or four.',
            },
            {
              title: 'Budget',
              text: 'You get one sheet with every cost on it, both fixed and per guest, and we keep it up to date until the last invoice.',
            },
            {
              title: 'Venue',
              text: 'We know the halls of Kigali from the back door: loading ramps, generators, echo and parking. We show you three that fit, with dates held for you.',
            },
            {
              title: 'Programme and calendar',
              text: 'Speakers, breaks, meals, translations and transfers on one timeline, with someone responsible for every item.',
            },
          ],
        },
        {
          title: 'Logistics',
          intro: 'Everything that moves: people, boxes, buses, meals and microphones.',
          sections: [
            {
              title: 'Transfers',
              text: 'An airport welcome at any hour, shuttles between the hotels and the venue, and private cars for those who need one.',
            },
            {
              title: 'Accommodation',
              text: 'Blocks of rooms within reach of the venue, from guest houses to five stars, with one list of who is staying where.',
            },
            {
              title: 'Technical equipment',
              text: 'Sound, light, screens, recording and a spare for each, tested the evening before with the people who will use them.',
            },
            {
              title: 'Catering',
              text: 'Meals served on time, menus that respect allergies and faiths, and coffee from the hill you can see through the window.',
            },
          ],
        },
        {
          title: 'Delegate management',
          intro: 'From invitation to badge, every guest is looked after from a single record.',
          sections: [
            {
              title: 'Registration',
              text: 'Online registration with payment or proforma, confirmations, reminders and a list that is correct on the day.',
            },
            {
              title: 'Visas and letters',
              text: 'Invitation letters, visa advice and someone to call when a border officer has a question.',
            },
            { title: 'Badges and welcome', text: 'Badges, bags and a welcome desk in the languages of your guests.' },
            {
              title: 'Simultaneous translation',
              text: 'Interpreters, booths and receivers for French, English, Swahili, Kinyarwanda and Arabic.',
            },
          ],
        },
        {
          title: 'Execution',
          intro: "On the day, you're the host. Leave the work to us.",
          sections: [
            {
              title: 'One person in charge',
              text: 'A floor manager with the timeline in hand: one call reaches them, and they reach everyone else.',
            },
            { title: 'Crew', text: 'Ushers, drivers, technicians and a nurse, briefed together and fed on time.' },
            {
              title: 'Protocol and safety',
              text: 'Seating, flags, speeches and arrivals of guests of honour; exits, first aid and a wet-weather plan.',
            },
            {
              title: 'Excursions',
              text: 'Half a day in the city or two days with the gorillas: what delegates remember longest begins when the closing session ends.',
            },
          ],
        },
        {
          title: 'Post-event follow-up',
          intro: "The hall is empty. Now it's time to make the most of the work.",
          sections: [
            { title: 'Accounts', text: 'All invoices set against the budget on one sheet, within two weeks.' },
            {
              title: 'Feedback',
              text: 'A short survey while memories are fresh, and a summary that says what to keep and what to drop.',
            },
            {
              title: 'Slides and recordings',
              text: "Slides, recordings and pictures sorted and sent to everyone who came, and to those who couldn't make it.",
            },
            {
              title: 'The next one',
              text: 'A date held, a list of interested guests, and a plan that builds on this year instead of starting from scratch.',
            },
          ],
        },
      ],
    },
    fr: EVENT_SERVICES_IN_FRENCH,
  },
});
