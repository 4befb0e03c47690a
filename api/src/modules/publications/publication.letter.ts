import { texts } from '../../texts/reader.js';
import type { ContentLetter } from '../content/content-kind.js';
import type { Publication } from './publication.entity.js';
import { samplePublication } from './publication.preview-data.js';

/** The letter to subscribers about a new publication. */
export const PUBLICATION_LETTER: ContentLetter<Publication> = {
  about: 'publication',
  sample: samplePublication,
  write: ({ title, category }, { pageAt, company }) => {
    const { letters } = texts();
    const isPress = category === 'Press Release';
    return {
      subject: isPress ? letters.pressRelease({ title }) : letters.publication({ title }),
      preview: letters.newsFrom({ company }),
      heading: title,
      blocks: [
        { kind: 'paragraph', text: letters.published },
        { kind: 'button', label: letters.read, url: pageAt(isPress ? '/press-releases' : '/publications') },
      ],
    };
  },
};
