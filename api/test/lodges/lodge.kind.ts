import { refusal } from '../../src/platform/errors/refused.js';
import { html, line } from '@imisozi/core/translations/translatable';
import { contentKind } from '../../src/modules/content/content-kind.js';
import { Lodge } from './lodge.entity.js';

export const LODGES = contentKind<Lodge>({
  entity: Lodge,
  resource: 'lodges',
  key: 'slug',
  unknown: () => refusal('record-not-found'),
  edgeTags: ({ slug }) => ['lodges', `lodge:${slug}`],
  whenPublic: { isOpen: true },
  commentedAs: 'lodges',
  texts: { title: line('Title', 200), description: html('Description') },
  letter: {
    about: 'lodge',
    sample: () => Object.assign(new Lodge(), { title: 'A lodge', slug: 'a-lodge' }),
    write: ({ title, slug }, { siteUrl }) => ({
      subject: `A new lodge: ${title}`,
      preview: title,
      heading: title,
      blocks: [{ kind: 'button', label: 'See the lodge', url: `${siteUrl}/lodge/${slug}` }],
    }),
  },
});
