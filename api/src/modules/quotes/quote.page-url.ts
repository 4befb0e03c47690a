import { pathInLanguage } from '@imisozi/core/languages';
import { inLink } from '../../common/masked-links.js';
import type { Quote } from './quote.entity.js';

/** The address of a proposal's page, in the language of its client. */
export const quotePageOf = (publicUrl: string, { id, language }: Pick<Quote, 'id' | 'language'>): string =>
  `${publicUrl}${pathInLanguage(language, `/quote/${inLink(id)}`)}`;
