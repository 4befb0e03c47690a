import { defineMiddleware } from 'astro:middleware';
import { noStore } from './lib/page-headers';
import { FORM_NAME, type Fields, type NoJsForm } from './lib/forms/posted';
import { sentNotice, sentPagePath } from './no-js-forms/sent-notice';
import { formHandlers } from './no-js-forms/form-handlers';

/** Post/Redirect/Get: reloading the page does not send the form again. */
const SEE_OTHER = 303;

/**
 * Handles forms posted without JavaScript. On success it redirects to a page with a notice; otherwise the form is shown
 * again with the API's messages and what was typed. Posts from other sites are ignored (CSRF).
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.request.method !== 'POST') {
    context.locals.posted = sentNotice(context.url);
    return context.locals.posted ? uncached(await next()) : next();
  }
  if (context.request.headers.get('sec-fetch-site') === 'cross-site') return uncached(await next());
  const fields = fieldsOf(await context.request.formData().catch(() => new FormData()));
  const name = fields[FORM_NAME];
  if (typeof name !== 'string' || !Object.hasOwn(formHandlers, name)) return uncached(await next());

  const outcome = await formHandlers[name as NoJsForm](fields, context);
  if (outcome.ok) {
    return uncached(context.redirect(outcome.data.next ?? sentPagePath(name as NoJsForm, context.url), SEE_OTHER));
  }
  context.locals.posted = {
    name: name as NoJsForm,
    values: fields,
    problems: outcome.problems,
    byField: outcome.byField,
    message: '',
  };
  return uncached(await next(), outcome.status);
});

/** A response for one visitor, never cached. */
function uncached(page: Response, status = page.status): Response {
  const answer = new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers });
  noStore(answer.headers);
  return answer;
}

/** In one pass: `getAll` for each name would be quadratic in the number of fields. */
function fieldsOf(data: FormData): Fields {
  const byName = Map.groupBy(data, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, entries]) => {
      const values = entries.map(([, value]) => (typeof value === 'string' ? value : value.name));
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}
