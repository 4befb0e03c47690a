import { expect, type Locator, type Page } from '@playwright/test';
import { aliveForm, isBox, TICKED } from './site-forms.ts';
import { addressOf } from './routes.ts';

/** A form of the public site, as a visitor sees it. */
export interface VisitorForm {
  readonly name: string;
  /** Its id attribute. */
  readonly id: string;
  /** A route of `routes.ts`, with its variable part in braces. */
  readonly route: string;
  /** The button that opens the form. */
  readonly opener?: string;
  /** Valid input, by label. */
  readonly values: Readonly<Record<string, string>>;
  /** The messages of an empty form, by label, in the order of the fields. */
  readonly required: Readonly<Record<string, string>>;
  /** Invalid input: label, value, message. */
  readonly wrong?: readonly (readonly [label: string, value: string, sentence: string])[];
  readonly button: string;
  readonly busy: string;
  /** The path of the first call that it sends. */
  readonly call: string;
  /** The message for a server that fails or cannot be reached, if it is not the server's own. */
  readonly failed?: string;
  /** The toast after a refusal, and the console message after a lost connection (rules/forms 3, 10). */
  readonly toast?: string;
  readonly log?: string;
}

const NAME = 'Browser Visitor';
const EMAIL = 'browser.visitor@example.org';
const PHONE = '+250 788 123 456';
const INVALID_EMAIL = ['Email', 'visitor@nowhere', 'Please enter a valid email address'] as const;

const CONSENT = 'I agree that my details may be kept to organise this event.';

/** The value of a date field: a day in Kigali, this many days from today. */
const catDay = (days: number): string =>
  new Date(Date.now() + 7_200_000 + days * 86_400_000).toISOString().slice(0, 10);

const needed = (...labels: string[]) => Object.fromEntries(labels.map((label) => [label, `${label} is required`]));

const COMMENT = {
  id: 'comment',
  values: { 'Full name': NAME, Email: EMAIL, Comment: 'The lake at six in the morning.' },
  required: needed('Full name', 'Email', 'Comment'),
  wrong: [INVALID_EMAIL],
  button: 'Send comment',
  busy: 'Sending…',
  call: '/api/comments/create',
} as const;

const AIR_TICKET = {
  id: 'air-ticket',
  values: {
    'Full Name': NAME,
    Email: EMAIL,
    'Phone Number': PHONE,
    'Departure City': 'Kigali',
    'Destination City': 'Nairobi',
    'Departure Date': '2038-03-01',
    'Return Date': '2038-03-08',
    'Number of Passengers': '2',
    'Cabin Class': 'firstClass',
  },
  required: needed(
    'Full Name',
    'Email',
    'Phone Number',
    'Departure City',
    'Destination City',
    'Departure Date',
    'Return Date',
  ),
  wrong: [
    INVALID_EMAIL,
    ['Phone Number', 'call me', 'Phone Number must be numeric'],
    ['Number of Passengers', '0', 'Number of Passengers must be at least 1'],
    ['Number of Passengers', '', 'Number of Passengers is required'],
    ['Return Date', '2038-02-28', 'Return Date cannot be before Departure Date'],
  ],
  button: 'Submit',
  busy: 'Submitting...',
  call: '/api/airticket',
  toast: 'Air Ticket failed, try again later!',
  log: 'The air ticket inquiry did not reach the server.',
} as const;

const BOOKING = {
  id: 'booking',
  values: { Name: NAME, Email: EMAIL, 'Phone number': PHONE, Address: 'KG 7 Avenue', Location: 'Kigali' },
  required: needed('Name', 'Email', 'Phone number', 'Address', 'Location'),
  wrong: [INVALID_EMAIL, ['Phone number', 'call me', 'Phone number must have at least 6 digits']],
  button: 'Book and pay later',
  busy: 'Booking…',
  call: '/api/order',
} as const;

const NEW_PASSWORD = {
  id: 'new-password',
  values: { 'New password': 'a long password', 'Confirm password': 'a long password' },
  required: needed('New password', 'Confirm password'),
  button: 'Save password',
  busy: 'Saving…',
  call: '/api/auth/reset-password-account',
} as const;

