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
