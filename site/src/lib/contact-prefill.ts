import { withoutIsolation } from '@imisozi/core/texts/format-message';
import { inquiry as text } from '../i18n/for-forms';
import { parameterOf } from './query-parameters';

/** What a link prefills in the contact form. */
export interface ContactPrefill {
  readonly subject: string;
  readonly message: string;
}

/** The format of order numbers. */
const ORDER = /^\d{4}-\d{6}$/;

/** 1 to 999. */
const PEOPLE = /^[1-9]\d{0,2}$/;

/**
 * Subject and message from the query of the contact page; null if it names nothing that exists. The query has only the
 * slug of a tour or event, an order number and a number of people: a crafted link cannot put other text in the form.
 */
export async function contactPrefillFrom(locals: App.Locals, url: URL): Promise<ContactPrefill | null> {
  if (parameterOf(url, 'plan') === 'adventure') return { subject: text.adventure, message: '' };
  // Only the number: the order's data is only for those who have the secret URL of its page.
  const order = ORDER.exec(parameterOf(url, 'order') ?? '')?.[0];
  if (order) return { subject: withoutIsolation(text.order({ number: order })), message: '' };
  const tour = parameterOf(url, 'tour');
  if (tour) {
    const found = await locals.siteData.tour(tour);
    const people = Number(PEOPLE.exec(parameterOf(url, 'people') ?? '')?.[0] ?? 0);
    return found && filled(text.tour, { title: found.title, people });
  }
  const event = parameterOf(url, 'event');
  if (!event) return null;
  const found = await locals.siteData.event(event);
  return found && filled(text.event, { title: found.title });
}

/** The subject is one line, without direction marks. */
const filled = <Params>(
  { subject, message }: { readonly [Part in keyof ContactPrefill]: (params: Params) => string },
  params: Params,
): ContactPrefill => ({ subject: withoutIsolation(subject(params)), message: message(params) });
