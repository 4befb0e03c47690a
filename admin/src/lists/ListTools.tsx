import {
  ColumnsButton,
  CreateButton,
  ExportButton,
  FilterButton,
  SortButton,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin';

/** More bookings than a company of this kind sees in many years; the data provider fetches them in parts. */
const EVERYTHING = 100_000;

interface ListToolsProps {
  readonly small: boolean;
  readonly sortFields: string[];
  readonly canExport: boolean;
}

/** The buttons beside a list's filters. */
export function ListTools({ small, sortFields, canExport }: ListToolsProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      {small ? <SortButton fields={sortFields} /> : <ColumnsButton />}
      {hasCreate && <CreateButton />}
      {canExport && <ExportButton maxResults={EVERYTHING} />}
    </TopToolbar>
  );
}
