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
      "The price is the one shown when you order, in US dollars, for the number of people you chose. Later changes to a page don't affect your order.",
      'Groups of more than five people book through our office.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'You can pay by card or bank transfer, either when you order or later on your order page. You enter your card details on the page of the bank that processes the payment; we never see them.',
      'If you pay later, you receive a proforma invoice. Permits that must be bought in advance are bought once the payment has arrived.',
    ],
  },
  {
    anchor: 'cancellation',
    title: 'Changes and cancellation',
    paragraphs: [
      'Tell us as early as you can; many changes cost nothing. As long as an order has been neither confirmed nor paid, you can cancel it free of charge.',
      'Tours: 25% of the price is charged if you cancel up to 5 days before the day of departure. Within 2 days, or on the day itself, the full price is due and there is no refund.',
      'Places and registrations for events: 25% of the fee is charged if you cancel up to 5 days before the event. Within 2 days, or on the day itself, the full fee is due and there is no refund.',
      'If you are thinking of cancelling between 5 and 2 days before, our office will tell you the charge before you decide. National park permits that we have bought for you are subject to the rules of the parks.',
    ],
  },
  {
    title: "What an event's fee covers",
    paragraphs: ["The fee covers workshop material, coffee and lunch, unless the event's page says otherwise."],
  },
  {
    title: 'Nature and responsibility',
    paragraphs: [
      "Wild animals don't keep appointments. We do everything we can to find them for you, but we cannot promise sightings.",
      'Please travel with insurance that covers illness, accidents and the journey home. Guides and rangers may end an activity when it is not safe.',
    ],
  },
  {
    title: 'Law',
    paragraphs: ['The law of the Republic of Rwanda applies. If something goes wrong, please talk to us first.'],
  },
];

export const policy: readonly LegalSection[] = [
  {
    title: 'What we collect',
    paragraphs: [
      'What you enter in our forms: your name, email address, telephone number and what you would like from us. For event registrations, also your organization and dietary requirements.',
      'Comments show your name and your words. Only our staff can see your email address.',
    ],
  },
  {
    title: 'Why we collect it',
    paragraphs: [
      'To answer you, to arrange your journey and to send you the documents for it. Hotels, parks and guides receive only the details they need.',
      'Newsletters go only to those who subscribed, and each one has a link to unsubscribe.',
    ],
  },
  {
    title: "What we don't do",
    paragraphs: [
      "We don't sell your details, we don't track you across other sites, and no other company's script runs until you ask for it. The map on the contact page loads only when you press its button.",
      "We never see your card number: you enter it on the bank's page.",
    ],
  },
  {
    title: 'What stays in your browser',
    paragraphs: [
      'We set no cookies. After a booking, your browser keeps its number and your email address until you close the tab. When you choose to pay, it keeps them and the amount until the payment is done. For our staff, it also keeps the login.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [
      'We keep orders and payments for as long as the law requires, and messages for two years. You can ask us at any time what we know about you, and ask us to correct or delete it.',
    ],
  },
];
