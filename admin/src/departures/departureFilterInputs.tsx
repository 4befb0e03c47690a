import { DateInput } from 'react-admin';
import type { Departure } from '../data/types';
import { today } from '../format/kigaliDays';
import { choiceInput } from '../lists';
import { TourInput } from './TourInput';

/** A record, so that the type check fails if the API adds a state. */
const STATES: Record<Departure['state'], true> = { OPEN: true, CLOSED: true, CANCELLED: true };

export const departureFilterInputs = [
  <TourInput key="tourId" source="tourId" alwaysOn />,
  <DateInput key="from" source="from" label="app.departures.filters.from" alwaysOn />,
  <DateInput key="to" source="to" label="app.departures.filters.to" alwaysOn />,
  choiceInput(
    'state',
    'app.departures.filters.state',
    Object.keys(STATES).map((id) => ({ id, name: `app.departures.states.${id}` })),
  ),
];

/** By default, past departures are hidden. */
export const departureFilterDefaults = () => ({ from: today() });
