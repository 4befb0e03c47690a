import { Alert, Box } from '@mui/material';
import { usd } from '@imisozi/core/money';
import { catClock } from '@imisozi/core/kigali-time';
import type { Order, OrderWarning } from '../data/types';
import { dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';

const SEVERITY: Record<OrderWarning['code'], 'error' | 'warning' | 'info'> = {
  unpaid: 'error',
  overdue: 'error',
  'hold-ends': 'warning',
  travellers: 'warning',
  passports: 'warning',
  'permits-to-buy': 'warning',
  'permits-surplus': 'warning',
  'refund-due': 'warning',
  'date-missing': 'warning',
  'base-price': 'info',
  'lead-time': 'warning',
};

/** Warnings about what must be checked before the client travels (rules/desk 6). */
export function OrderWarnings({ order: { warnings, holdUntil } }: { readonly order: Order }) {
  const label = useLabel();
  if (warnings.length === 0) return null;
  return (
    <Box component="section" aria-label={label('app.orders.warnings.label')} sx={{ display: 'grid', gap: 1 }}>
      {warnings.map(({ code, amount, day, count }) => (
        <Alert key={code} severity={SEVERITY[code]}>
          {label(`app.orders.warnings.${textOf(code, holdUntil)}`, {
            amount: usd(amount ?? 0),
            day: day ? dayName(day) : '',
            time: holdUntil ? `${catClock(new Date(holdUntil))} CAT` : '',
            count: count ?? 0,
          })}
        </Alert>
      ))}
    </Box>
  );
}

/** The text of a warning. An expired hold is cancelled within about a second. */
const textOf = (code: OrderWarning['code'], holdUntil: string | null) =>
  code === 'hold-ends' && holdUntil !== null && new Date(holdUntil) <= new Date() ? 'hold-over' : code;
