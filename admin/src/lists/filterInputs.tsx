import { SearchInput, SelectInput } from 'react-admin';

/** The search input at the start of a list's filters; the API's filter is `q`. */
export const SEARCH_INPUT = <SearchInput key="q" source="q" alwaysOn />;

interface Choice {
  readonly id: string | boolean;
  /** The key of a text. */
  readonly name: string;
}

/** A list's filter by one value of a field. It is always shown; without a choice the list has all values. */
export const choiceInput = (source: string, label: string, choices: readonly Choice[]) => (
  <SelectInput key={source} source={source} label={label} choices={[...choices]} alwaysOn />
);

/** A list's filter by status; `names` is the path of the statuses' names in the texts. */
export const statusInput = (statuses: readonly string[], names: string) =>
  choiceInput(
    'status',
    'app.list.status',
    statuses.map((id) => ({ id, name: `${names}.${id}` })),
  );
