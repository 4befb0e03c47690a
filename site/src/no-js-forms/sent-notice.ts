import { pagePath } from '../i18n/language';
import { sent } from '../i18n/for-pages';
import type { NoJsForm, Posted } from '../lib/forms/posted';
import { parameterOf } from '../lib/query-parameters';

/** Query parameter that names the form which has just been sent. */
const SENT = 'sent';

/** Forms whose notice appears on their own page; a booking redirects elsewhere. */
type SaidHere = keyof typeof sent;

/**
 * The address of the form's page with its success notice. It carries only the form's name, and the text comes from the
 * site, so a crafted link cannot put other words on the page.
 */
export const sentPagePath = (form: NoJsForm, { pathname }: URL): string =>
  // `//host` would be another site's address (open redirect).
  pagePath(`${pathname.replace(/^\/+/, '/')}?${SENT}=${form}`);

/** The notice for a page whose address names a form that was sent. */
export function sentNotice(url: URL): Posted | undefined {
  const name = parameterOf(url, SENT);
  if (name === null || !Object.hasOwn(sent, name)) return undefined;
  return { name: name as SaidHere, values: {}, problems: [], message: sent[name as SaidHere] };
}
