import { airTicketBody, commentBody, contactBody, participantBody } from '@imisozi/api/test/forms';
import { officeOrder, post } from './booking.ts';
import { send } from './staff.ts';

/** Records made by visitors and staff, so that no screen of the dashboard is empty. */
export interface Records {
  /** Longer than a list shows (rules/dashboard 2). */
  readonly longTitle: string;
  readonly longTour: { readonly slug: string };
  readonly longPublication: { readonly id: string };
  readonly order: { readonly id: string; readonly number: string };
  readonly email: string;
}

const EMAIL = 'dashboard.visitor@example.org';
const LONG_TITLE = 'Dashboard journey with a title that goes on and on, as far as eighty characters and then some more';

/** Makes them through the API, as its clients do. */
export async function makeRecords(url: string, admin: string): Promise<Records> {
  const booking = await officeOrder(url, EMAIL);
  const { data: events } = await send<{ data: { title: string; price: number; startDate: string }[] }>(
    url,
    'GET',
    '/api/events',
    '',
  );
  const paidEvent = events.find(({ price, startDate }) => price > 0 && Date.parse(startDate) > Date.now())!;
  await must(post(url, '/api/participant/create', participantBody(paidEvent.title)));
  await must(post(url, '/api/contact', contactBody()));
  await must(post(url, '/api/airticket', airTicketBody()));
  await must(post(url, '/api/v1/payments/session', { amount: 10 }));
  await must(post(url, '/api/comments/create', commentBody('lake-kivu')));
  const { tours } = await send<{ tours: { slug: string } }>(url, 'POST', '/api/tours/create', admin, {
    title: LONG_TITLE,
    toursBody: '<p>A tour of a test.</p>',
    image: `${url}/media/tour.jpg`,
    price1: 100,
  });
  const { data } = await send<{ data: { id: string } }>(url, 'POST', '/api/publications/create', admin, {
    title: LONG_TITLE,
    category: 'publication',
    pubDocument: `${url}/media/document.pdf`,
  });
  return { longTitle: LONG_TITLE, longTour: tours, longPublication: data, order: booking, email: EMAIL };
}

async function must(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}
