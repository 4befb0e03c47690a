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
  subscribeIntro: 'New journeys, seasons and events, about once a month.',
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
  mosaic: 'Five ways into the country',
} as const;

export const tours = {
  title: 'Tour packages',
  description: 'One day to about two weeks, for one to five people, with every price on the page.',
  intro:
    'From one day in the city to two weeks across the country. Prices are for your whole group, so you know what a journey costs before you ask.',
  empty: 'No tours at the moment. Please ask us for a journey of your own.',
  ask: 'Contact us',
  from: 'from',
  forPeople: (count: number) => (count === 1 ? 'for one person' : `for ${count} people`),
  onRequest: 'Price on request',
  /** Nobody books it for fewer. */
  fromPeople: (count: number) => `from ${count} people`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  all: 'All tours',
  overview: 'The journey',
  itinerary: 'Day by day',
  day: (day: number | string) => (/^\d+$/.test(String(day)) ? `Day ${day}` : String(day)),
  tips: 'Good to know',
  includes: 'Included',
  excludes: 'Not included',
  departure: 'Departure',
  location: 'Where',
  length: 'Length',
  prices: 'Prices',
  pricesNote: 'US dollars for the whole group.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  perPerson: (price: string) => `${price} each`,
  eachRange: (least: string, most: string) => `${least} to ${most} each`,
  notOffered: 'ask the office',
  moreThanFive: 'Six or more? Our office will plan it with you.',
  comments: 'What travellers say',
  picture: (title: string) => `Picture of the tour: ${title}`,
} as const;

export const form = {
  required: 'required',
  trap: 'Website',
  problems: 'Please look at these points:',
  failed: 'Something went wrong. Please try again.',
  offline: 'We could not reach the server. Please check your connection and try again.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  emailInvalid: 'Please enter a valid email address',
  phoneNumeric: 'Phone number must be numeric',
  agree: 'You agree to our',
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
  noPrice: 'No online price: ask the office',
  names: 'Name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
  location: 'Location',
  locationHint: 'Where we should pick you up',
  date: 'Travel date',
  tooSoon: 'Please choose a day from tomorrow on',
  eventDate: 'Date',
  required: (label: string) => `${label} is required`,
  payLater: 'Book and pay later',
  payNow: 'Book and pay now',
  busy: 'Booking…',
  refused: (amount: number) => `Selected price : ${amount} is not allowed`,
  gone: 'This cannot be booked any more.',
  later: 'If you pay later, we send you a proforma invoice. If you pay now, we take you to the payment.',
  ordered: (number: string) => `You have ordered this already: order ${number}.`,
  view: 'View your order',
  next: 'What happens next',
  steps: [
    'You receive an email with your proforma invoice and the link to your order.',
    'Someone in Kigali checks dates and availability, and answers within one working day.',
    'You pay by card or bank transfer when it suits you, now or later, from that link.',
  ],
  talk: 'Rather talk first?',
} as const;

/** The home page, after a booking that is paid later. */
export const booked = {
  /** The number of the order stands between them. */
  received: ['Your order', 'has been received.'],
  mail: 'An email with your proforma invoice is on its way to',
  next: 'What happens next',
  steps: [
    'Someone in Kigali checks dates and availability, and answers within one working day.',
    'You pay by card or bank transfer when it suits you, from the page of your order.',
    'Keep the email, or the address of that page: it is the key to your order.',
  ],
  view: 'View your order',
  ask: 'A question?',
  close: 'Hide this',
} as const;

