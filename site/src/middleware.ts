import { defineMiddleware } from 'astro:middleware';
import { keepNowhere } from './lib/page-headers';
import { FORM_NAME, type Fields, type PlainForm } from './lib/forms/posted';
import { takers } from './plain/takers';

/** Found. The browser then asks for the next page by GET, and a reload does not send the form again. */
const SEE_OTHER = 303;

/**
 * Takes the forms that come without JavaScript: the page they came from is shown again with what the API says, and
 * with what was typed if that has to be put right. A form that stands on somebody else's page does nothing here.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.request.method !== 'POST') return next();
  if (context.request.headers.get('sec-fetch-site') === 'cross-site') return unkept(await next());
  const fields = fieldsOf(await context.request.formData().catch(() => new FormData()));
  const name = fields[FORM_NAME];
  if (typeof name !== 'string' || !Object.hasOwn(takers, name)) return unkept(await next());

  const outcome = await takers[name as PlainForm](fields, context);
  if (outcome.ok && outcome.data.next) return unkept(context.redirect(outcome.data.next, SEE_OTHER));
  context.locals.posted = {
    name: name as PlainForm,
    values: outcome.ok ? {} : fields,
    problems: outcome.ok ? [] : outcome.problems,
    message: outcome.ok ? outcome.data.message : '',
  };
  return unkept(await next(), outcome.status);
});

/** An answer to one visitor: nobody else may get it. */
function unkept(page: Response, status = page.status): Response {
  const answer = new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers });
  keepNowhere(answer.headers);
  return answer;
}

function fieldsOf(data: FormData): Fields {
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map(String);
    fields[name] = values.length > 1 ? values : values[0]!;
  }
  return fields;
}
