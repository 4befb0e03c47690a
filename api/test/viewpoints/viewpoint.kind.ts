import { refusal } from '../../src/platform/errors/refused.js';
import { html, line } from '@imisozi/core/translations/translatable';
import { contentKind } from '../../src/modules/content/content-kind.js';
import { Viewpoint } from './viewpoint.entity.js';

export const VIEWPOINTS = contentKind<Viewpoint>({
  entity: Viewpoint,
  resource: 'viewpoints',
  key: 'slug',
  unknown: () => refusal('record-not-found'),
  edgeTags: ({ slug }) => ['viewpoints', `viewpoint:${slug}`],
  whenPublic: { isOpen: true },
  commentedAs: 'viewpoints',
  texts: { title: line('Title', 200), description: html('Description') },
  letter: {
    about: 'viewpoint',
    sample: () => Object.assign(new Viewpoint(), { title: 'A viewpoint', slug: 'a-viewpoint' }),
    write: ({ title, slug }, { pageAt }) => ({
      subject: `A new viewpoint: ${title}`,
      preview: title,
      heading: title,
      blocks: [{ kind: 'button', label: 'See the viewpoint', url: pageAt(`/viewpoint/${slug}`) }],
    }),
  },
});
