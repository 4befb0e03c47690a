import Done from '@mui/icons-material/CheckCircleOutlined';
import Refused from '@mui/icons-material/ErrorOutlined';
import { Box, LinearProgress, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import type { Outcome, Phase } from './useBulkRun';

interface BulkOutcomesProps {
  readonly orders: readonly Order[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly phase: Phase;
}

/** How far a bulk action has come, and what became of each booking; what was refused comes first. */
export function BulkOutcomes({ orders, outcomes, phase }: BulkOutcomesProps) {
  const label = useLabel();
  const all = [...outcomes.values()];
  const done = all.filter(({ state }) => state === 'done').length;
  const said =
    phase === 'waiting'
      ? label('app.orders.bulk.waiting')
      : phase === 'over'
        ? label('app.orders.bulk.over', { done, refused: orders.length - done })
        : label('app.orders.bulk.progress', { done: all.length, all: orders.length });
  const isRefused = ({ id }: Order) => outcomes.get(id)?.state === 'refused';
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {said}
      </Typography>
      <LinearProgress
        variant={phase === 'waiting' ? 'indeterminate' : 'determinate'}
        value={(100 * all.length) / orders.length}
        aria-label={label('app.orders.bulk.progress', { done: all.length, all: orders.length })}
      />
      <List dense sx={{ maxHeight: '45vh', overflow: 'auto', mt: 1 }} tabIndex={0} aria-label={said}>
        {orders
          .toSorted((one, other) => Number(isRefused(other)) - Number(isRefused(one)))
          .map((order) => (
            <Row
              key={order.id}
              order={order}
              outcome={outcomes.get(order.id)}
              leftOut={phase === 'over' ? label('app.orders.bulk.stopped') : ''}
            />
          ))}
      </List>
    </>
  );
}

interface RowProps {
  readonly order: Order;
  readonly outcome: Outcome | undefined;
  /** What is said of a booking without an outcome. */
  readonly leftOut: string;
}

const Row = ({ order: { number, client }, outcome, leftOut }: RowProps) => (
  <ListItem disableGutters>
    <ListItemIcon sx={{ minWidth: 36 }}>
      {outcome?.state === 'done' && <Done color="success" />}
      {outcome?.state === 'refused' && <Refused color="error" />}
      {!outcome && <Box sx={{ width: 24 }} />}
    </ListItemIcon>
    <ListItemText
      primary={`${number} · ${client.names}`}
      secondary={outcome?.sentence ?? leftOut}
      slotProps={{ secondary: { color: outcome?.state === 'refused' ? 'error' : undefined } }}
      sx={{ overflowWrap: 'anywhere' }}
    />
  </ListItem>
);
