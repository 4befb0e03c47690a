import { HttpError, useNotify, useRefresh } from 'react-admin';
import type { Order } from '../../data/types';
import { useLabel } from '../../i18n/useLabel';
import { changeLater, type WaitingMoney } from '../delayedChanges';

/** Whether the response was lost, so that the result of a call is unknown. */
const isLost = (error: unknown): boolean => error instanceof HttpError && error.status === 0;

/**
 * Records money after the time to undo it. Until then nothing is recorded and no mail is sent (rules/money 13). If the
 * response is lost, the call is repeated once with the same idempotency key.
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
