import { PRIVACY_IN_FRENCH } from './privacy.fr.ts';
import { withTerms } from './company-terms.ts';
import { line, list, paragraphs } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** How the company uses personal data. */
export const privacy = editableDocument({
  title: 'Privacy policy',
  path: '/policy',
  fields: {
    sections: list('Sections', 'Section', [1, 30], {
      title: line('Title', 100),
      text: withTerms(paragraphs('Text', 6_000)),
    }),
  },
  defaults: {
    en: {
      sections: [
        {
          title: 'What we collect',
          text: 'What you enter in our forms, and nothing else. The list at the end of this page names every field of every form and what it is for; the table before it says how long we keep it.',
        },
        {
          title: 'Why we collect it',
          text: 'To answer you, to arrange your journey and to send you the documents for it. Hotels, parks and guides receive only the details they need.\n\nWhat you tell us about travellers can be read by whoever has the link to your order, and by those of our staff who handle bookings; their reading is recorded. It is stored encrypted and erased {erasing} after the trip.\n\nNewsletters go only to those who subscribed, and each one has a link to unsubscribe.',
        },
        {
          title: "What we don't do",
          text: "We don't sell your details, we don't track you across other sites, and no other company's script runs until you ask for it. Maps load only when you press their button.\n\nWe never see your card number: you enter it on the bank's page.",
        },
        {
          title: 'What stays in your browser',
          text: 'We set no cookies. After a booking, your browser keeps its number and your email address until you close the tab. What you type into a booking form stays in the tab until you send it. When you choose to pay, it keeps them and the amount until the payment is done. For our staff, it also keeps the login; on the phones of our guides, the page of their trips until these are over, and what they say from the road until it is sent.\n\nThe tours that you save and the currency that you choose also stay there, until you change them or clear what your browser keeps of our site. Our server learns which tours only when you open their page, or send us a trip brief with them. The page of an order stays on your phone only if you ask for a copy of it there, until you let it be forgotten.',
        },
      ],
    },
    fr: PRIVACY_IN_FRENCH,
  },
});
