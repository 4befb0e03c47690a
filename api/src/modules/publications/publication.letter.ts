import type { ContentLetter } from '../content/content-kind.js';
import type { Publication } from './publication.entity.js';
import { samplePublication } from './publication.preview-data.js';

const PRESS_RELEASE = { subject: 'Press release', path: 'press-releases' };
const OTHER = { subject: 'New', path: 'publications' };

/** The letter to subscribers about a new publication. */
export const PUBLICATION_LETTER: ContentLetter<Publication> = {
  about: 'publication',
  sample: samplePublication,
  write: ({ title, category }, { siteUrl, company }) => {
    const { subject, path } = category === 'Press Release' ? PRESS_RELEASE : OTHER;
    return {
      subject: `${subject}: ${title}`,
      preview: `News from ${company}.`,
      heading: title,
      blocks: [
        { kind: 'paragraph', text: "We've just published something new, and we think you'll enjoy reading it." },
        { kind: 'button', label: 'Read it', url: `${siteUrl}/${path}` },
      ],
    };
  },
};
