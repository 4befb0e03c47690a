import { SearchInput, SelectInput } from 'react-admin';
import { dayFilters } from '../lists';

/** Search, whether a message was handled, and when it came. */
export const messageFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="isHandled"
    source="isHandled"
    label="app.messages.state"
    choices={[
      { id: false, name: 'app.messages.open' },
      { id: true, name: 'app.messages.handled' },
    ]}
    alwaysOn
  />,
  ...dayFilters('createdAt'),
];
