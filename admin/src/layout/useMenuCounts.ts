import { useFigures } from '../dashboard/useFigures';

/** How much waits behind an entry of the menu, by its resource; as the first screen counts it. */
export function useMenuCounts(): Readonly<Record<string, number>> {
  const { data } = useFigures();
  if (!data) return {};
  const { orders, work } = data;
  return {
    'tour-bookings': orders.waiting,
    payments: work.payments.inReview,
    'contact-messages': (work.messages?.waiting ?? 0) + (work.inquiries?.waiting ?? 0),
    comments: work.comments.waiting,
    outbox: work.mails?.failed ?? 0,
  };
}
