import { plainAmount } from '@imisozi/core/money';
import { LARGEST_GROUP } from '@imisozi/core/prices';

/*
 * English: every text of the interface, by the part of the site that shows it. A page imports the parts it shows, so
 * that an island carries its own words only. Another language is a file with the same exports.
 */
export const language = {
  code: 'en',
  direction: 'ltr',
  openGraph: 'en_GB',
  /** How days are written. */
  dates: 'en-GB',
  /** How prices are written: `$1,250`. */
  money: 'en-US',
} as const;

export const layout = {
  skip: 'Skip to the content',
  home: 'Home',
  services: 'Services',
  destinations: 'Destinations',
  allDestinations: 'All Destinations',
  about: 'About us',
  contact: 'Contact Us',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  homeOf: (company: string) => `${company}, home`,
  notices: 'Notices',
  dismiss: 'Dismiss',
  needsScript: 'This form needs JavaScript. You can also reach us here:',
  feed: (company: string) => `${company}: destinations and publications`,
  /** For search engines, of pages whose own name says little by itself. */
  inRwanda: (page: string) => `${page} in Rwanda`,
  titled: (page: string, company: string) => `${page} | ${company}`,
} as const;

export const footer = {
  partners: 'In good company',
  contact: 'Contact',
  usefulLinks: 'Useful links',
  explore: 'Explore',
  subscribe: 'Letters from the hills',
  subscribeIntro: 'New journeys, seasonal offers and events, about once a month.',
  email: 'Newsletter email',
  subscribeButton: 'Subscribe',
  subscribeBusy: 'Subscribing…',
  emailRequired: 'Email is required',
  subscribeFailed: 'Server Error, Please try again later',
  legal: 'Site',
  copyright: (year: number, company: string) => `© ${year} ${company}`,
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
    publications: 'Advertisement',
    pressReleases: 'Press Releases',
  },
} as const;

