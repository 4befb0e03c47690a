import type { ReactNode } from 'react';
import { useCanAccess, useResourceContext, type RaRecord } from 'react-admin';
import { Column } from './Column';

interface ActionsColumnProps<Row extends RaRecord> {
  /** What the person must be allowed to do for the column to be there. */
  readonly action: string;
  readonly render: (row: Row) => ReactNode;
}

/** The last column of a list: what can be done with a record without opening it. */
export function ActionsColumn<Row extends RaRecord>({ action, render }: ActionsColumnProps<Row>) {
  const resource = useResourceContext()!;
  const { canAccess } = useCanAccess({ resource, action });
  if (!canAccess) return null;
  return <Column<Row> source="actions" label="app.list.actions" disableSort render={render} />;
}
