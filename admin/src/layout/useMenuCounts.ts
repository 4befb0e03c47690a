import { useFigures } from '../dashboard/useFigures';

/** The number of records that wait, by resource of the menu entry; the first screen shows the same numbers. */
export function useMenuCounts(): Readonly<Record<string, number>> {
  const { data } = useFigures();
  if (!data) return {};
  const { orders, work } = data;
  return {
    'tour-bookings': orders.waiting,
    payments: work.payments.inReview,
    threads: work.threads?.waiting ?? 0,
    comments: work.comments?.waiting ?? 0,
    outbox: work.mails?.failed ?? 0,
  };
}
