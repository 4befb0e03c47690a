/** Texts that the people of the demonstration write. */
export const ORDER_MESSAGES = [
  'Two of us are vegetarians.',
  'We arrive at 19:30 the evening before; can you pick us up at the airport?',
  'It is a birthday: is there a place for a small cake on the way?',
  'My mother is 74 and walks well, but slowly. A second guide would help.',
  'We have our own binoculars.\nPlease bring rain jackets for the children.',
] as const;

export const REFUND_REASONS = [
  'The park closed the trail; refunded in full.',
  'Cancelled five days before the journey.',
  'One traveller fell ill; the others travelled.',
] as const;

/** Messages of the contact form, newest first. */
export const MESSAGES = [
  ['A school trip to Nyungwe', 'We are thirty pupils and four teachers. Is there a rate for schools, and a bus?'],
  ['Gorillas with children', 'Our youngest is fourteen. Is the age limit fifteen for every gorilla family?'],
  ['Eight friends in July', 'Your prices end at five people. What would the grand circuit cost for eight of us?'],
  ['Invoice for our company', 'Can the invoice carry our tax number? We booked the tea country tour for two.'],
  ['Conference in March', 'A hundred and twenty guests, two days, translation into French and Swahili.\nCan you help?'],
  ['Bicycles', 'Do you lend bicycles for one day, without a guide?'],
  ['Thank you', 'The walk over three hills was the best morning of our stay.'],
  ['Visa', 'Do we need a visa before we fly, or at the airport?'],
  ['Car with a child seat', 'Is there a child seat in the cars, or should we bring our own?'],
] as const;

/** What the office answers, by the subject. */
export const REPLIES: Readonly<Record<string, string>> = {
  'Conference in March':
    'Yes, gladly: we work with two interpreters and a hall for a hundred and fifty. A proposal is on its way.\n\nKind regards',
  Bicycles: 'Yes, from 8 in the morning until 5 in the afternoon, with a helmet and a lock.\n\nKind regards',
  'Thank you': 'Thank you for telling us: we have read it to your guide.\n\nKind regards',
  Visa: 'You get it at the airport; please have the address of your first hotel at hand.\n\nKind regards',
  'Car with a child seat':
    'Every car has one. Tell us the age of your child and it is fitted when we come.\n\nKind regards',
};
export const REPLY_ABOUT_FLIGHTS =
  'We have asked the airlines, and write again with the fares tomorrow.\n\nKind regards';

/** Templates for replies, in the languages in which the office has written them. */
export const TEMPLATES = [
  {
    name: 'What to bring',
    texts: {
      en: 'Dear {name},\n\nfor {tour} please bring your passport, long trousers, gloves and a rain jacket.\n\nKind regards\n{staff}',
      fr: 'Bonjour {name},\n\npour {tour}, merci d’apporter votre passeport, un pantalon long, des gants et un imperméable.\n\nCordialement\n{staff}',
    },
  },
  {
    name: 'Meeting your guide',
    texts: {
      en: 'Dear {name},\n\nyour guide meets you on {day} at your hotel. If anything changes, call us on {phone}.\n\nKind regards\n{staff}',
    },
  },
  {
    name: 'Thank you',
    texts: {
      en: 'Dear {name},\n\nthank you for travelling with {company}. We would be glad to see you again.\n\n{staff}',
      fr: 'Bonjour {name},\n\nmerci d’avoir voyagé avec {company}. Au plaisir de vous revoir.\n\n{staff}',
      sw: '{name},\n\nasante kwa kusafiri na {company}. Karibu tena.\n\n{staff}',
    },
  },
] as const;

/** Inquiries for air tickets, newest first. */
export const FLIGHTS = [
  ['Kigali', 'Brussels', 2, 'economy', 'Two seats next to each other, please.'],
  ['Nairobi', 'Kigali', 1, 'business', ''],
  ['Kigali', 'Addis Ababa', 4, 'economy', 'One of us needs a wheelchair at both airports.'],
  ['Paris', 'Kigali', 2, 'economy', ''],
  ['Kigali', 'Dubai', 1, 'firstClass', 'A window seat, if possible.'],
  ['London', 'Kigali', 5, 'economy', "We're bringing two bicycles."],
] as const;

export const POSITIONS = ['Coordinator', 'Teacher', 'Researcher', 'Guide', 'Photographer'] as const;
export const DEPARTMENTS = ['Programmes', 'Biology', 'Communication', 'Operations'] as const;
export const DIETS = ['None', 'Vegetarian', 'No nuts', 'Halal', 'Vegan'] as const;
