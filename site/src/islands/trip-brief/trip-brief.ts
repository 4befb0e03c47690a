import { withoutIsolation } from '@imisozi/core/texts/format-message';
import { tripBrief as text } from '../../i18n/for-forms';
import { comma } from '../../i18n/language';
import { composedMessage } from '../../lib/forms/composed-message';

/** Initial values. */
export const EMPTY = {
  names: '',
  email: '',
  phone: '',
  /** A month, as `January 2027`. */
  when: '',
  days: '',
  adults: '2',
  children: '',
  budget: '',
  interests: [] as string[],
  pace: '',
  message: '',
  website: '',
};

export type TripBrief = typeof EMPTY;

/** The body for `/api/contact`: a trip brief is a message to the company, one line for each answer. */
export function messageOf(brief: TripBrief) {
  const { names, email, phone, when, days, adults, children, budget, interests, pace, message, website } = brief;
  const answers = [
    [`${text.when}:`, when],
    [`${text.days}:`, days],
    [`${text.adults}:`, adults],
    [`${text.children}:`, children],
    [`${text.budget}:`, budget],
    [text.interests, interests.join(comma())],
    [`${text.pace}:`, pace],
  ] as const;
  // An otherwise empty form still asks for a journey, so the message needs a text.
  const composed = composedMessage(answers, message) || text.nothingElse;
  return { names, email, phone, subject: subjectOf(brief), message: composed, website };
}

/** `Trip brief: 2 adults, January 2027` */
function subjectOf({ adults, children, when }: TripBrief): string {
  const { groupOf, subject, subjectOf: of } = text;
  const group = [adults && groupOf.adults({ adults }), Number(children) > 0 && groupOf.children({ children }), when];
  const known = group.filter(Boolean);
  return known.length > 0 ? withoutIsolation(of({ group: known.join(comma()) })) : subject;
}