export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  slide: (index: number, count: number) => `${index} of ${count}`,
  position: (index: number, count: number) => `Slide ${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  goTo: (index: number) => `Show slide ${index}`,
} as const;

export const home = {
  title: 'Safaris, gorillas and lakes in Rwanda',
  description:
    'Tailor-made journeys through Rwanda: mountain gorillas, savannah, rainforest and Lake Kivu, planned and guided from Kigali.',
  heroLabel: 'Welcome',
  worth: "Why it's worth it",
  adventureButton: 'Plan an adventure',
  teaser: 'Three to start with',
  morePackages: 'More packages',
  mosaic: 'Five ways to discover Rwanda',
} as const;

export const tours = {
  title: 'Tour packages',
  description: 'One day to about two weeks, for one to five people, with every price on the page.',
  intro:
    'From one day in the city to two weeks across the country. Prices are for your whole group, so you know what a journey costs before you ask.',
  empty:
    "We have no tours to show at the moment. Tell us what you have in mind, and we'll plan a journey just for you.",
  ask: 'Contact us',
  from: 'from',
  forPeople: (count: number) => (count === 1 ? 'for one person' : `for ${count} people`),
  onRequest: 'Price on request',
  /** Nobody books it for fewer. */
  fromPeople: (count: number) => `from ${count} people`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  all: 'All tours',
  leadsTo: 'This tour leads to',
  routeMap: (stops: number) => `Map of the route: its ${stops} stops are numbered as in the list below`,
  related: 'Tours that go the same way',
  overview: 'The journey',
  itinerary: 'Day by day',
  day: (day: number | string) => (/^\d+$/.test(String(day)) ? `Day ${day}` : String(day)),
  tips: 'Good to know',
  includes: 'Included',
  excludes: 'Not included',
  departure: 'Departure',
  location: 'Where',
  length: 'Duration',
  prices: 'Prices',
  pricesNote: 'Prices are in US dollars, for the whole group.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  perPerson: (price: string) => `${price} each`,
  eachRange: (least: string, most: string) => `${least} to ${most} each`,
  notOffered: 'ask our office',
  pricesInclude: (labels: readonly string[]) => `Included: ${new Intl.ListFormat('en').format(labels)}.`,
  groupOf: (from: number, to: number) => (from === to ? `${from} people` : `${from} to ${to} people`),
  moreThan: (people: number) =>
    people === LARGEST_GROUP
      ? 'Six or more of you? Our office will be happy to plan it with you.'
      : `More than ${people} of you? Our office will be happy to plan it with you.`,
  comments: 'What travellers say',
  picture: (title: string) => `Picture of the tour: ${title}`,
} as const;

export const finder = {
  title: 'Find a tour',
  words: 'What would you like to see?',
  wordsExample: 'Gorillas, lake, city …',
  people: 'People',
  days: 'Length',
  price: 'Group budget',
  place: 'Where to',
  month: 'When',
  sort: 'Sort by',
  any: 'Any',
  anyPlace: 'Anywhere',
  anyTime: 'Any time',
  sorts: { fit: 'Best match', price: 'Lowest price', length: 'Shortest first' },
  upToDays: (days: number) => (days === 1 ? '1 day' : `Up to ${days} days`),
  upTo: (price: string) => `Up to ${price}`,
  peopleOrMore: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  counted: (label: string, count: number) => `${label} (${count})`,
  show: 'Show tours',
  clear: 'Clear all',
  remove: (criterion: string) => `Remove: ${criterion}`,
  chosen: 'You are looking for',
  forWords: (words: string) => `“${words}”`,
  inPlace: (place: string) => `To ${place}`,
  inMonth: (month: string) => `In ${month}`,
  count: (count: number) => (count === 1 ? '1 tour' : `${count} tours`),
  found: (count: number) => (count === 1 ? '1 tour fits' : `${count} tours fit`),
  nothing: 'No tour fits all of that',
  nothingText: 'Tell us what you have in mind, and we will plan the journey for you. Or see which tours come nearest:',
  ask: 'Ask us to plan it',
  nearest: 'Nearest to what you want',
  misses: {
    words: 'Does not mention all of your words',
    people: 'Not sold online for so many people',
    days: 'Has no fixed length',
    price: 'Price on request',
    place: 'Leads elsewhere',
    month: 'No departure with enough seats that month',
  },
  longer: (days: number) => (days === 1 ? '1 day longer' : `${days} days longer`),
  dearer: (price: string) => `${price} over your budget`,
  pages: 'Pages of tours',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  titles: {
    place: (place: string) => `Tours to ${place}`,
    days: (length: string) => `Tours, ${length.toLowerCase()}`,
    month: (month: string) => `Tours in ${month}`,
  },
} as const;

export const form = {
  required: 'required',
  honeypot: 'Website',
  problems: 'Please check the following:',
  failed: 'Something went wrong. Please try again.',
  offline: "We couldn't reach our server. Please check your connection and try again.",
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  emailInvalid: 'Please enter a valid email address',
  phoneNumeric: 'Phone number must be numeric',
  agree: 'By continuing, you agree to our',
  terms: 'terms',
  and: 'and',
  cancellation: 'cancellation charges',
} as const;

export const booking = {
  title: 'Book this journey',
  eventTitle: 'Book your place',
  people: 'Number of people',
  fewer: 'One person fewer',
  more: 'One person more',
  outside: (people: string) => `That number ${people} is allowed at the office, please contact us`,
  total: 'Total for your group',
  eventTotal: 'Price for one place',
  freeEntry: 'Free entry',
  noPrice: 'No online price: please ask our office',
  names: 'Name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  location: 'Location',
  locationHint: 'Where we should pick you up',
  date: 'Travel date',
  tooSoon: 'Please choose a date from tomorrow onwards',
  eventDate: 'Date',
  required: (label: string) => `${label} is required`,
  payLater: 'Book and pay later',
  payNow: 'Book and pay now',
  busy: 'Booking…',
  refused: (amount: number) => `Selected price : ${amount} is not allowed`,
  gone: 'This can no longer be booked.',
  later:
    "If you pay later, we'll send you a proforma invoice. If you pay now, we'll take you straight to the payment page.",
  ordered: (number: string) => `You've already booked this: order ${number}.`,
  view: 'View your order',
  next: 'What happens next',
  steps: [
    "You'll receive an email with your proforma invoice and a link to your order.",
    'Our team in Kigali checks dates and availability, and replies within one working day.',
    'You can use that link to pay by card or bank transfer, now or whenever it suits you.',
  ],
} as const;

/** The dated runs of a tour. */
export const departures = {
  title: 'Departures',
  intro: 'Choose a date to book it.',
  count: (count: number) => (count === 1 ? '1 departure' : `${count} departures`),
  seats: (left: number) => (left === 1 ? '1 seat left' : `${left} seats left`),
  labels: { full: 'Full', closed: 'Closed', guaranteed: 'Guaranteed', available: 'Available', cancelled: 'Cancelled' },
  from: (price: string, people: number) => `from ${price} ${tours.forPeople(people)}`,
  choose: 'Choose',
  all: (count: number) => `Show all ${count} dates`,
  waiting: 'Waiting list',
  tellMe: (days: string) => `Waiting list: tell me when a seat is free, ${days}`,
  enquiry: 'We plan this journey for you alone: tell us when and with whom, and we send you an offer.',
  ask: 'Ask about this journey',
  plan: 'Tell us about your journey',
  none: 'No departure can be booked at the moment. Ask us for the next dates, or join the waiting list of one that is full.',
} as const;

