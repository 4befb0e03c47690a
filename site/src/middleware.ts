import { defineMiddleware } from 'astro:middleware';
import { keepNowhere } from './lib/page-headers';
import { FORM_NAME, type Fields, type PlainForm } from './lib/forms/posted';
import { sentHere, whereToGo } from './plain/sent';
import { takers } from './plain/takers';

/** Found. The browser then asks for the next page by GET, and a reload does not send the form again. */
const SEE_OTHER = 303;

/**
 * Takes the forms that come without JavaScript. One that worked leads on to a page that says so; one that did not is
 * shown again with what the API says and what was typed. A form that stands on somebody else's page does nothing here.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.request.method !== 'POST') {
    context.locals.posted = sentHere(context.url);
    return context.locals.posted ? unkept(await next()) : next();
  }
  if (context.request.headers.get('sec-fetch-site') === 'cross-site') return unkept(await next());
  const fields = fieldsOf(await context.request.formData().catch(() => new FormData()));
  const name = fields[FORM_NAME];
  if (typeof name !== 'string' || !Object.hasOwn(takers, name)) return unkept(await next());

  const outcome = await takers[name as PlainForm](fields, context);
  if (outcome.ok) {
    return unkept(context.redirect(outcome.data.next ?? whereToGo(name as PlainForm, context.url), SEE_OTHER));
  }
  context.locals.posted = { name: name as PlainForm, values: fields, problems: outcome.problems, message: '' };
  return unkept(await next(), outcome.status);
});

/** An answer to one visitor: nobody else may get it. */
function unkept(page: Response, status = page.status): Response {
  const answer = new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers });
  keepNowhere(answer.headers);
  return answer;
}

/** In one pass: asking for each name by itself would take time that grows with the square of their number. */
function fieldsOf(data: FormData): Fields {
  const byName = Map.groupBy(data, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, entries]) => {
      const values = entries.map(([, value]) => String(value));
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}
