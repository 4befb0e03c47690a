export interface EventService {
  readonly id: number;
  readonly title: string;
  readonly intro: string;
  /** What stands in each fold of the accordion. */
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** The five parts of managing an event; their numbers are part of their addresses. */
export const eventServices: readonly EventService[] = [
  {
    id: 1,
    title: 'Planning',
    intro: 'A good event is decided months before it begins. We begin with what should be different afterwards.',
    sections: [
      {
        title: 'Aim and format',
        text: 'We ask who comes, what they should leave with and how long they can stay, and propose a format that fits: one hall or ten rooms, one day or four.',
      },
      {
        title: 'Budget',
        text: 'You get one sheet with every cost on it, the ones that are fixed and the ones that grow with each guest, and we keep it up to date until the last invoice.',
      },
      {
        title: 'Venue',
        text: 'We know the halls of Kigali from the back door: loading ramps, generators, echo and parking. You see three that fit, with dates held for you.',
      },
      {
        title: 'Programme and calendar',
        text: 'Speakers, breaks, meals, translations and transfers on one timeline, with a name behind every line.',
      },
    ],
  },
  {
    id: 2,
    title: 'Logistics',
    intro: 'Everything that moves: people, boxes, buses, meals and microphones.',
    sections: [
      {
        title: 'Transfers',
        text: 'Airport welcome at any hour, shuttles between hotels and hall, and cars for those who need one of their own.',
      },
      {
        title: 'Accommodation',
        text: 'Blocks of rooms from guest house to five stars within reach of the venue, with one list of who sleeps where.',
      },
      {
        title: 'Technical equipment',
        text: 'Sound, light, screens, recording and a spare for each, tested the evening before with the people who will use them.',
      },
      {
        title: 'Catering',
        text: 'Kitchens that keep time, menus that respect allergies and faiths, and coffee from the hill you can see through the window.',
      },
    ],
  },
  {
    id: 3,
    title: 'Delegate management',
    intro: 'From the invitation to the badge, each guest is one person with one record.',
    sections: [
      {
        title: 'Registration',
        text: 'Online registration with payment or proforma, confirmations, reminders and a list that is correct on the day.',
      },
      {
        title: 'Visas and letters',
        text: 'Invitation letters, visa advice and somebody to telephone when a border officer has a question.',
      },
      {
        title: 'Badges and welcome',
        text: 'Badges, bags and a welcome desk in the languages of your guests.',
      },
      {
        title: 'Simultaneous translation',
        text: 'Interpreters, booths and receivers for French, English, Swahili, Kinyarwanda and Arabic.',
      },
    ],
  },
  {
    id: 4,
    title: 'Execution',
    intro: 'On the day, you are a host and not a helper.',
    sections: [
      {
        title: 'One person in charge',
        text: 'A floor manager with the timeline in hand, whom you can find with one call, and who finds everybody else.',
      },
      {
        title: 'Crew',
        text: 'Ushers, drivers, technicians and a nurse, briefed together and fed in time.',
      },
      {
        title: 'Protocol and safety',
        text: 'Seating, flags, speeches and arrivals of guests of honour; exits, first aid and a plan for rain.',
      },
      {
        title: 'Excursions',
        text: 'Half a day in the city or two days with the gorillas: what delegates remember longest begins when the closing session ends.',
      },
    ],
  },
  {
    id: 5,
    title: 'Post-event follow-up',
    intro: 'The hall is empty. Now the work should pay off.',
    sections: [
      {
        title: 'Accounts',
        text: 'All invoices against the budget on one sheet, within two weeks.',
      },
      {
        title: 'Feedback',
        text: 'A short survey while memories are fresh, and a summary that says what to keep and what to drop.',
      },
      {
        title: 'Papers and recordings',
        text: 'Slides, recordings and pictures sorted and sent to those who came, and to those who could not.',
      },
      {
        title: 'The next one',
        text: 'A date held, a list of interested guests, and a plan that starts from this year rather than from nothing.',
      },
    ],
  },
];
