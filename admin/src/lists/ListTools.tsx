import { ColumnsButton, CreateButton, FilterButton, SortButton, TopToolbar, useResourceDefinition } from 'react-admin';
import { ExportFile } from './ExportFile';

interface ListToolsProps {
  readonly small: boolean;
  readonly sortFields: string[];
}

/** The buttons beside a list's filters. */
export function ListTools({ small, sortFields }: ListToolsProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      {small ? <SortButton fields={sortFields} /> : <ColumnsButton />}
      {hasCreate && <CreateButton />}
      <ExportFile />
    </TopToolbar>
  );
}
