import { SearchInput, SelectInput } from 'react-admin';

/** The search that a list shows first. */
export const SEARCH_FILTER = <SearchInput key="q" source="q" alwaysOn />;

interface Choice {
  readonly id: string | boolean;
  /** A key of the translations. */
  readonly name: string;
}

/** A choice of one value of a field, always shown; no choice: all of them. */
export const choiceFilter = (source: string, label: string, choices: readonly Choice[]) => (
  <SelectInput key={source} source={source} label={label} choices={[...choices]} alwaysOn />
);
