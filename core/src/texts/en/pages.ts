export const services = {
  title: 'Services',
  description: 'Tour packages, air tickets, car rental, events and hotels: five services from one desk in Kigali.',
  intro: 'Five services from one desk in Kigali. Choose one, or let us combine several for you.',
} as const;

export const about = {
  title: 'About us',
  description:
    'Who we are, how we work and what we stand for: a travel and safari company from Kigali, at home across Rwanda.',
  values: 'What we stand for',
} as const;

export const faq = {
  title: 'Frequently asked questions',
  description: 'What travellers ask us most about the country, the parks and travel documents.',
} as const;

export const legal = {
  terms: 'Terms & Conditions',
  termsDescription: 'What you can expect from us, and we from you, when you book a tour, an event or a ticket.',
  policy: 'Privacy Policy',
  policyDescription:
    'Which personal details we collect when you write, book or subscribe, why we need them and how long we keep them.',
  contents: 'On this page',
} as const;

export const portals = {
  carTitle: 'Car rental',
  carDescription: 'Cars with or without a driver, for a day or a whole journey, on our sister portal.',
  hotelTitle: 'Hotel booking',
  hotelDescription: 'Hotels, lodges and guest houses in every corner of Rwanda, on our sister portal.',
  /** If there is no portal. */
  carByUs:
    "Cars with or without a driver, for a day or a whole journey. Tell us where you are going, and we'll find yours.",
  hotelByUs:
    "Hotels, lodges and guest houses in every corner of Rwanda. Tell us where and when, and we'll book for you.",
  ask: 'Ask us',
  carButton: 'Go to the car rental portal',
  hotelButton: 'Go to the hotel booking portal',
  outside: "The portal opens in this window. You'll be leaving our website.",
} as const;
