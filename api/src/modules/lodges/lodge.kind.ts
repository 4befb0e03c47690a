import { html, line } from '@imisozi/core/translations/translatable';
import { refusal } from '../../platform/errors/refused.js';
import { contentKind } from '../content/content-kind.js';
import { Lodge } from './lodge.entity.js';

/** Lodges. Pages of tours name them, so a change purges those too. */
export const LODGES = contentKind<Lodge>({
  entity: Lodge,
  resource: 'lodges',
  key: 'slug',
  unknown: () => refusal('lodge-not-found'),
  edgeTags: ({ slug }) => ['lodges', `lodge:${slug}`],
  whenPublic: { isPublished: true },
  texts: { title: line('Title', 200), place: line('Place', 200), body: html('Description') },
});