/** The booking form of a tour with dates, traveller types, extras or terms of its own. */
export const trade = {
  departure: 'Departure',
  otherDate: 'Another date',
  otherDateHint: 'Only if you chose another date above',
  dateRequired: 'Please choose a departure or a date',
  travellers: 'Who travels',
  adult: 'Adults',
  ages: (from: number | undefined, to: number | undefined) =>
    from === undefined
      ? to === undefined
        ? ''
        : `up to ${to} years`
      : to === undefined
        ? `from ${from} years`
        : `${from} to ${to} years`,
  countInvalid: 'Please enter a whole number',
  extras: 'Extras',
  none: 'None',
  yes: 'Yes',
  per: { person: 'a person', booking: 'for the booking', unit: 'each', day: 'a day', 'person-day': 'a person and day' },
  promoCode: 'Promo code',
  promoHint: 'If you have one',
  update: 'Show the price',
  price: 'Your price',
  total: 'Total',
  includesSeason: (season: string) => `Season: ${season}`,
  dueNow: (what: string) => `${what}, due now`,
  dueOn: (what: string, day: string) => `${what}, due ${day}`,
  instalments: { deposit: 'Deposit', balance: 'Balance', full: 'Everything' },
  chooseDate: 'Choose a date to see what is due when, and what cancelling costs.',
  cancelling: 'If you cancel',
  until: (day: string) => `until ${day}`,
  free: 'nothing is charged',
  everything: 'everything is charged',
  charged: (charge: string, refund: string) => `${charge} is charged, ${refund} goes back to you`,
  hold: (hours: number) =>
    `If you pay later, we keep your seats for ${hours % 24 === 0 && hours > 24 ? `${hours / 24} days` : `${hours} hours`}. If you pay now, for 30 minutes.`,
  newPrice: (total: string) => `The price is now ${total}. Please look at it, and book again.`,
} as const;

/** The home page, after a booking that is paid later. */
export const booked = {
  /** The number of the order stands between them. */
  received: ['Your order', 'has been received.'],
  mail: 'An email with your proforma invoice is on its way to',
  next: 'What happens next',
  steps: [
    'Our team in Kigali checks dates and availability, and replies within one working day.',
    'You can pay by card or bank transfer on your order page, whenever it suits you.',
    'Keep our email, or bookmark your order page: the link is all you need to open your order.',
  ],
  view: 'View your order',
  ask: 'Do you have any questions?',
  close: 'Hide',
} as const;

export const order = {
  title: 'View order',
  description: 'Your order with us: its details, its status and how to pay.',
  names: 'Names',
  phone: 'Phone',
  email: 'Email',
  needDate: 'Need date from',
  pickUp: 'Pick up date',
  status: 'Status',
  total: (amount: number) => `Total: ${plainAmount(amount)}`,
  zone: 'CAT',
  goesOn: "We're taking you to the payment page.",
  stay: 'Stay here',
  number: (number: string) => `Order ${number}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  proforma: 'Download the proforma (PDF)',
  invoice: 'Download the invoice (PDF)',
  receipt: 'Download the receipt (PDF)',
  calendar: 'Add to calendar',
  payNow: 'Pay now',
  needsScript: 'Paying by card needs JavaScript. To pay by bank transfer, please contact our office:',
  back: 'Back',
  paid: 'Paid in full. Thank you, and see you soon.',
  keep: 'Bookmark this page: the link is all you need to open your order, so please keep it safe.',
  ask: 'Do you have a question, or would you like to change or cancel something?',
  /** The three ways to do it stand one after the other, in one sentence. */
  write: 'Write to us',
  call: 'call',
  orEmail: 'or email',
  notFound: "We couldn't find this order.",
  statuses: {
    PENDING: "We've received your order and are checking the details.",
    APPROVED: 'Your dates are confirmed.',
    REJECTED: "Unfortunately, we cannot offer this journey on your dates. Please contact us, and we'll find others.",
    CANCELLED: 'This order has been cancelled.',
    PAID: "We've received your payment.",
    REFUNDED: 'Your payment has been refunded.',
  },
} as const;

/** Whatever a box of the order's page shows. */
export const orderBox = {
  unreadable: 'We cannot show this at the moment. Please try again later, or contact us.',
} as const;

/** How an order ended, and what of the money goes back. */
export const orderEnding = {
  by: {
    client: (day: string) => `You cancelled this booking${day}.`,
    office: (day: string) => `We cancelled this booking${day}.`,
    departure: (day: string) => `We had to cancel this departure${day}. We're sorry.`,
    hold: (day: string) =>
      `No payment arrived while we kept your seats, so we released them${day}. If you have paid already, please write to us.`,
  },
  on: (day: string) => ` on ${day}`,
  reason: (reason: string) => `The reason: ${reason}`,
  nothing: 'Nothing had been paid, so nothing is kept and nothing goes back.',
  title: 'Your money',
  paid: 'Paid',
  kept: 'We keep',
  refund: 'Goes back to you',
  sent: 'Gone back so far',
  due: 'Still to come',
  tooMuch: 'Paid too much, goes back to you',
  coming: (ways: string) => `We pay it back ${ways}, and email you once it is on its way.`,
  gone: 'All of it is on its way back to you. It may take a few days to appear in your account.',
  none: 'Nothing goes back.',
  sameWay: 'the way you paid',
  sameWays: (ways: string) => `the way you paid: ${ways}`,
  ways: {
    card: 'to the card',
    bank: 'by bank transfer',
    cash: 'in cash',
    'mobile-money': 'by mobile money',
    other: '',
  },
  and: ' and ',
  again: 'Order this tour again',
  others: 'See our tours',
} as const;

