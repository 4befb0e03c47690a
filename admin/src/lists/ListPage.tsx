import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { BulkActionsToolbar, DataTable, ListBase, ListView, type RaRecord, type SortPayload } from 'react-admin';
import { Page } from '../page/Page';
import { PageHeader } from '../page/PageHeader';
import type { Breadcrumb } from '../page/Breadcrumbs';
import { CardList } from './CardList';
import { ListPaging } from './ListPaging';
import { ForgetSelection } from './ForgetSelection';
import { ListProgress } from './ListProgress';
import { ListRows } from './ListRows';
import { ListTools } from './ListTools';

interface ListPageProps<Row extends RaRecord> {
  readonly title: string;
  readonly steps?: readonly Breadcrumb[];
  /** Shown beside the title, inside the list's context. */
  readonly tools?: ReactNode;
  /** Shown between the header and the list. */
  readonly notice?: ReactNode;
  /** The columns of the table. */
  readonly children: ReactNode;
  /** A row on a small screen. */
  readonly card: (row: Row) => ReactNode;
  readonly empty: ReactElement;
  /** The page that a click on a row opens. */
  readonly rowClick?: 'show' | ((id: RaRecord['id'], resource: string, row: Row) => string) | false;
  readonly filters: ReactElement[];
  readonly filterDefaults?: Record<string, unknown>;
  readonly sort?: SortPayload;
  /** For rows that change by themselves: the refetch interval in milliseconds. */
  readonly lookAgain?: (rows: readonly Row[]) => number | false;
  /** The sort fields on a small screen, which has no table headings. */
  readonly sortFields: string[];
  /** Shows a table with short rows, so that more fit on a screen. */
  readonly dense?: boolean;
  /** The bulk actions; without them no rows can be selected. */
  readonly bulk?: ReactElement;
}

const NEWEST_FIRST: SortPayload = { field: 'createdAt', order: 'DESC' };

/** A list of the dashboard: header, search and filters, a table or cards, paging, and a state without rows. */
export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const {
    title,
    steps,
    children,
    card,
    empty,
    rowClick = false,
    filters,
    filterDefaults,
    sortFields,
    lookAgain,
  } = props;
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <ListBase<Row>
      perPage={25}
      sort={props.sort ?? NEWEST_FIRST}
      filterDefaultValues={filterDefaults}
      exporter={false}
      queryOptions={{
        onError: () => undefined,
        refetchInterval: ({ state }) => lookAgain?.(state.data?.data ?? []) ?? false,
      }}
    >
      <Page>
        <PageHeader title={title} steps={steps} tools={props.tools} />
        {props.notice}
        <ListView<Row>
          title={false}
          filters={filters}
          actions={<ListTools small={small} sortFields={sortFields} />}
          empty={false}
          pagination={<ListPaging />}
        >
          {props.bulk && <ForgetSelection />}
          <ListProgress quiet={lookAgain !== undefined} />
          <ListRows>
            {small ? (
              <>
                {props.bulk && <BulkActionsToolbar>{props.bulk}</BulkActionsToolbar>}
                <CardList<Row> card={card} empty={empty} selectable={props.bulk !== undefined} />
              </>
            ) : (
              <DataTable<Row>
                bulkActionButtons={props.bulk ?? false}
                rowClick={rowClick}
                empty={empty}
                size="medium"
                sx={props.dense ? DENSE : undefined}
              >
                {children}
              </DataTable>
            )}
          </ListRows>
        </ListView>
      </Page>
    </ListBase>
  );
}

/** Rows of two small lines, so that fifteen rows fit on a laptop's screen. */
const DENSE = {
  '& .MuiTableCell-root': { padding: '1px 4px', fontSize: '0.78rem', lineHeight: 1.2, height: 34 },
  '& .MuiTableCell-root:first-of-type': { paddingInlineStart: '8px' },
  '& .MuiTableCell-paddingCheckbox': { width: 26 },
  '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: '8px' },
  '& .MuiTableCell-alignRight': { paddingInlineEnd: '8px' },
  // Wide enough that no phone number needs a third line.
  '& a[href^="tel:"]': { whiteSpace: 'normal', minWidth: 66 },
  '& .MuiChip-root': { height: 20, fontSize: '0.68rem' },
  '& .MuiCheckbox-root': { padding: '2px' },
  '& .MuiCheckbox-root svg': { fontSize: 20 },
} as const;
