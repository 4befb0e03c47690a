import { readTourQuery } from '@imisozi/core/finder/tour-query';
import { today } from '@imisozi/core/kigali-time';
import type { APIRoute } from 'astro';
import { tours as text } from '../../i18n/for-bookings';
import { finder } from '../../i18n/for-pages';
import { fromText } from '../../lib/from-price';
import { noStore } from '../../lib/page-headers';
import { tourParametersOf } from '../../lib/query-parameters';
import { filterPath } from '../../lib/tour-criteria';
import { tourPath } from '../../lib/tour-path';

/** Links for visitors who type, and what a screen reader says of them. */
export interface SuggestionsAnswer {
  readonly said: string;
  readonly options: readonly { readonly href: string; readonly label: string; readonly note: string }[];
}

/** What a visitor who types may be looking for; the other criteria of the form travel on. */
export const GET: APIRoute = async ({ url, locals }) => {
  const query = readTourQuery(tourParametersOf(url), today());
  const { places, tours } = await locals.siteData.suggestTours(query.words);
  const options = [
    ...places.map(({ key, label }) => ({
      href: filterPath({ ...query, words: '', place: key, page: 1 }),
      label: finder.titles.place({ place: label }),
      note: '',
    })),
    ...tours.map(({ slug, title, offer }) => ({
      href: tourPath(slug, query),
      label: title,
      note: offer ? `${text.from} ${fromText(offer)}` : '',
    })),
  ];
  const answer: SuggestionsAnswer = { said: finder.suggested({ count: options.length }), options };
  const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' });
  noStore(headers);
  return new Response(JSON.stringify(answer), { headers });
};
