import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { BulkOutcomes } from './BulkOutcomes';
import { useBulkRun, type RunOne } from './useBulkRun';

interface BulkDialogProps {
  readonly title: string;
  readonly orders: readonly Order[];
  readonly run: RunOne;
  /** Waits ten seconds before it begins, so that it can be undone: for what cannot be taken back. */
  readonly isLater?: boolean;
  /** Takes back what was done, if that is possible. */
  readonly takeBack?: RunOne;
  /** What is asked first, with its buttons. @param begin begins */
  readonly children: (begin: () => void) => { readonly fields: ReactNode; readonly buttons: ReactNode };
  /** @param isDone whether anything was tried */
  readonly onClose: (isDone: boolean) => void;
}

/** A bulk action: first what it asks, then how far it is, then what became of each booking. */
export function BulkDialog({ title, orders, run, isLater = false, takeBack, children, onClose }: BulkDialogProps) {
  const label = useLabel();
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const doing = useBulkRun(orders, run);
  const undoing = useBulkRun(orders, async (order, key) => {
    if (doing.outcomes.get(order.id)?.state === 'done') return takeBack!(order, key);
    return label('app.orders.bulk.stopped');
  });
  const shown = undoing.phase === 'idle' ? doing : undoing;
  const { phase } = shown;
  const asked = phase === 'idle' ? children(() => doing.begin(isLater)) : null;
  const isBusy = phase === 'waiting' || phase === 'running';
  const isIncomplete = orders.some(({ id: one }) => shown.outcomes.get(one)?.state !== 'done');
  const close = () => onClose(doing.phase === 'over');
  return (
    <Dialog open onClose={isBusy ? undefined : close} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id} variant="h2" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        {asked?.fields ?? <BulkOutcomes orders={orders} outcomes={shown.outcomes} phase={phase} />}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 1, flexWrap: 'wrap' }}>
        {asked && (
          <>
            <Button onClick={close}>{label('app.form.dismiss')}</Button>
            {asked.buttons}
          </>
        )}
        {phase === 'waiting' && (
          <Button variant="outlined" onClick={shown.stop} autoFocus>
            {label('app.orders.bulk.undo')}
          </Button>
        )}
        {phase === 'running' && <Button onClick={shown.stop}>{label('app.orders.bulk.stop')}</Button>}
        {phase === 'over' && (
          <>
            {isIncomplete && <Button onClick={shown.again}>{label('app.orders.bulk.again')}</Button>}
            {takeBack && shown === doing && (
              <Button onClick={() => undoing.begin(false)}>{label('app.orders.bulk.takeBack')}</Button>
            )}
            <Button variant="contained" onClick={close} autoFocus>
              {label('app.orders.bulk.close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
