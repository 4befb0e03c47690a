export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions and answers, in the two groups of the page. */
export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'Tourism',
    questions: [
      {
        question: 'When is the best time to visit Rwanda?',
        answer:
          'June to September and December to February are the drier months, with the easiest walking. March to May is green and quiet, with rain most afternoons. Gorillas, lions and lakes are there all year.',
      },
      {
        question: 'Do I need a visa?',
        answer:
          'Many travellers get a visa on arrival or apply for one online beforehand. Rules change, so please check with the immigration service, or ask us with your nationality.',
      },
      {
        question: 'How do I get a gorilla permit?',
        answer:
          'We buy it for you as soon as your dates are fixed. The number of visitors each day is small, so a few months ahead is wise, above all from June to September. The minimum age is 15.',
      },
      {
        question: 'How fit do I have to be?',
        answer:
          'For the gorillas, fit enough for one to four hours uphill on wet ground, with a porter if you like. Savannah, lakes and the city ask nothing of you at all. Tell us what is comfortable, and we choose accordingly.',
      },
      {
        question: 'What do your prices include?',
        answer:
          'Each tour page lists what is included and what is not. Permits and park fees are part of the price wherever the page says so; international flights, visas and insurance never are.',
      },
      {
        question: 'We are more than five people. Can we book online?',
        answer:
          'Prices on the pages are for one to five people. For larger groups our office makes an offer, usually at a better price per person. Please contact us.',
      },
      {
        question: 'How do I pay?',
        answer:
          'By card or bank transfer, when you book or later: you then receive a proforma invoice and a link where you can see your order and pay. Prices are in US dollars.',
      },
      {
        question: 'Can you change a tour for us?',
        answer:
          'Yes. Nearly every journey can be longer, shorter, slower or combined with another. Tell us what you have in mind.',
      },
    ],
  },
  {
    title: 'COVID-19',
    questions: [
      {
        question: 'Do I need a test to leave Rwanda?',
        answer:
          'Only if your airline or your next country asks for one. A departure test costs USD 50, and its result is valid within 120 hours.',
      },
      {
        question: 'Are there rules in the national parks?',
        answer:
          'Near gorillas and chimpanzees everybody wears a mask and keeps the distance that the rangers ask for, to protect the animals. Visitors with a cold are offered another date.',
      },
      {
        question: 'What happens if I fall ill during the journey?',
        answer:
          'Your guide calls a doctor, and the office rearranges the rest: rooms, transport and, as far as the parks allow, permits. Please travel with insurance that covers illness abroad.',
      },
    ],
  },
];
