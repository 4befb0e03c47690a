export interface LegalSection {
  /** Where links lead that mean this part. */
  readonly anchor?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What applies when somebody books. Demonstration texts: a company replaces them with its lawyer's. */
export const terms: readonly LegalSection[] = [
  {
    title: 'Booking',
    paragraphs: [
      'An order on this site is a request. It becomes binding when we confirm it, or when your payment for it has arrived.',
      'The price is the one shown when you order, in US dollars, for the number of people you chose. Later changes of a page do not change your order.',
      'Groups of more than five people are booked at the office.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'You can pay by card or bank transfer, when you order or later from the address of your order. Card details are entered at the bank that processes the payment and never reach us.',
      'If you pay later, you receive a proforma invoice. Permits that must be bought in advance are bought once the payment has arrived.',
    ],
  },
  {
    anchor: 'cancellation',
    title: 'Changes and cancellation',
    paragraphs: [
      'Tell us as early as you can; many changes cost nothing. An order that is neither confirmed nor paid can be cancelled at no cost.',
      'Tours: 25% of the price is charged if you cancel up to 5 days before the day of departure. Within 2 days, or on the day itself, the full price is due and there is no refund.',
      'Places and registrations for events: 25% of the fee is charged if you cancel up to 5 days before the event. Within 2 days, or on the day itself, the full fee is due and there is no refund.',
      'Between 5 and 2 days before, the office tells you what it costs before you decide. Permits of the national parks that were bought for you follow the rules of the parks.',
    ],
  },
  {
    title: 'What the fee of an event covers',
    paragraphs: [
      'The fee of a workshop covers the workshop material, coffee and lunch, unless the page of the event says otherwise.',
    ],
  },
  {
    title: 'Nature and responsibility',
    paragraphs: [
      'Wild animals keep no appointments. We do everything to bring you to them and cannot promise that they are at home.',
      'Please travel with insurance that covers illness, accidents and the journey home. Guides and rangers may end an activity when it is not safe.',
    ],
  },
  {
    title: 'Law',
    paragraphs: ['The law of the Republic of Rwanda applies. Before any dispute goes further, let us talk.'],
  },
];

export const policy: readonly LegalSection[] = [
  {
    title: 'What we collect',
    paragraphs: [
      'What you write into our forms: your name, email address, telephone number and what you want from us. For registrations also your organization and your diet.',
      'Comments show your name and your words. Your email address is seen by our staff only.',
    ],
  },
  {
    title: 'What for',
    paragraphs: [
      'To answer you, to arrange your journey and to send you the papers that belong to it. Hotels, parks and guides get the part of it that they need.',
      'Newsletters go only to those who subscribed, and each one carries a link that ends them.',
    ],
  },
  {
    title: 'What we do not do',
    paragraphs: [
      'We do not sell your details, we follow nobody across other sites, and no script of another company runs before you ask for it. The map on the contact page is loaded when you press its button.',
      'We never see your card number: it is entered at the bank.',
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'No cookies. After a booking, your browser keeps its number and your email address until you close the tab. When you choose to pay, it keeps them and the amount until the payment is done. For staff it keeps the login.',
    ],
  },
  {
    title: 'For how long',
    paragraphs: [
      'Orders and payments for as long as the law asks for. Messages for two years. You can ask us at any time what we know about you, and to correct or delete it.',
    ],
  },
];
