import { TERMS_IN_FRENCH } from './terms.fr.ts';
import { withTerms } from './company-terms.ts';
import { choice, line, list, paragraphs } from './fields.ts';
import { editableDocument } from './editable-document.ts';

/** The terms and conditions of booking. The defaults are for demonstrations: a company's lawyer writes its own. */
export const terms = editableDocument({
  title: 'Terms & conditions',
  path: '/terms',
  fields: {
    sections: list('Sections', 'Section', [1, 30], {
      title: line('Title', 100),
      text: withTerms(paragraphs('Text', 6_000)),
      anchor: choice('Links from bookings', { none: 'None', cancellation: 'Cancellation charges lead here' }),
    }),
  },
  defaults: {
    en: {
      sections: [
        {
          title: 'Booking',
          text: "An order on this site is a request. It becomes binding when we confirm it, or when your payment for it has arrived.\n\nThe price is the one shown when you order, in US dollars, for the number of people you chose. Later changes to a page don't affect your order.\n\nTours can be booked online for up to {groups}, and each tour's page says for how many. Larger groups book through our office.",
          anchor: 'none',
        },
        {
          title: 'Payment',
          text: 'You can pay by card or bank transfer, either when you order or later on your order page. {payment} A tour may have terms of its own: its page, the booking form and your order page show what applies. You enter your card details on the page of the bank that processes the payment; we never see them.\n\nIf you pay later, you receive a proforma invoice, and seats on a departure are kept for {hold} once you have opened the link in our email; until then, and if you pay now, for a short time that the form tells you.',
          anchor: 'none',
        },
        {
          title: 'Changes and cancellation',
          text: 'Tell us as early as you can; many changes cost nothing. As long as an order has been neither confirmed nor paid, you can cancel it free of charge.\n\nTours and places at events: the charge for cancelling is {cancellation}. Before that, nothing is charged. A tour may have charges of its own: its page, the booking form and your order page show those that apply.\n\nRegistrations for events. {registration}\n\nYour order page tells you the charge before you decide. {permits} If we cancel a departure, you get everything back, permits included.',
          anchor: 'cancellation',
        },
        {
          title: "What an event's fee covers",
          text: "The fee covers workshop material, coffee and lunch, unless the event's page says otherwise.",
          anchor: 'none',
        },
        {
          title: 'Nature and responsibility',
          text: "Wild animals don't keep appointments. We do everything we can to find them for you, but we cannot promise sightings.\n\nPlease travel with insurance that covers illness, accidents and the journey home. Guides and rangers may end an activity when it is not safe.",
          anchor: 'none',
        },
        {
          title: 'Law',
          text: 'The law of the Republic of Rwanda applies. If something goes wrong, please talk to us first.',
          anchor: 'none',
        },
      ],
    },
    fr: TERMS_IN_FRENCH,
  },
  check: ({ sections }) =>
    sections.filter(({ anchor }) => anchor === 'cancellation').length === 1
      ? []
      : ['One section, and only one, must be where the links to cancellation charges lead'],
});
