import { withoutIsolation } from '@imisozi/core/texts/format-message';
import { eventForm as text } from '../../i18n/for-forms';
import { comma } from '../../i18n/language';
import { composedMessage } from '../../lib/forms/composed-message';

/** Initial values. */
export const EMPTY = {
  names: '',
  email: '',
  phone: '',
  kind: '',
  date: '',
  guests: '',
  needs: [] as string[],
  message: '',
  website: '',
};

export type EventRequest = typeof EMPTY;

/** The request as a message: one line for each answer, then the visitor's own text. */
const compose = ({ kind, date, guests, needs, message }: EventRequest): string =>
  composedMessage(
    [
      [`${text.kind}:`, kind],
      [`${text.date}:`, date],
      [`${text.guests}:`, guests],
      [text.needs, needs.join(comma())],
    ],
    message,
  );

/** The body for `/api/contact`: a request for event support is a message to the company. */
export const messageOf = (request: EventRequest) => {
  const { names, email, phone, kind, website } = request;
  return { names, email, phone, subject: withoutIsolation(text.subject({ kind })), message: compose(request), website };
};
