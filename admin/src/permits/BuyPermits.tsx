import Buy from '@mui/icons-material/ShoppingCartCheckoutOutlined';
import { useMutation } from '@tanstack/react-query';
import { Button, useCanAccess, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { Permit } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { BuyPermitsDialog } from './BuyPermitsDialog';

/** Records the selected permits as bought, with the number of each. */
export function BuyPermits() {
  const label = useLabel();
  const notify = useNotify();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { selectedIds, onUnselectItems } = useListContext<Permit>();
  const { canAccess } = useCanAccess({ resource: 'permits', action: 'edit' });
  // Fetched again, because some may be on other pages, and some may have changed.
  const { mutate, data, reset, isPending } = useMutation({
    mutationFn: async () => {
      const { data: permits } = await dataProvider.getMany<Permit>('permits', { ids: selectedIds });
      return permits.filter(({ state }) => state === 'to-buy');
    },
    onSuccess: (permits) => {
      if (permits.length === 0) notify(label('app.permits.nothingToBuy'), { type: 'info' });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  if (!canAccess) return null;
  return (
    <>
      <Button label={label('app.permits.buy')} disabled={isPending} onClick={() => mutate()}>
        <Buy />
      </Button>
      {data && data.length > 0 && <BuyPermitsDialog permits={data} onBought={onUnselectItems} onClose={reset} />}
    </>
  );
}
