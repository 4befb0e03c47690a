import { useState } from 'react';
import { OFFER_HOURS } from '@imisozi/core/pricing/seat-times';
import { waitingForm as text } from '../../i18n/for-bookings';
import { postJson } from '../../lib/api/browser';
import { withTimeOnPage } from '../../lib/forms/bot-check';
import type { Waiter } from './booking-values';

interface Props {
  /** The departure that has too few seats. */
  readonly departure: string;
  /** The visitor's details and party, from the booking form. */
  readonly waiter: Waiter;
}

/** Offers the waiting list to a visitor whose order was refused for too few seats: one click, nothing to type again. */
export function WaitingOffer({ departure, waiter }: Props) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const [isOnList, setIsOnList] = useState(false);
  const join = async () => {
    if (busy) return;
    setBusy(true);
    const body = await withTimeOnPage(waiter);
    const outcome = await postJson<{ message: string }>(`/api/departures/${departure}/waiting`, body);
    setBusy(false);
    setIsOnList(outcome.ok);
    setAnswer(outcome.ok ? outcome.data.message : outcome.problems.join(' '));
  };
  return (
    <div className="waiting-offer">
      {!isOnList && (
        <>
          <p>{text.offer({ hours: OFFER_HOURS })}</p>
          <button type="button" className="button" onClick={() => void join()} disabled={busy}>
            {busy ? text.busy : text.send}
          </button>
        </>
      )}
      <p className={answer ? `note note--${isOnList ? 'success' : 'error'}` : ''} role="status">
        {answer}
      </p>
    </div>
  );
}
