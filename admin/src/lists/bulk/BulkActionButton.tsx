import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  Button,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { chunks, MAX_IDS_IN_URL } from './chunks';

/** The number of parallel calls. */
const AT_ONCE = 4;

interface BulkActionButtonProps<Row extends RaRecord> {
  /** The action in the access table. */
  readonly action: string;
  readonly text: string;
  readonly icon: ReactElement;
  /** Whether the action applies to a record; other records count as done. */
  readonly isDue: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
}

/** Runs an action for every selected record and shows how many were done. */
export function BulkActionButton<Row extends RaRecord>({ action, text, icon, isDue, run }: BulkActionButtonProps<Row>) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext()!;
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { canAccess } = useCanAccess({ resource, action });
  const { selectedIds, onUnselectItems } = useListContext<Row>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const failures: Error[] = [];
      for (const ids of chunks(selectedIds, MAX_IDS_IN_URL)) {
        // Fetched again, because some may be on other pages, and some may have changed.
        const { data } = await dataProvider.getMany<Row>(resource, { ids });
        for (const rows of chunks(data.filter(isDue), AT_ONCE)) {
          const outcomes = await Promise.allSettled(rows.map(run));
          for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason as Error);
        }
      }
      return failures;
    },
    onSuccess: ([failure, ...more]) => {
      const done = selectedIds.length - (failure ? 1 + more.length : 0);
      const counted = label('app.bulk.done', { action: text, count: done });
      if (!failure) return notify(counted, { type: 'success' });
      const reason = failure.message;
      notify(`${counted} ${label('app.bulk.failed', { count: 1 + more.length, reason })}`, { type: 'warning' });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => {
      onUnselectItems();
      refresh();
    },
  });
  if (!canAccess) return null;
  return (
    <Button label={text} disabled={isPending} onClick={() => mutate()}>
      {icon}
    </Button>
  );
}
