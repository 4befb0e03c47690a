import type { ReactNode } from 'react';
import { useCanAccess, useResourceContext, type RaRecord } from 'react-admin';
import { Column } from './Column';

interface ActionsColumnProps<Row extends RaRecord> {
  /** The action that the user must be allowed to see the column. */
  readonly action: string;
  readonly render: (row: Row) => ReactNode;
}

/** The last column of a list: actions on a record without opening it. */
export function ActionsColumn<Row extends RaRecord>({ action, render }: ActionsColumnProps<Row>) {
  const resource = useResourceContext()!;
  const { canAccess } = useCanAccess({ resource, action });
  if (!canAccess) return null;
  return <Column<Row> source="actions" label="app.list.actions" disableSort render={render} />;
}
