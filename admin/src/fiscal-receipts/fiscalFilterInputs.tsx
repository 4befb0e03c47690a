import { FISCAL_KINDS, FISCAL_STATES } from '@imisozi/core/fiscal';
import { choiceInput, SEARCH_INPUT } from '../lists';

export const fiscalFilterInputs = [
  SEARCH_INPUT,
  choiceInput(
    'state',
    'resources.fiscal-receipts.fields.state',
    FISCAL_STATES.map((id) => ({ id, name: `app.fiscal.states.${id}` })),
  ),
  choiceInput(
    'kind',
    'resources.fiscal-receipts.fields.kind',
    FISCAL_KINDS.map((id) => ({ id, name: `app.fiscal.kinds.${id}` })),
  ),
];
