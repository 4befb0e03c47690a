import { SearchInput, SelectInput } from 'react-admin';

/** The search that a list shows first; the API answers it as the filter `q`. */
export const SEARCH_INPUT = <SearchInput key="q" source="q" alwaysOn />;

interface Choice {
  readonly id: string | boolean;
  /** A key of the translations. */
  readonly name: string;
}

/** A list's filter by one value of a field, always shown; with no choice the list shows all of them. */
export const choiceInput = (source: string, label: string, choices: readonly Choice[]) => (
  <SelectInput key={source} source={source} label={label} choices={[...choices]} alwaysOn />
);

/** A list's filter by its status, whose names are below `names` in the translations. */
export const statusInput = (statuses: readonly string[], names: string) =>
  choiceInput(
    'status',
    'app.list.status',
    statuses.map((id) => ({ id, name: `${names}.${id}` })),
  );
