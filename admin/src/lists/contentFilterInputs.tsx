import { choiceInput, SEARCH_INPUT } from './filterInputs';
import type { LabelKey } from '../i18n/useLabel';

/** Search, and a choice between public records and the others. */
export const contentFilterInputs = (source: string, [shown, hidden]: readonly [LabelKey, LabelKey]) => [
  SEARCH_INPUT,
  choiceInput(source, 'app.list.status', [
    { id: true, name: shown },
    { id: false, name: hidden },
  ]),
];
