import { useEffect, useState } from 'react';
import { booking as text } from '../../i18n/for-bookings';
import { pagePath } from '../../i18n/language';
import { readLatestOrder, type LatestOrder } from '../../lib/latest-order';

/** Warns if this tab has already ordered the same item, so that it is not booked twice by mistake. */
export function EarlierOrder({ itemId }: { readonly itemId: string }) {
  const [before, setBefore] = useState<LatestOrder | null>(null);
  useEffect(() => {
    const look = () => {
      const booked = readLatestOrder();
      setBefore(booked?.itemId === itemId ? booked : null);
    };
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [itemId]);
  if (!before) return null;
  return (
    <p className="note" role="status">
      {text.ordered({ number: before.number })} <a href={pagePath(`/myorder/${before.id}`)}>{text.view}</a>
    </p>
  );
}
