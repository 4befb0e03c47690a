/** The list of all fields on the privacy page: of each form what for they are asked, and how long they are kept. */
export const asked = {
  title: 'Every field that we ask for',
  intro: 'This list is made from our forms themselves. What you leave empty, we do not keep.',
  whatFor: 'What for: {purpose}',
  howLong: 'How long: {kept}',
  purpose: {
    payer: 'to ask your phone to approve the payment',
    gift: 'to make and mail the gift voucher',
    booking: 'to arrange your journey or your place at an event, to send you its papers, and to fetch you',
    travellers:
      'parks need passports, birth dates and nationalities for permits; hotels and guides diets and remarks (also on health, if you choose to tell us); whoever fetches you your flights. Only the names are required',
    order: 'to answer you about your booking',
    shares: 'to give everyone who pays a part a link of their own, with their name',
    review: 'to show other travellers what you think, with the name that you choose',
    comment: 'to show your words with your name; only our staff can see your email address',
    acceptance: 'to make your booking from the proposal that you chose',
    quote:
      'to change the proposal that we have made for you, or to understand why it was not the right one; with it we keep your name, your addresses and what you have told us of the journey',
    waiting: 'to tell you when seats are free, and to keep them for you',
    registration: 'to organise the event, and to cater for you',
    contact: 'to answer you',
    brief: 'to plan a journey for you, and to write to you about it',
    event: 'to plan your event with you, and to write to you about it',
    airTicket: 'to find flights for you, and to write to you about them',
    newsletter: 'to send you our newsletter',
    guide: 'for our guides only: to tell the office what happens on the road',
    staff: 'for our staff only: to let them in',
  },
  kept: {
    payer: 'of the number: {days} days; of the payment: as long as the law requires of our accounts',
    gift: 'of what is not paid: {days} days; of a voucher: as long as the law requires of our accounts',
    accounts: 'as long as the law requires of our accounts',
    trip: 'encrypted, and erased {days} days after the trip',
    booking: 'as long as the booking',
    quote:
      '{years, plural, one {# year} other {# years}} after the last day on which you could accept it; once accepted, as long as the booking',
    written:
      'what is written: erased {days} days after the trip; what was done and when: as long as the booking; the guide’s own record: erased when they have been gone for a year',
    shown: 'as long as we show it; ask us, and we remove it',
    conversation: '{years, plural, one {# year} other {# years}} after the last message',
    asked: 'until you ask us to erase it',
    subscribed: 'until you unsubscribe',
    account: 'as long as the account; of a password we keep only a hash',
  },
} as const;