/** What an order costs, what is due when, and how to cancel it: below the order. */
export const orderMoney = {
  price: 'Price',
  payments: 'Payments',
  total: 'Total',
  paid: 'Paid',
  left: 'Left to pay',
  due: (what: string, day: string) => `${what}, due ${day}`,
  done: 'paid',
  overdue: 'overdue',
  instalments: { deposit: 'Deposit', balance: 'Balance', full: 'Everything' },
  pay: (what: string, amount: string) => `Pay the ${what.toLowerCase()}, ${amount}`,
  hold: (moment: string) => `We keep your seats until ${moment}.`,
  papers: 'Receipts',
  receipt: (number: string, day: string) => `${number}, ${day}`,
  cancel: 'Cancel this booking',
  refund: (amount: string) => `${amount} goes back to you.`,
  charge: (amount: string) => `We keep ${amount}.`,
  reason: 'Reason (optional)',
  confirm: 'Cancel the booking',
  confirmRefund: (amount: string) => `Cancel and get ${amount} back`,
} as const;

/** The bill in parts, below what the order costs. */
export const orderShares = {
  title: 'Share the bill',
  intro: 'Are you travelling with others? Split what is left to pay, and send each person a link to pay their part.',
  start: 'Split the bill',
  change: 'Split what is left anew',
  replaces: 'New parts replace those that are not paid yet. Their links stop working.',
  count: 'Split evenly among',
  split: 'Split',
  part: (number: number) => `Part ${number}`,
  names: 'Name',
  amount: 'Amount in US dollars',
  leaveOut: 'Parts without a name and an amount are left out.',
  sum: (amount: string) => `The parts add up to ${amount}, all that is left to pay.`,
  under: (amount: string) => `${amount} of what is left to pay is in no part yet.`,
  over: (amount: string) => `The parts are ${amount} more than what is left to pay.`,
  send: 'Make the links',
  progress: (paid: number, all: number) => `${paid} of ${all} ${all === 1 ? 'part' : 'parts'} paid`,
  paid: 'Paid',
  open: 'Not paid yet',
  link: 'Payment link',
  linkOf: (names: string) => `Payment link for ${names}`,
  copy: 'Copy link',
  copyOf: (names: string) => `Copy link for ${names}`,
  copied: 'The link has been copied.',
  notCopied: (link: string) => `Your browser did not let us copy. The link is ${link}`,
} as const;

