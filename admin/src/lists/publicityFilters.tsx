import { SearchInput, SelectInput } from 'react-admin';
import type { LabelKey } from '../i18n/useLabel';

/** Search, and a choice between what the public sees and what it does not. */
export const publicityFilters = (source: string, [shown, hidden]: readonly [LabelKey, LabelKey]) => [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key={source}
    source={source}
    label="app.publicity.state"
    choices={[
      { id: true, name: shown },
      { id: false, name: hidden },
    ]}
    alwaysOn
  />,
];
