import { pagePath } from '../i18n/language';
import { sent } from '../i18n/for-pages';
import type { NoJsForm, Posted } from '../lib/forms/posted';
import { parameterOf } from '../lib/query-parameters';

/** Query parameter with the name of the form that was just sent. */
const SENT = 'sent';

/** Forms whose notice appears on their own page; a booking redirects elsewhere. */
type SaidHere = keyof typeof sent;

/**
 * The path of the form's page with its success notice. It contains only the form's name, and the text is the site's
 * own, so a crafted link cannot put other text on the page.
 */
export const sentPagePath = (form: NoJsForm, { pathname }: URL): string =>
  // `//host` would be a URL of another site (open redirect).
  pagePath(`${pathname.replace(/^\/+/, '/')}?${SENT}=${form}`);

/** The notice for a page whose query names a form that was sent. */
export function sentNotice(url: URL): Posted | undefined {
  const name = parameterOf(url, SENT);
  if (name === null || !Object.hasOwn(sent, name)) return undefined;
  return { name: name as SaidHere, values: {}, problems: [], message: sent[name as SaidHere] };
}
