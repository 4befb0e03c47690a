import * as maxLengths from '@imisozi/core/fields/lengths';
import { cutToCharacters } from '../../platform/characters.js';
import type { Quote } from './quote.entity.js';

/** The subject of what is written about a proposal. */
export const quoteSubject = ({ number, title }: Pick<Quote, 'number' | 'title'>): string =>
  cutToCharacters(`Proposal ${number}: ${title}`, maxLengths.subject);
