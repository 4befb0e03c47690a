import { sent } from '../i18n/en';
import type { PlainForm, Posted } from '../lib/forms/posted';

/** Names the form that has just been sent, in the address of the page that says so. */
const SENT = 'sent';

/** Forms that say so where they stand; a booking has a page of its own. */
type SaidHere = keyof typeof sent;

/**
 * The address of the page that says that a form was sent. It carries the form's name and nothing that anybody typed:
 * the sentence is the site's own, so a link made up by somebody else can make a page say nothing else.
 */
export const whereToGo = (form: PlainForm, { pathname }: URL): string =>
  // Two slashes at the start would be another site's address.
  `${pathname.replace(/^\/+/, '/')}?${SENT}=${form}`;

/** What a page says when its address tells that a form was sent. */
export function sentHere({ searchParams }: URL): Posted | undefined {
  const name = searchParams.get(SENT);
  if (name === null || !Object.hasOwn(sent, name)) return undefined;
  return { name: name as SaidHere, values: {}, problems: [], message: sent[name as SaidHere] };
}
