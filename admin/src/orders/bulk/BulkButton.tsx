import { MAX_BULK } from '@imisozi/core/order-letters';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Button, useCanAccess, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { Order } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { chunks, MAX_IDS_IN_URL } from '../../lists/bulk/chunks';

interface BulkButtonProps {
  /** The action in the access table. */
  readonly action: string;
  readonly text: string;
  readonly icon: ReactElement;
  /** The dialog for the chosen bookings. */
  readonly children: (orders: readonly Order[], onClose: (isDone: boolean) => void) => ReactNode;
}

/** A button for the chosen bookings, for users who may use it. */
export function BulkButton({ action, text, icon, children }: BulkButtonProps) {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { selectedIds, onUnselectItems } = useListContext<Order>();
  const { canAccess } = useCanAccess({ resource: 'tour-bookings', action });
  const { mutate, data, reset, isPending } = useMutation({
    mutationFn: async () => {
      if (selectedIds.length > MAX_BULK) throw new Error(label('app.orders.bulk.tooMany', { max: MAX_BULK }));
      // Fetched again, because some may be on other pages, and some may have changed.
      const parts = await Promise.all(
        chunks(selectedIds, MAX_IDS_IN_URL).map((ids) => dataProvider.getMany<Order>('tour-bookings', { ids })),
      );
      return parts.flatMap((part) => part.data);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const close = (isDone: boolean) => {
    reset();
    if (!isDone) return;
    onUnselectItems();
    refresh();
  };
  if (!canAccess) return null;
  return (
    <>
      <Button label={text} disabled={isPending} onClick={() => mutate()}>
        {icon}
      </Button>
      {data && data.length > 0 && children(data, close)}
    </>
  );
}
