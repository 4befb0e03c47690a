import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { pay as text } from '../../i18n/en';
import { postJson } from '../../lib/api/browser';
import type { PaymentResult, PaymentSession } from '../../lib/api/types';
import { forgetPendingPayment, readPendingPayment } from '../../lib/pending-payment';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { SelectField } from '../form/fields';
import { useFormKit } from '../form/useFormKit';
import { useHydrated } from '../form/useHydrated';
import { openLightbox } from './checkout';

const METHODS = Object.entries(text.methods).map(([value, name]) => ({ value, text: name }));

/** Pays for the booking that this browser remembers, in the bank's own card form. */
export default function Pay() {
  const pending = useHydrated() ? readPendingPayment() : null;
  const [paying, setPaying] = useState(false);
  const [note, setNote] = useState('');
  const amount = pending?.amountToPay ?? '';
  const button = useRef<HTMLButtonElement>(null);

  // The card form can not give the focus back itself: the button was closed while the form was open.
  useEffect(() => (paying ? () => button.current?.focus() : undefined), [paying]);

  const stop = (message: string) => {
    setPaying(false);
    setNote(message);
  };

  // The back button may bring the page back as it was left after paying; what there is to pay now, it looks up again.
  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && stop('');
    addEventListener('pageshow', lookAgain);
    return () => removeEventListener('pageshow', lookAgain);
  }, []);

  const finish = async (session: PaymentSession, resultIndicator: string) => {
    setNote(text.checking);
    const outcome = await postJson<PaymentResult>(`/api/v1/payments/${session.reference}/check`, { resultIndicator });
    if (!outcome.ok) return stop(outcome.message);
    const settled = outcome.data.status === 'SETTLED';
    toast(outcome.data.message, settled ? 'success' : 'info');
    if (!settled) return stop(outcome.data.message);
    setNote(outcome.data.message);
    forgetPendingPayment();
    redirectSoon(session.successUrl);
  };
  const kit = useFormKit({
    name: 'pay',
    empty: { method: '' },
    send: () => {
      setNote('');
      return postJson<PaymentSession>('/api/v1/payments/session', {
        amount: Number(amount),
        orderId: pending?.bookingID,
      });
    },
    failed: ({ status, message, fromServer }) => {
      const fallback = status ? text.sessionFailed : text.networkFailed;
      toast(fromServer ? message : fallback, 'error');
    },
    done: (session) => {
      setPaying(true);
      void openLightbox(session, {
        complete: (resultIndicator) => void finish(session, resultIndicator),
        cancel: () => stop(text.cancelled),
        fail: () => stop(text.sessionFailed),
        timeOut: () => stop(text.timedOut),
      }).catch(() => stop(text.networkFailed));
    },
  });
  const method = useWatch({ control: kit.form.control, name: 'method' });
  const busy = kit.busy || paying;

  if (pending && !amount) {
    return (
      <p className="note" role="status">
        {text.nothing}
      </p>
    );
  }
  return (
    <>
      <p className="amount">
        {text.total}
        {amount}
      </p>
      <Form
        kit={{ ...kit, busy, problems: [] }}
        label={text.title}
        button={<SubmitButton ref={button} text={text.payNow} busyText={text.busy} busy={busy} disabled={!method} />}
      >
        <SelectField
          form={kit.form}
          name="method"
          label={text.method}
          placeholder={text.placeholder}
          options={METHODS}
        />
      </Form>
      <p className={note ? 'note' : ''} role="status">
        {note}
      </p>
      {pending?.bookingID && (
        <p>
          <a href={`/myorder/${pending.bookingID}`}>{text.order}</a>
        </p>
      )}
    </>
  );
}