/** Every form that visitors fill in; the messages are those of rules/forms 1 to 5. */
export const FORMS = {
  contact: {
    name: 'contact',
    id: 'contact',
    route: '/contact',
    values: { 'Full name': NAME, Email: EMAIL, Phone: PHONE, Subject: 'A question', Message: 'Is there shade?' },
    required: { ...needed('Full name', 'Email', 'Phone', 'Subject'), Message: 'message is required' },
    wrong: [INVALID_EMAIL, ['Phone', 'call me', 'Phone must be numeric']],
    button: 'Send message',
    busy: 'Sending…',
    call: '/api/contact',
  },
  subscribe: {
    name: 'subscribe',
    id: 'subscribe-form',
    route: '/terms',
    values: { 'Newsletter email': EMAIL },
    required: { 'Newsletter email': 'Email is required' },
    button: 'Subscribe',
    busy: 'Subscribing…',
    call: '/api/maillist/subscribe',
    failed: 'Server Error, Please try again later',
  },
  destinationComment: { ...COMMENT, name: 'comment on a destination', route: '/destination/{destination}' },
  tourComment: { ...COMMENT, name: 'comment on a tour', route: '/tour/{tour}', opener: 'Leave a comment' },
  airTicket: { ...AIR_TICKET, name: 'air ticket', route: '/airticket', opener: 'Send an inquiry' },
  ticket: { ...AIR_TICKET, name: 'ticket', route: '/ticket' },
  eventSupport: {
    name: 'event support',
    id: 'event-form',
    route: '/eventform',
    values: {
      'Full name': NAME,
      Email: EMAIL,
      Phone: PHONE,
      'Type of event': 'Workshop',
      'Tell us more': 'Forty people, two days.',
    },
    required: needed('Full name', 'Email', 'Phone', 'Type of event', 'Tell us more'),
    wrong: [INVALID_EMAIL, ['Phone', 'call me', 'Phone number must be numeric']],
    button: 'Send request',
    busy: 'Sending…',
    call: '/api/contact',
  },
  tripBrief: {
    name: 'trip brief',
    id: 'trip-brief',
    route: '/trip-brief',
    values: { Adults: '4', Pace: 'Balanced', 'Full name': NAME, Email: EMAIL, Phone: PHONE },
    required: needed('Full name', 'Email', 'Phone'),
    wrong: [INVALID_EMAIL, ['Phone', 'call me', 'Phone number must be numeric']],
    button: 'Send to our planners',
    busy: 'Sending…',
    call: '/api/contact',
  },
  participant: {
    name: 'participant',
    id: 'participant',
    route: '/participant?event={event}',
    values: {
      'Family name': 'Participant',
      'First name': 'Browser',
      Position: 'Coordinator',
      Department: 'Programmes',
      Organization: 'Browser Organization',
      Address: 'KG 7 Avenue',
      Town: 'Kigali',
      Telephone: PHONE,
      Email: EMAIL,
      'Diet requirements': 'None',
      [CONSENT]: TICKED,
    },
    required: {
      ...needed(
        'Family name',
        'First name',
        'Position',
        'Department',
        'Organization',
        'Address',
        'Town',
        'Telephone',
        'Email',
        'Diet requirements',
      ),
      [CONSENT]: 'Please agree that we may keep your details; we cannot register you without them.',
    },
    wrong: [INVALID_EMAIL, ['Telephone', 'call me', 'Telephone must be numeric']],
    button: 'Register',
    busy: 'Registering…',
    call: '/api/order',
  },
  tourBooking: {
    ...BOOKING,
    name: 'booking of a tour',
    route: '/tour/{tour}',
    values: { ...BOOKING.values, 'Travel date': '2038-03-01' },
    required: { ...needed('Travel date'), ...BOOKING.required },
    wrong: [...BOOKING.wrong, ['Travel date', catDay(0), 'Please choose a date from tomorrow onwards']],
  },
  eventBooking: { ...BOOKING, name: 'booking of an event', route: '/event/{event}' },
  login: {
    name: 'login',
    id: 'login',
    route: '/auth/login',
    values: { Email: 'staff@imisozi.example', Password: 'a wrong password' },
    required: needed('Email', 'Password'),
    button: 'Log in',
    busy: 'Logging in…',
    call: '/api/auth/login',
  },
  forgot: {
    name: 'forgot password',
    id: 'forgot-password',
    route: '/auth/password/forgot',
    values: { Email: EMAIL },
    required: needed('Email'),
    wrong: [INVALID_EMAIL],
    button: 'Send the link',
    busy: 'Sending…',
    call: '/api/auth/send-forgot-password',
  },
  resetPassword: { ...NEW_PASSWORD, name: 'reset password', route: '/auth/password/new/{token}' },
  setPassword: { ...NEW_PASSWORD, name: 'set password', route: '/auth/set-new-password/{token}' },
} as const satisfies Record<string, VisitorForm>;

/** Opens the form's page, and waits until the form is hydrated. */
export async function openForm(page: Page, url: string, form: VisitorForm): Promise<Locator> {
  await page.goto(await addressOf(url, form.route));
  return awakeForm(page, form);
}

/** The form on the current page, once it is hydrated. */
export async function awakeForm(page: Page, { id, opener }: VisitorForm): Promise<Locator> {
  if (opener) await page.locator('main').getByText(opener, { exact: true }).first().click();
  return aliveForm(page, id);
}

/** The toasts over the navbar. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notices' }).locator('.toast p');

/** Sends the next call of a form with another value in a field: one that the form itself would not send. */
export const sendInstead = (page: Page, path: string, field: Readonly<Record<string, string>>): Promise<unknown> =>
  page.route(
    `**${path}`,
    (route) => route.continue({ postData: { ...(route.request().postDataJSON() as object), ...field } }),
    { times: 1 },
  );

/** Counts the calls that the page sends to `path`. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => (count += new URL(request.url()).pathname === path ? 1 : 0));
  return () => count;
}

/** The fields keep everything that was typed. */
export async function expectKept(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (await isBox(field)) await expect(field, label).toBeChecked({ checked: value === TICKED });
    else await expect(field, label).toHaveValue(value);
  }
}

/** Shows `sentence` beside the field, and connects it for screen readers. */
export async function expectProblem(form: Locator, label: string, sentence: string): Promise<void> {
  const field = form.getByLabel(label, { exact: true });
  await expect(field, label).toHaveAttribute('aria-invalid', 'true');
  await expect(field, label).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[.?]/g, String.raw`\$&`)));
  await expect(form.getByText(sentence, { exact: true })).toBeVisible();
}
