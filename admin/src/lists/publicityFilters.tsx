import { choiceFilter, SEARCH_FILTER } from './filters';
import type { LabelKey } from '../i18n/useLabel';

/** Search, and a choice between what the public sees and what it does not. */
export const publicityFilters = (source: string, [shown, hidden]: readonly [LabelKey, LabelKey]) => [
  SEARCH_FILTER,
  choiceFilter(source, 'app.publicity.state', [
    { id: true, name: shown },
    { id: false, name: hidden },
  ]),
];
