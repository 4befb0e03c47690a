export const tripBrief = {
  title: 'Tell us about your journey',
  description:
    'Tell us when you would like to come, who with and what you would love to see, and we plan a journey through Rwanda for you.',
  intro:
    "A few answers are enough, and only your name, email and phone number are needed. Within one working day we'll write to you with questions, ideas and a first price.",
  when: 'When',
  anyTime: "We're flexible",
  days: 'How many days',
  adults: 'Adults',
  children: 'Children',
  budget: 'Budget in US dollars',
  budgetHint: 'For everyone together; a rough figure is fine.',
  pace: 'Pace',
  anyPace: 'No preference',
  paces: ['Relaxed, with long stays', 'Balanced', 'Full days, as much as fits'],
  interests: 'What would you love to see?',
  interestNames: [
    'Gorillas',
    'Chimpanzees and monkeys',
    'Savannah animals',
    'Birds',
    'Lakes and boats',
    'Hiking and cycling',
    'History and culture',
    'Coffee and tea',
    'Time to rest',
  ],
  message: 'In your own words',
  messageHint: "The children's ages, a birthday on the way, what you would rather not do.",
  names: 'Full name',
  email: 'Email',
  phone: 'Phone',
  required: (label: string) => `${label} is required`,
  /** Numbers as they were typed, and perhaps a month. */
  subject: (adults: string, children: string, when: string) =>
    [
      'Trip brief',
      [adults && `${adults} adults`, Number(children) > 0 && `${children} children`, when].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(': '),
  nothingElse: 'Please plan a journey for us.',
  like: (title: string) => `We'd like a journey like “${title}”.`,
  to: (title: string) => `We'd like to see ${title}.`,
  chat: "Hello, I'd like you to plan a journey for me.",
  send: 'Send to our planners',
  busy: 'Sending…',
} as const;
