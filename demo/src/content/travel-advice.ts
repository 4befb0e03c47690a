import type { TravelAdvice } from '@imisozi/core/travel-advice';

/** The company's advice for every traveller; tours may override parts of it. */
export const travelAdvice: TravelAdvice = {
  season:
    'June to September and December to February are the drier months. March to May is green and quiet, with rain most afternoons.',
  fitness: "No special fitness is needed unless a day's description says so.",
  packing:
    'A light rain jacket\nShoes with a good grip\nA warm layer for the evening\nSun cream and a hat\nCloth bags: plastic ones are not allowed',
  visa: 'Many travellers get a visa on arrival or online beforehand. Rules change, so please ask us with your nationality.',
  faq: [
    {
      question: 'Can you change the tour for us?',
      answer: 'Yes: nearly every journey can be longer, shorter or slower. Tell us what you have in mind.',
    },
    {
      question: 'Do we need travel insurance?',
      answer: 'Yes, please: for illness, accidents and the way home. Our prices never include it.',
    },
  ],
};
