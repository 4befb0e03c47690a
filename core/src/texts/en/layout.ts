export const layout = {
  skip: 'Skip to the content',
  skipToTours: 'Skip to the tours',
  skipToBooking: 'Skip to booking',
  home: 'Home',
  tours: 'Tours',
  services: 'Services',
  destinations: 'Destinations',
  allDestinations: 'All Destinations',
  about: 'About us',
  contact: 'Contact Us',
  language: 'Language',
  partlyEnglish: 'Part of this page is in another language.',
  demonstration: 'Demonstration',
  demonstrationText: 'The company, its prices and its numbers are examples.',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  homeOf: '{company}, home',
  notices: 'Notices',
  dismiss: 'Dismiss',
  needsScript: 'This form needs JavaScript. You can also reach us here:',
  feed: '{company}: destinations and publications',
  /** For search engines, on pages whose own title says little. */
  inRwanda: '{page} in Rwanda',
  titled: '{page} | {company}',
} as const;

export const footer = {
  contact: 'Contact',
  usefulLinks: 'Useful links',
  explore: 'Explore',
  email: 'Newsletter email',
  subscribeButton: 'Subscribe',
  subscribeBusy: 'Subscribing…',
  emailRequired: 'Email is required',
  subscribeFailed: 'Server Error, Please try again later',
  legal: 'Site',
  copyright: '© {year} {company}',
  examples: '{title} (examples)',
  follow: 'Follow us',
  chat: 'Chat with us',
  links: {
    home: 'Home',
    about: 'About Us',
    contact: 'Contact Us',
    faq: 'FAQs',
    terms: 'Terms & Conditions',
    policy: 'Privacy Policy',
    tours: 'Tour packages',
    events: 'Events',
    previousEvents: 'Previous events',
    airticket: 'Air tickets',
    publications: 'Offers and advice',
    pressReleases: 'Press Releases',
  },
} as const;

export const share = {
  title: 'Share',
  on: 'Share on {network}',
} as const;

export const talk = {
  prefer: 'Prefer to talk first?',
  whatsApp: 'WhatsApp',
  about: 'Hello, I have a question about “{title}”.',
} as const;

export const errors = {
  notFoundTitle: "We couldn't find this page",
  notFoundText: "It may have moved, or the address may be mistyped. There's still plenty of Rwanda to explore.",
  failedTitle: 'Something went wrong',
  failedText: "The problem is on our side, and we've made a note of it. Please try again in a moment.",
  awayTitle: "We'll be right back",
  awayText: 'We cannot show this page just now. Please try again in a minute.',
  awayCall: 'If it cannot wait, please contact us:',
  again: 'Try again',
  home: 'Back to the home page',
  tours: 'See the tours',
} as const;
