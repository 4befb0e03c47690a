import * as maxLengths from '@imisozi/core/fields/lengths';
import { cutToCharacters } from '../../platform/characters.js';
import type { Order } from './order.entity.js';

/** The subject of what is written about an order. */
export const orderSubject = ({ number, itemTitle }: Pick<Order, 'number' | 'itemTitle'>): string =>
  cutToCharacters(`Order ${number}: ${itemTitle}`, maxLengths.subject);