/** Who travels, on the order's page. */
export const travellers = {
  title: 'Who is travelling',
  intro: 'Park permits, hotels and airport pick-ups are booked in these names, as they stand in the passports.',
  until: (day: string) => `You can change them until ${day}.`,
  over: (day: string) => `They could be changed until ${day}. If something is wrong, please call or write to us.`,
  privacy: 'We keep them encrypted, and erase them 30 days after your trip.',
  type: (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`,
  missing: 'Not entered yet',
  add: 'Enter',
  change: 'Change',
  remove: 'Remove',
  removing: (names: string) => `Remove ${names} from this booking? We erase their details at once.`,
  confirmRemove: 'Remove and erase',
  keep: 'Keep',
  asked: (missing: number) =>
    missing === 1
      ? 'Please tell us about the traveller who is still missing: permits are bought in the names in the passports.'
      : `Please tell us about the ${missing} travellers who are still missing: permits are bought in the names in the passports.`,
  enter: 'Enter who is travelling',
  /** What a screen reader hears of the link. */
  which: (number: number) => `traveller ${number}`,
  legend: (number: number, type: string) => `Traveller ${number}: ${type}`,
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Birth date',
    nationality: 'Nationality',
    passportNumber: 'Passport number',
    passportExpiry: 'Passport expiry',
    diet: 'Diet',
    remarks: 'Remarks',
    arrivalFlight: 'Arrival flight',
    arrivalAt: 'Arrival time',
    departureFlight: 'Departure flight',
    departureAt: 'Departure time',
  },
  optional: 'Only the names are needed now. You can add the rest later.',
  zone: 'Flight times are in Kigali.',
  dietExample: 'Vegetarian, allergies …',
  save: 'Save this traveller',
} as const;

/** What travellers say of a tour. */
export const reviews = {
  title: 'What travellers say',
  stars: (stars: number) => `${stars} of 5 stars`,
  sum: (average: number, count: number) => `${average} of 5 · ${count === 1 ? '1 review' : `${count} reviews`}`,
  travelled: (month: string) => `Travelled in ${month}`,
  answer: (company: string) => `${company}:`,
  more: (count: number) => (count === 1 ? 'One more review' : `${count} more reviews`),
  honest: 'Only people who booked this tour with us and travelled can write here.',
} as const;

/** What the client of an order says of the trip, once it is over. */
export const orderReview = {
  title: 'How was your trip?',
  intro: 'Tell other travellers about it. We read every review, and publish it without changing a word.',
  written: 'Thank you, we have your review. You can still change it until we have read it.',
  read: 'Thank you, we have read your review.',
  published: 'Thank you. Your review is on the page of the tour.',
  stars: 'Your rating',
  words: ['Disappointing', 'Could be better', 'Good', 'Very good', 'Wonderful'],
  text: 'Your review',
  names: 'Your name, as the site shows it',
  namesHint: 'A first name is enough.',
  send: 'Send the review',
  change: 'Change the review',
} as const;

/** A message to the office, at the end of the order. */
export const orderMessage = {
  title: 'Write to us about this order',
  label: 'Your message',
  hint: 'We reply by email, to the address of the order.',
  send: 'Send the message',
} as const;

export const auth = {
  login: 'Log in',
  loginTitle: 'Welcome back',
  loginIntro: 'This login is for our staff.',
  email: 'Email',
  password: 'Password',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  loginButton: 'Log in',
  loginBusy: 'Logging in…',
  forgot: 'Forgot your password?',
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

export const destinations = {
  title: 'Destinations',
  description: 'Volcanoes, savannah, rainforest, lakes and royal hills: where our journeys go.',
  intro: "Rwanda is one country with many climates. Here's where our journeys go, and what awaits you there.",
  empty: 'No destinations at the moment.',
  tours: 'See the tours',
  plan: 'Would you like to go?',
  planText: 'Every tour can be tailored to you, and most can include a stop here.',
  all: 'All destinations',
  picture: (title: string, index: number, count: number) => `${title}, picture ${index} of ${count}`,
  gallery: (title: string) => `Pictures of ${title}`,
  viewCount: (count: number) => (count === 1 ? 'Read once' : `Read ${count.toLocaleString('en-US')} times`),
  others: 'More places',
  toursTo: (title: string) => `Tours to ${title}`,
  allToursTo: (count: number, title: string) => `All ${count} tours to ${title}`,
} as const;

export const share = {
  title: 'Share',
  on: (network: string) => `Share on ${network}`,
} as const;

export const comments = {
  title: (count: number) => (count === 0 ? 'Comments' : `Comments (${count})`),
  empty: 'No comments yet. Have you been? Tell other travellers about it.',
  write: 'Leave a comment',
  names: 'Full name',
  email: 'Email',
  emailHint: 'Never published',
  body: 'Comment',
  required: (label: string) => `${label} is required`,
  send: 'Send comment',
  busy: 'Sending…',
} as const;

export const events = {
  title: 'Events',
  description: 'Workshops, walks, tastings and concerts with our guides and their neighbours.',
  intro: 'Workshops, walks, tastings and evenings of drums, with our guides and their neighbours.',
  previousTitle: 'Previous events',
  previousIntro: 'A look back at recent events. Many of them return, and some can be arranged on request.',
  empty: 'No previous events avalaible',
  previousLink: 'Previous events',
  upcomingLink: 'Upcoming events',
  freeEntry: 'Free entry',
  all: 'All events',
  starts: 'Starts',
  ends: 'Ends',
  place: 'Place',
  price: 'Price',
  expect: 'What to expect',
  picture: (title: string) => `Picture of the event: ${title}`,
  calendar: 'Add to calendar',
  others: 'Other events',
  freeTitle: 'Everyone is welcome',
  overTitle: 'This event is over',
  free: "Entry is free: there's nothing to book and nothing to pay.",
  howToCome: 'How to get there',
  comeAt: (when: string, place: string) =>
    place ? `Meet us at ${place}, on ${when}. We start on time.` : `Join us on ${when}. We start on time.`,
  findPlace: 'Find it on OpenStreetMap',
  tellComing: "Let us know you're coming",
  over: 'Would you like to see it again? Let us know.',
  ask: 'Contact us',
  register: 'Register as a participant',
  failed: "We couldn't load the events. Please try again in a moment.",
  team: 'Planning your own event?',
  teamText: 'From the venue to the interpreters, our events team is here to help.',
  teamLink: 'Request event support',
} as const;

export const eventServices = {
  title: 'Event management',
  description: 'Planning, logistics, delegates, execution and follow-up of conferences and events in Rwanda.',
  others: 'Our five event services',
  pageTitle: (service: string) => `${service}: event management in Rwanda`,
  /** Goes on after the service's own words, for search engines. */
  pageDescription: (intro: string) => `${intro} Event management in Rwanda.`,
  notFound: 'Event not found',
  notFoundText: "We couldn't find that service. These are the five we offer:",
  request: 'Request event support',
} as const;

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

export const contact = {
  title: 'Get in Touch',
  description: 'Telephone, email, address, map and a form: how to reach the people in Kigali who plan your journey.',
  intro: 'Our team in Kigali reads every message and replies within one working day.',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  social: 'Social links',
  formTitle: 'Write to us',
  mapTitle: 'Where we are',
  showMap: 'Show the map',
  mapNote: 'The map is loaded from OpenStreetMap, which will then see your IP address.',
  openMap: 'Open it on openstreetmap.org',
  fields: {
    names: 'Full name',
    email: 'Email',
    subject: 'Subject',
    phone: 'Phone',
    message: 'Message',
  },
  namesRequired: 'Full name is required',
  emailRequired: 'Email is required',
  subjectRequired: 'Subject is required',
  phoneRequired: 'Phone is required',
  phoneNumeric: 'Phone must be numeric',
  messageRequired: 'message is required',
  send: 'Send message',
  busy: 'Sending…',
} as const;

/** What links to the contact form have written into it. */
export const inquiry = {
  adventure: 'Plan an adventure',
  tour: (title: string, people: number | null) => ({
    subject: people ? `${title}, for ${people} ${people === 1 ? 'person' : 'people'}` : title,
    message: `We would like to book “${title}”${people ? ` for ${people} ${people === 1 ? 'person' : 'people'}` : ''}.`,
  }),
  order: (number: string) => ({ subject: `Order ${number}`, message: '' }),
  event: (title: string) => ({
    subject: `Coming to: ${title}`,
    message: `We'd like to come to “${title}”. There will be … of us.`,
  }),
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

