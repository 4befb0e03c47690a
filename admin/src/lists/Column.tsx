import type { TableCellProps } from '@mui/material';
import {
  DataTable,
  useDataTableRenderContext,
  useListContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

/** A column of a list. Its `source` is the name that the API sorts by. */
export function Column<Row extends RaRecord>(props: DataTableColumnProps<Row>) {
  const isHeader = useDataTableRenderContext() === 'header';
  const { sort } = useListContext();
  const sorted = isHeader && sort.field === props.source && !props.disableSort;
  // Sets `aria-sort`, which react-admin's header cell leaves out.
  const sortDirection: TableCellProps['sortDirection'] = sorted ? (sort.order === 'ASC' ? 'asc' : 'desc') : undefined;
  return <DataTable.Col {...props} sortDirection={sortDirection} />;
}