export const order = {
  title: 'View order',
  description: 'Your booking.',
  names: 'Names',
  phone: 'Phone',
  email: 'Email',
  needDate: 'Need date from',
  pickUp: 'Pick up date',
  status: 'Status',
  total: (amount: number) => `Total: ${amount}`,
  zone: 'CAT',
  goesOn: 'We are taking you to the payment.',
  stay: 'Stay here',
  number: (number: string) => `Order ${number}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  proforma: 'Download the proforma (PDF)',
  invoice: 'Download the invoice (PDF)',
  receipt: 'Download the receipt (PDF)',
  refunded: (amount: number) => `Refunded: ${amount}`,
  calendar: 'Add to calendar',
  payNow: 'Pay now',
  needsScript: 'Paying by card needs JavaScript. For a bank transfer, please ask the office:',
  back: 'Back',
  paid: 'Paid in full. Thank you, and see you soon.',
  keep: 'Keep the address of this page: it is the key to your order.',
  ask: 'A question, a change, or a cancellation?',
  write: 'Write to us',
  notFound: 'We could not find this order.',
  statuses: {
    PENDING: 'We have your order and are looking at it.',
    APPROVED: 'Your dates are confirmed.',
    REJECTED: 'We cannot offer this journey on your dates. Please talk to us about others.',
    CANCELLED: 'This order has been cancelled.',
    PAID: 'Your payment has arrived.',
    REFUNDED: 'Your payment has been refunded.',
  },
} as const;

export const auth = {
  login: 'Log in',
  loginTitle: 'Welcome back',
  loginIntro: 'For the staff of the company.',
  email: 'Email',
  password: 'Password',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  loginButton: 'Log in',
  loginBusy: 'Logging in…',
  forgot: 'Forgot your password?',
} as const;

export const errors = {
  notFoundTitle: 'This path ends here',
  notFoundText: 'The page you are looking for has moved, or never existed. The rest of the country is still open.',
  failedTitle: 'A landslide on the road',
  failedText: 'Something went wrong on our side. It has been noted; please try again in a moment.',
  awayTitle: 'The road is closed for a moment',
  awayText: 'We are unable to show this page just now. Please try again in a minute.',
  awayCall: 'If it cannot wait, we are here:',
  again: 'Try again',
  home: 'Back to the home page',
  tours: 'See the tours',
} as const;

export const destinations = {
  title: 'Destinations',
  description: 'Volcanoes, savannah, rainforest, lakes and royal hills: where our journeys go.',
  intro: 'Rwanda is one country and many climates. Here is where our journeys go, and what waits there.',
  empty: 'No destinations at the moment.',
  tours: 'See the tours',
  plan: 'Would you like to go?',
  planText: 'Every tour can be changed, and most of them can stop here.',
  all: 'All destinations',
  picture: (title: string, index: number, count: number) => `${title}, picture ${index} of ${count}`,
  gallery: (title: string) => `Pictures of ${title}`,
  readings: (count: number) => (count === 1 ? 'Read once' : `Read ${count.toLocaleString('en-US')} times`),
  others: 'More places',
} as const;

export const share = {
  title: 'Share',
  on: (network: string) => `Share on ${network}`,
} as const;

export const comments = {
  title: (count: number) => (count === 0 ? 'Comments' : `Comments (${count})`),
  empty: 'No comments yet. Have you been? Tell the others.',
  write: 'Leave a comment',
  names: 'Full name',
  email: 'Email',
  emailHint: 'Never shown',
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
  previousIntro: 'What we did together lately. Much of it comes back, and some of it on request.',
  empty: 'No previous events avalaible',
  previousLink: 'Previous events',
  upcomingLink: 'Coming events',
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
  freeTitle: 'Everybody is welcome',
  overTitle: 'Already behind us',
  free: 'Entry is free, so there is nothing to book or to pay.',
  howToCome: 'How to come',
  comeAt: (when: string, place: string) =>
    place ? `Be at ${place} on ${when}. We start on time.` : `Come on ${when}. We start on time.`,
  findPlace: 'Find it on OpenStreetMap',
  tellComing: 'Tell us you are coming',
  over: 'This event is over. Talk to us if you would like to see it again.',
  ask: 'Contact us',
  register: 'Register a participant',
  failed: 'The events could not be loaded. Please try again in a moment.',
  team: 'Planning an event of your own?',
  teamText: 'From the venue to the interpreters: our events desk does it with you.',
  teamLink: 'Request event support',
} as const;

export const eventServices = {
  title: 'Event management',
  description: 'Planning, logistics, delegates, execution and follow-up of conferences and events in Rwanda.',
  others: 'All five parts of the work',
  pageTitle: (service: string) => `${service}: event management in Rwanda`,
  /** Goes on after the service's own words, for search engines. */
  pageDescription: (intro: string) => `${intro} Event management in Rwanda.`,
  notFound: 'Event not found',
  notFoundText: 'There is no such service. These are the five we offer:',
  request: 'Request event support',
} as const;

export const services = {
  title: 'Services',
  description: 'Tour packages, air tickets, car rental, events and hotels: five services from one desk in Kigali.',
  intro: 'Five services from one desk in Kigali. Take one, or let them meet in the middle.',
} as const;

export const about = {
  title: 'About us',
  description:
    'Who we are, how we work, and what we hold on to: a travel and safari company from Kigali, at home in all of Rwanda.',
  values: 'What we hold on to',
} as const;

export const contact = {
  title: 'Get in Touch',
  description: 'Telephone, email, address, map and a form: how to reach the people in Kigali who plan your journey.',
  intro: 'Someone in Kigali reads every message and answers within one working day.',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  social: 'Social links',
  formTitle: 'Write to us',
  mapTitle: 'Where we are',
  showMap: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap, which then sees your address.',
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
    message: `We are coming to “${title}”. There will be … of us.`,
  }),
} as const;

export const faq = {
  title: 'Frequently asked questions',
  description: 'What travellers ask us most, about the country, the parks and the papers.',
} as const;

export const legal = {
  terms: 'Terms & Conditions',
  termsDescription: 'What you and we can rely on when you book a tour, an event or a ticket with us.',
  policy: 'Privacy Policy',
  policyDescription: 'What we know about you when you write, book or subscribe, why, and for how long.',
  contents: 'On this page',
} as const;

export const airTicket = {
  title: 'Air tickets',
  ticketTitle: 'Ticket inquiry',
  description: 'Air tickets by hand: tell us where and when, and a person finds the connection.',
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
    ask: 'Our office will give you the account. Please write or call, and quote the reference.',
    amount: 'Amount',
    reference: 'Reference',
    after: 'You receive your invoice and receipt by email once the money has arrived. A question?',
  },
  payNow: 'Pay now',
  busy: 'Opening the payment…',
  nothing: 'There is no booking to pay for in this browser. Open your order from our email, and press Pay now there.',
  sessionFailed: 'An error occurred during booking.',
  networkFailed: 'An error occurred during payment session.',
  cancelled: 'The payment was cancelled. Nothing has been charged.',
  timedOut:
    'The time to pay has run out and the card form has closed. Nothing has been charged, and you can try again.',
  test: 'Test mode: no card is asked for and no money moves.',
  checking: 'We are asking the bank how it went…',
  unanswered: 'Your payment is being confirmed, which is taking longer than usual.',
  notAgain: 'Please do not pay again. This page keeps asking, and your order says so once the payment is confirmed.',
  order: 'View order',
  safe: 'The card form belongs to the bank; your card number never reaches us.',
} as const;

export const participant = {
  title: 'Event registration',
  description: 'Register a participant for one of our events in Rwanda: workshops, walks, tastings and concerts.',
  intro: 'One form for each participant. The fee covers workshop material, coffee and lunch.',
  cancellation:
    'Cancelling: 25% of the fee is charged up to 5 days before the event. Within 2 days, or on the day itself, the full fee is due and there is no refund.',
  terms: 'All terms',
  event: 'Event',
  eventPlaceholder: 'Choose an event',
  eventRequired: 'Please choose an event',
  noEvents: 'There is no event to register for at the moment.',
  fee: 'Fee',
  feeLater: 'Choose an event first',
  noNeed: 'No registration needed: see how to come',
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
  dietHint: 'Allergies, vegetarian, halal, or simply: none',
  dataProtection: 'I agree that my details are kept for the organisation of this event.',
  dataProtectionRequired: 'Please agree that we may keep your details: without them we cannot register you.',
  required: (label: string) => `${label} is required`,
  refused: (price: number) => `Selected price : ${price} is not allowed`,
  missing: 'Missing data',
  send: 'Register',
  busy: 'Registering…',
} as const;

export const eventForm = {
  title: 'Request event support',
  description: 'Tell us about your conference, workshop or celebration in Rwanda, and hear what it takes.',
  intro: 'Tell us what you have in mind. The events desk answers with questions, ideas and a first estimate.',
  names: 'Full name',
  email: 'Email',
  phone: 'Phone',
  kind: 'Kind of event',
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

export const publications = {
  title: 'Advertisement',
  description: 'Offers of the season, packing lists and other papers to take along on a journey through Rwanda.',
  intro: 'Offers, packing lists and other papers to take along.',
  pressTitle: 'Press Releases',
  pressDescription: 'What we have told the press about our journeys, our guides and travelling in Rwanda.',
  pressIntro: 'What we have told the press. For interviews and pictures, please write to us.',
  empty: 'Nothing here at the moment.',
  open: 'Open the document',
  document: (title: string) => `Open the document: ${title}`,
  sidebar: 'On X',
  sidebarText: 'Road conditions, calves and crowned cranes: short news from our guides.',
  sidebarLink: (account: string) => `Read ${account}`,
} as const;

export const portals = {
  carTitle: 'Car rental',
  carDescription: 'Cars with and without a driver, for a day or a whole journey, on our sister portal.',
  hotelTitle: 'Hotel booking',
  hotelDescription: 'Hotels, lodges and guest houses in every corner of Rwanda, on our sister portal.',
  carButton: 'Go to the car rental portal',
  hotelButton: 'Go to the hotel booking portal',
  outside: 'The portal opens in this window, at another address.',
} as const;

export const passwords = {
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Tell us your address, and we send you a link that works once, for 60 minutes.',
  email: 'Email',
  emailRequired: 'Email is required',
  sendLink: 'Send the link',
  sendBusy: 'Sending…',
  newTitle: 'Reset your password',
  newIntro: 'Choose a new one of at least 8 characters.',
  setTitle: 'Welcome aboard',
  setIntro: 'Choose a password of at least 8 characters, and your account is ready.',
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
  description: 'Leave the mailing list.',
  busy: 'One moment, we are taking you off the list…',
  home: 'Back Home',
  question: 'Do you want to leave our mailing list?',
  noScript: 'To leave the list without JavaScript, press the button.',
  leave: 'Leave the mailing list',
} as const;

/** What a page says after a form that was sent without JavaScript; with it, the page says what the server answers. */
export const sent = {
  'air-ticket': airTicket.success,
  comment: 'Thank you. Your comment will be shown once our team has approved it.',
  contact: 'Thank you, your message has been sent. We will answer you soon.',
  'event-form': 'Thank you, your message has been sent. We will answer you soon.',
  participant: 'Thank you, you are registered.',
  subscribe: 'Thank you for subscribing to our mailing list.',
  unsubscribe: 'You have been unsubscribed. We are sorry to see you go.',
} as const;
