import { DateInput } from 'react-admin';
import { catInput } from '../format/catTime';

/** Central Africa Time has no summer time. */
const OFFSET = '+02:00';

const startOf = (day: string): string | null => (day ? new Date(`${day}T00:00:00${OFFSET}`).toISOString() : null);
const endOf = (day: string): string | null => (day ? new Date(`${day}T23:59:59.999${OFFSET}`).toISOString() : null);
const dayOf = (bound: unknown): string => (typeof bound === 'string' && bound ? catInput(bound).slice(0, 10) : '');

/** The days, in Central Africa Time, between which a column's time must lie; both are offered, none is set. */
export const dayFilters = (source: string) => [
  <DateInput key="from" source={`${source}_gte`} label="app.list.from" format={dayOf} parse={startOf} />,
  <DateInput key="to" source={`${source}_lte`} label="app.list.to" format={dayOf} parse={endOf} />,
];