export const airTicket = {
  title: 'Air tickets',
  ticketTitle: 'Ticket inquiry',
  description:
    'Air tickets with a personal touch: tell us where and when, and our team finds the right flight for you.',
  open: 'Send an inquiry',
  formTitle: 'Air ticket inquiry',
  close: 'Close',
  fields: {
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone Number',
    departureCity: 'Departure City',
    destinationCity: 'Destination City',
    departureDate: 'Departure Date',
    returnDate: 'Return Date',
    numberOfPassengers: 'Number of Passengers',
    cabinClass: 'Cabin Class',
    specialRequests: 'Special Requests',
  },
  cabins: { economy: 'Economy', business: 'Business', firstClass: 'First class' },
  required: (label: string) => `${label} is required`,
  phoneNumeric: 'Phone Number must be numeric',
  returnsTooSoon: 'Return Date cannot be before Departure Date',
  passengersMinimum: 'Number of Passengers must be at least 1',
  send: 'Submit',
  busy: 'Submitting...',
  success: 'Air Ticket sent successfully!',
  failed: 'Air Ticket failed, try again later!',
} as const;

export const pay = {
  title: 'Payment',
  description: 'Pay for your booking by card.',
  total: 'Total Amount to pay: $',
  method: 'How Do You Want To Pay.',
  placeholder: 'Select payment option',
  methods: { visa: 'Visa card', mastercard: 'Mastercard', bank: 'Bank transfer' },
  number: 'Order',
  date: 'Date',
  people: 'For',
  bank: {
    title: 'Pay by bank transfer',
    how: 'Please transfer the amount to this account and quote the reference.',
    ask: 'Our office will give you the account details. Please write to us or call us, and quote the reference.',
    amount: 'Amount',
    reference: 'Reference',
    after: "We'll email you the invoice and receipt once the money has arrived. Any questions?",
  },
  payNow: 'Pay now',
  busy: 'Opening the payment form…',
  nothing:
    "We couldn't find a booking to pay for in this browser. Please open your order from our email and press Pay now there.",
  sessionFailed: 'An error occurred during booking.',
  networkFailed: 'An error occurred during payment session.',
  cancelled: 'The payment was cancelled. Nothing has been charged.',
  timedOut: 'The card form has timed out and closed. Nothing has been charged, and you can try again.',
  test: 'Test mode: no card is needed and no money changes hands.',
  checking: "We're checking your payment with the bank…",
  unanswered: "We're still waiting for your payment to be confirmed. It's taking longer than usual.",
  notAgain:
    "Please don't pay again. This page keeps checking, and your order page will show the payment once it's confirmed.",
  order: 'View order',
  safe: "You enter your card details in the bank's own form; we never see your card number.",
} as const;

