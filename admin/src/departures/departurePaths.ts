import { today } from '../format/kigaliDays';

/** The path of departures below /account. */
const DEPARTURES = '/departures';
export const departurePath = (id: string): string => `${DEPARTURES}/${encodeURIComponent(id)}/show`;
/** The coming departures of a tour. */
export const departuresOf = (tourId: string): string =>
  `${DEPARTURES}?filter=${encodeURIComponent(JSON.stringify({ tourId, from: today() }))}`;
