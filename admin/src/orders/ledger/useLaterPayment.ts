import { HttpError, useNotify, useRefresh } from 'react-admin';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { changeLater, type WaitingMoney } from '../delayedChanges';

/** Whether nobody knows what became of a call. */
const isLost = (error: unknown): boolean => error instanceof HttpError && error.status === 0;

/**
 * Records money once it can no longer be undone: until then it is booked nowhere, and no mail leaves (rules/money 13). A call
 * whose answer was lost is sent once more, with its key.
 */
export function useLaterPayment(order: Order): (money: WaitingMoney, book: () => Promise<string>) => void {
  const label = useLabel();
  const notify = useNotify();
  const refresh = useRefresh();
  return (money, book) =>
    changeLater(order, money, async () => {
      try {
        notify(await book().catch((error: unknown) => (isLost(error) ? book() : Promise.reject(error as Error))), {
          type: 'success',
        });
      } catch (error) {
        const why = { number: order.number, message: (error as Error).message };
        notify(label(isLost(error) ? 'app.orders.later.perhapsRecorded' : 'app.orders.later.notRecorded', why), {
          type: 'error',
          autoHideDuration: 15_000,
        });
      }
      refresh();
    });
}
