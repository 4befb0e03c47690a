import type { TableCellProps } from '@mui/material';
import {
  DataTable,
  useDataTableRenderContext,
  useListContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

/** A column of a list. Its `source` is the sort field of the API. */
export function Column<Row extends RaRecord>(props: DataTableColumnProps<Row>) {
  const isHeader = useDataTableRenderContext() === 'header';
  const { sort } = useListContext();
  const sorted = isHeader && sort.field === props.source && !props.disableSort;
  // Sets `aria-sort`, which react-admin's header cell lacks.
  const sortDirection: TableCellProps['sortDirection'] = sorted ? (sort.order === 'ASC' ? 'asc' : 'desc') : undefined;
  return <DataTable.Col {...props} sortDirection={sortDirection} />;
}
