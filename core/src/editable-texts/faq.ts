import { FAQ_IN_FRENCH } from './faq.fr.ts';
import { withTerms } from './company-terms.ts';
import { line, list, paragraphs } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** Questions and answers, in groups. */
export const faq = editableDocument({
  title: 'FAQ',
  path: '/faq',
  fields: {
    groups: list('Groups', 'Group', [1, 8], {
      title: line('Title', 80),
      questions: list('Questions', 'Question', [1, 30], {
        question: line('Question', 200),
        answer: withTerms(paragraphs('Answer', 2_000)),
      }),
    }),
  },
  defaults: {
    en: {
      groups: [
        {
          title: 'Tourism',
          questions: [
            {
              question: 'When is the best time to visit Rwanda?',
              answer:
                'June to September and December to February are the drier months, with the easiest walking. March to May is green and quiet, with rain most afternoons. You can see the gorillas, the lions and the lakes all year round.',
            },
            {
              question: 'Do I need a visa?',
              answer:
                'Many travellers get a visa on arrival or apply for one online beforehand. Rules change, so please check with the immigration service, or ask us with your nationality.',
            },
            {
              question: 'How do I get a gorilla permit?',
              answer:
                'We buy it for you once your booking is confirmed or paid. Only a small number of visitors are allowed each day, so book a few months ahead if you can, especially for June to September. The minimum age is 15.',
            },
            {
              question: 'How fit do I have to be?',
              answer:
                "For the gorillas, fit enough for one to four hours uphill on wet ground, with a porter if you like. The savannah, the lakes and the city need no fitness at all. Tell us what you're comfortable with, and we'll choose accordingly.",
            },
            {
              question: 'What do your prices include?',
              answer:
                'Each tour page lists what is included and what is not. Permits and park fees are part of the price wherever the page says so; international flights, visas and insurance never are.',
            },
            {
              question: 'We are a larger group. Can we book online?',
              answer:
                "Yes, for up to {groups}: each tour's page shows for how many, and what it costs. For larger groups, our office will make you an offer, usually at a better price per person. Please contact us.",
            },
            {
              question: 'How do I pay?',
              answer:
                "By card or bank transfer, when you book or later. {payment} A tour may have terms of its own, which are printed on its page and at booking. If you pay later, we'll send you a proforma invoice and a link where you can see your order and pay. Prices are in US dollars.",
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
                'Rwanda itself no longer asks for one, only some airlines and countries do; please check with yours. A departure test costs USD 50, and its result is valid within 120 hours.',
            },
            {
              question: 'Are there rules in the national parks?',
              answer:
                'Near gorillas and chimpanzees everyone wears a mask and keeps the distance the rangers ask for, to protect the animals. Visitors with a cold are offered another date.',
            },
            {
              question: 'What happens if I fall ill during the journey?',
              answer:
                'Your guide calls a doctor, and our office rearranges the rest: rooms, transport and, as far as the parks allow, permits. Please travel with insurance that covers illness abroad.',
            },
          ],
        },
      ],
    },
    fr: FAQ_IN_FRENCH,
  },
});