/** One part of a shared bill, for whoever has its link. */
export const sharePay = {
  title: 'Your part of the bill',
  intro: (names: string) => `A travel companion has shared the bill of a journey with ${names}.`,
  tour: 'Journey',
  names: 'For',
  amount: 'Amount',
  pay: (amount: string) => `Pay ${amount} by card`,
  paid: 'This part is paid. Thank you, and see you soon.',
  ended:
    'There is nothing left to pay here: the journey has been paid for, changed or cancelled in the meantime. Please ask whoever sent you the link.',
  goneTitle: 'This link has ended',
  gone: 'The bill may have been shared anew. Please ask whoever sent you the link for the new one.',
  needsScript: 'Paying by card needs JavaScript. To pay in another way, please contact our office:',
  ask: 'Any questions?',
} as const;

export const participant = {
  title: 'Event registration',
  description: 'Register a participant for one of our events in Rwanda: workshops, walks, tastings and concerts.',
  intro: 'One form for each participant. The fee covers workshop material, coffee and lunch.',
  cancellation:
    'If you cancel up to 5 days before the event, 25% of the fee is charged. Within 2 days, or on the day itself, the full fee is due and there is no refund.',
  terms: 'Full terms',
  event: 'Event',
  eventPlaceholder: 'Choose an event',
  eventRequired: 'Please choose an event',
  noEvents: 'There are no events to register for at the moment.',
  fee: 'Fee',
  feeLater: 'Choose an event first',
  noNeed: 'No registration needed: see how to get there',
  titleField: 'Title',
  titles: ['Mr', 'Ms', 'Mrs.', 'Dr.', 'Prof.'],
  familyName: 'Family name',
  firstName: 'First name',
  position: 'Position',
  department: 'Department',
  organization: 'Organization',
  address: 'Address',
  country: 'Country',
  defaultCountry: 'Rwanda',
  town: 'Town',
  phone: 'Telephone',
  phoneNumeric: 'Telephone must be numeric',
  email: 'Email',
  diet: 'Diet requirements',
  dietHint: 'For example allergies, vegetarian, halal, or simply “none”',
  dataProtection: 'I agree that my details may be kept to organise this event.',
  dataProtectionRequired: 'Please agree that we may keep your details; we cannot register you without them.',
  required: (label: string) => `${label} is required`,
  refused: (price: number) => `Selected price : ${price} is not allowed`,
  missing: 'Missing data',
  send: 'Register',
  busy: 'Registering…',
} as const;

export const eventForm = {
  title: 'Request event support',
  description: "Tell us about your conference, workshop or celebration in Rwanda, and we'll tell you what it takes.",
  intro:
    'Tell us what you have in mind. Our events team will come back to you with questions, ideas and a first estimate.',
  names: 'Full name',
  email: 'Email',
  phone: 'Phone',
  kind: 'Type of event',
  kinds: ['Conference', 'Workshop', 'Company retreat', 'Wedding or celebration', 'Something else'],
  kindPlaceholder: 'Please choose',
  date: 'Planned date',
  guests: 'Number of guests',
  needs: 'What do you need?',
  message: 'Tell us more',
  required: (label: string) => `${label} is required`,
  subject: (kind: string) => `Event support: ${kind}`,
  send: 'Send request',
  busy: 'Sending…',
} as const;

export const tripBrief = {
  title: 'Tell us about your journey',
  description:
    'Tell us when you would like to come, who with and what you would love to see, and we plan a journey through Rwanda for you.',
  intro:
    "A few answers are enough, and only your name, email and phone number are needed. Within one working day we'll write to you with questions, ideas and a first price.",
  when: 'When',
  anyTime: "We're flexible",
  days: 'How many days',
  adults: 'Adults',
  children: 'Children',
  budget: 'Budget in US dollars',
  budgetHint: 'For everyone together; a rough figure is fine.',
  pace: 'Pace',
  anyPace: 'No preference',
  paces: ['Relaxed, with long stays', 'Balanced', 'Full days, as much as fits'],
  interests: 'What would you love to see?',
  interestNames: [
    'Gorillas',
    'Chimpanzees and monkeys',
    'Savannah animals',
    'Birds',
    'Lakes and boats',
    'Hiking and cycling',
    'History and culture',
    'Coffee and tea',
    'Time to rest',
  ],
  message: 'In your own words',
  messageHint: "The children's ages, a birthday on the way, what you would rather not do.",
  names: 'Full name',
  email: 'Email',
  phone: 'Phone',
  required: (label: string) => `${label} is required`,
  /** Numbers as they were typed, and perhaps a month. */
  subject: (adults: string, children: string, when: string) =>
    [
      'Trip brief',
      [adults && `${adults} adults`, Number(children) > 0 && `${children} children`, when].filter(Boolean).join(', '),
    ]
      .filter(Boolean)
      .join(': '),
  nothingElse: 'Please plan a journey for us.',
  like: (title: string) => `We'd like a journey like “${title}”.`,
  to: (title: string) => `We'd like to see ${title}.`,
  chat: "Hello, I'd like you to plan a journey for me.",
  send: 'Send to our planners',
  busy: 'Sending…',
} as const;

