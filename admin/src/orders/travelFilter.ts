import type { FilterPayload } from 'react-admin';
import { today, travelRanges, type TravelRange } from '../format/kigaliDays';

/**
 * The filter of the chips as the API knows it: bounds of the travel date. The dashboard keeps the word and not the
 * days, so that a list that is opened again tomorrow shows tomorrow's `today`.
 */
export function withTravelDays({ travels, ...filter }: FilterPayload): FilterPayload {
  if (!travels) return filter;
  const { from, to } = travelRanges(today())[travels as TravelRange];
  return { ...filter, travelDate_gte: from, travelDate_lte: to };
}
