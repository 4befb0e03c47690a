import type { Order } from '../data/types';

/** The first day of a trip, or of an event; where none was chosen, when the order says that it is needed. */
export const tripDay = ({ travelDate, needDate }: Pick<Order, 'travelDate' | 'needDate'>): string =>
  travelDate ?? needDate;