export const talk = {
  prefer: 'Prefer to talk first?',
  whatsApp: 'WhatsApp',
  about: (title: string) => `Hello, I have a question about “${title}”.`,
} as const;

export const publications = {
  title: 'Advertisement',
  description: 'Seasonal offers, packing lists and other useful reading for your journey through Rwanda.',
  intro: 'Offers, packing lists and other useful reading for your journey.',
  pressTitle: 'Press Releases',
  pressDescription: 'Our news for the press: our journeys, our guides and travelling in Rwanda.',
  pressIntro: 'Our news for the press. For interviews and pictures, please contact us.',
  empty: "There's nothing here at the moment.",
  open: 'Open the document',
  document: (title: string) => `Open the document: ${title}`,
  sidebar: 'On X',
  sidebarText: 'Road conditions, newborn calves and crowned cranes: short news from our guides.',
  sidebarLink: (account: string) => `Follow ${account}`,
} as const;

export const portals = {
  carTitle: 'Car rental',
  carDescription: 'Cars with or without a driver, for a day or a whole journey, on our sister portal.',
  hotelTitle: 'Hotel booking',
  hotelDescription: 'Hotels, lodges and guest houses in every corner of Rwanda, on our sister portal.',
  carButton: 'Go to the car rental portal',
  hotelButton: 'Go to the hotel booking portal',
  outside: "The portal opens in this window. You'll be leaving our website.",
} as const;

export const passwords = {
  forgotTitle: 'Forgot your password?',
  forgotIntro: "Enter your email address and we'll send you a link. It can be used once and expires after 60 minutes.",
  email: 'Email',
  emailRequired: 'Email is required',
  sendLink: 'Send the link',
  sendBusy: 'Sending…',
  newTitle: 'Reset your password',
  newIntro: 'Choose a new password with at least 8 characters.',
  setTitle: 'Welcome aboard',
  setIntro: 'Choose a password with at least 8 characters, and your account is ready.',
  form: 'Your account',
  password: 'New password',
  confirm: 'Confirm password',
  passwordRequired: 'New password is required',
  confirmRequired: 'Confirm password is required',
  save: 'Save password',
  saveBusy: 'Saving…',
  back: 'Back to login',
} as const;

export const unsubscribe = {
  title: 'Mailing list',
  description: 'Unsubscribe from our mailing list.',
  busy: "One moment, we're taking you off the list…",
  home: 'Back Home',
  question: 'Would you like to leave our mailing list?',
  noScript: 'To leave the list without JavaScript, press the button.',
  leave: 'Leave the mailing list',
} as const;

export const waitingForm = {
  title: 'Waiting list',
  intro: (days: string) => `${days}: we'll email you as soon as seats come free, and keep them for you for 24 hours.`,
  offer: "Would you like to wait? We'll email you as soon as seats come free, and keep them for you for 24 hours.",
  people: 'Number of people',
  names: 'Name',
  email: 'Email',
  phone: 'Phone number',
  required: (label: string) => `${label} is required`,
  send: 'Tell me when seats are free',
  busy: 'Sending…',
} as const;

export const waitingList = {
  title: 'Waiting list',
  description: 'Seats of a departure.',
  question: 'Would you like to leave the waiting list? Seats we are keeping for you go to the next in line.',
  leave: 'Leave the waiting list',
  home: 'Back Home',
} as const;

/** What a page says after a form that was sent without JavaScript; with it, the page says what the server answers. */
export const sent = {
  'air-ticket': airTicket.success,
  'cancel-order': 'Your booking has been cancelled.',
  'order-message': "Thank you, your message has been sent. We'll reply soon.",
  review: 'Thank you for telling us about your trip. Your review will be shown once we have read it.',
  'share-bill': 'The bill has been shared. Please send each person their link.',
  comment: 'Thank you. Your comment will be shown once our team has approved it.',
  contact: "Thank you, your message has been sent. We'll reply soon.",
  'event-form': "Thank you, your message has been sent. We'll reply soon.",
  'trip-brief': "Thank you, your message has been sent. We'll reply soon.",
  participant: 'Thank you, you are registered.',
  subscribe: 'Thank you for subscribing to our mailing list.',
  'remove-traveller': 'The traveller has been removed, and the details are erased.',
  travellers: 'Thank you, the details have been saved.',
  unsubscribe: 'You have been unsubscribed. We are sorry to see you go.',
  'waiting-list': "You're on the waiting list. We'll email you as soon as seats come free.",
  'leave-waiting-list': 'You have left the waiting list. We hope to see you another time.',
} as const;
