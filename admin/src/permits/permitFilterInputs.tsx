import { BooleanInput, DateInput } from 'react-admin';
import { PERMIT_STATES } from '@imisozi/core/permits';
import { choiceInput, SEARCH_INPUT } from '../lists';

export const permitFilterInputs = [
  SEARCH_INPUT,
  choiceInput(
    'state',
    'resources.permits.fields.state',
    PERMIT_STATES.map((id) => ({ id, name: `app.permits.states.${id}` })),
  ),
  <DateInput key="day-from" source="day_gte" label="app.permits.from" />,
  <DateInput key="day-to" source="day_lte" label="app.permits.to" alwaysOn />,
  <BooleanInput key="surplus" source="isSurplus" label="app.permits.surplusOnly" />,
];

/** By default, what must be bought. */
export const permitFilterDefaults = { state: 'to-buy' };
