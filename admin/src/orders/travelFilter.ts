import type { FilterPayload } from 'react-admin';
import { today, travelRanges, type TravelRange } from '../format/kigaliDays';

/**
 * Translates the chip of the filter for the API, into bounds of the travel date. The dashboard stores the name of the
 * range and not the days, so that `today` is correct if the list is opened again tomorrow.
 */
export function withTravelDays({ travels, ...filter }: FilterPayload): FilterPayload {
  if (!travels) return filter;
  const { from, to } = travelRanges(today())[travels as TravelRange];
  return { ...filter, travelDate_gte: from, travelDate_lte: to };
}
