import { toCents, usd } from '@imisozi/core/money';
import { tripMargin } from '@imisozi/core/trip-margin';
import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Order, TripService } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { LoadError } from '../page/LoadError';
import { Facts } from '../record/Facts';
import { AddService } from '../services/ServiceForms';
import { ServiceRow } from '../services/ServiceRow';
import { useLedger } from './ledger/useLedger';
import { hasEnded } from './paymentsOf';

interface OfOrder {
  readonly order: Order;
}

/** What suppliers do for a booking, and what is left of its price, for users who may see costs. */
export function OrderServices({ order }: OfOrder) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'services', action: 'list' });
  const dataProvider = useDataProvider<StaffDataProvider>();
  const isShown = Boolean(canAccess) && order.itemType === 'tour';
  const { data, error, refetch } = useQuery({
    queryKey: ['services', 'of-booking', order.id],
    queryFn: () => dataProvider.servicesOf(order.id),
    enabled: isShown,
  });
  if (!isShown) return null;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{label('app.services.title')}</Typography>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography>{label('app.services.none')}</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={label('app.services.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </Box>
      )}
      <AddService order={order} />
      {data && (data.length > 0 || Boolean(order.permitCost)) && <MarginFacts order={order} services={data} />}
    </Box>
  );
}

/** Sold, cost and margin of a booking (rules/suppliers 6). */
function MarginFacts({ order, services }: OfOrder & { readonly services: readonly TripService[] }) {
  const label = useLabel();
  const { data: ledger } = useLedger(order.id);
  if (!ledger) return null;
  const isOver = hasEnded(order);
  const sold = toCents(isOver ? order.paid : order.amount);
  const { cost, margin, percent, unknown } = tripMargin(
    sold,
    { services, permits: toCents(order.permitCost ?? 0) },
    ledger.rates,
  );
  const left = usd(margin / 100);
  return (
    <div>
      <Facts
        heading={label('app.margin.title')}
        level="h4"
        rows={[
          [label(isOver ? 'app.margin.kept' : 'app.margin.sold'), usd(sold / 100)],
          [label('app.margin.cost'), usd(cost / 100)],
          ...(order.permitCost ? [[label('app.margin.permits'), usd(order.permitCost)] as const] : []),
          [
            label('app.margin.margin'),
            <b key="margin">{percent === null ? left : label('app.margin.percent', { margin: left, percent })}</b>,
          ],
        ]}
      />
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {label('app.margin.unknown', { count: unknown.length, currencies: unknown.join(', ') })}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {label('app.margin.note')}
      </Typography>
    </div>
  );
}
