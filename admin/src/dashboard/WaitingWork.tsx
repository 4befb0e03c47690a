import { Alert, Button } from '@mui/material';
import { LinkBase, useCanAccess } from 'react-admin';
import type { Figures } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { departuresPath } from '../orders/orderPaths';
import { filtered } from './filtered';

/** What needs attention, with links: departures, payments in review, bookings, conversations and comments. */
export function WaitingWork({ figures }: { readonly figures: Figures | undefined }) {
  const label = useLabel();
  if (!figures) return null;
  const { orders, work } = figures;
  const lines = [
    ['tour-bookings', departuresPath('today'), 'travelToday', work.departures.today],
    ['payments', filtered('payments', { status: 'REVIEW' }), 'reviews', work.payments.inReview],
    ['tour-bookings', filtered('tour-bookings', { status: 'PENDING' }), 'waiting', orders.waiting],
    ['threads', filtered('threads', { state: 'open' }), 'threads', work.threads?.waiting],
    ['comments', filtered('comments', { isActive: false }), 'hidden', work.comments?.waiting],
  ] as const;
  return (
    <>
      {orders.waiting === 0 && <Alert severity="success">{label('app.dashboard.noneWaiting')}</Alert>}
      {lines.map(([resource, to, text, count]) => (
        <WaitingLine key={text} resource={resource} to={to} text={text} count={count} />
      ))}
    </>
  );
}

/** Severities other than the default. */
const SEVERITIES: Readonly<Record<string, 'error' | 'info'>> = { reviews: 'error', travelToday: 'info' };

interface WaitingLineProps {
  readonly resource: string;
  readonly to: string;
  readonly text: 'travelToday' | 'reviews' | 'waiting' | 'threads' | 'hidden';
  /** Null for roles that may not see it. */
  readonly count: number | undefined;
}

function WaitingLine({ resource, to, text, count }: WaitingLineProps) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (!canAccess || !count) return null;
  return (
    <Alert
      severity={SEVERITIES[text] ?? 'warning'}
      sx={{ alignItems: 'center' }}
      action={
        <Button component={LinkBase} to={to} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          {label('app.dashboard.show')}
        </Button>
      }
    >
      {label(`app.dashboard.${text}`, { count })}
    </Alert>
  );
}
