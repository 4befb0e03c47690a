import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { pay as text } from '../../i18n/en';
import { postJson } from '../../lib/api/browser';
import type { PaymentResult, PaymentSession } from '../../lib/api/types';
import { forgetPendingPayment, readPendingPayment } from '../../lib/pending-payment';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { SelectField } from '../form/fields';
import { useHydrated } from '../form/useHydrated';
import { openLightbox } from './checkout';

const METHODS = Object.entries(text.methods).map(([value, name]) => ({ value, text: name }));

/** Pays for the booking that this browser remembers, in the bank's own card form. */
export default function Pay() {
  const form = useForm({ defaultValues: { method: '' } });
  const method = useWatch({ control: form.control, name: 'method' });
  const pending = useHydrated() ? readPendingPayment() : null;
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const amount = pending?.amountToPay ?? '';

  const finish = async (session: PaymentSession, resultIndicator: string) => {
    setNote(text.checking);
    const outcome = await postJson<PaymentResult>(`/api/v1/payments/${session.reference}/check`, { resultIndicator });
    setBusy(false);
    if (!outcome.ok) return setNote(outcome.message);
    setNote(outcome.data.message);
    const settled = outcome.data.status === 'SETTLED';
    toast(outcome.data.message, settled ? 'success' : 'info');
    if (!settled) return;
    setBusy(true);
    forgetPendingPayment();
    redirectSoon(session.successUrl);
  };

  const submit = form.handleSubmit(async () => {
    setBusy(true);
    setNote('');
    const outcome = await postJson<PaymentSession>('/api/v1/payments/session', {
      amount: Number(amount),
      orderId: pending?.bookingID,
    });
    if (!outcome.ok) {
      setBusy(false);
      const fallback = outcome.status ? text.sessionFailed : text.networkFailed;
      return toast((outcome.status && outcome.message) || fallback, 'error');
    }
    const stop = (message: string) => {
      setBusy(false);
      setNote(message);
    };
    await openLightbox(outcome.data, {
      complete: (resultIndicator) => void finish(outcome.data, resultIndicator),
      cancel: () => stop(text.cancelled),
      fail: () => stop(text.sessionFailed),
      timeOut: () => stop(text.timedOut),
    }).catch(() => stop(text.networkFailed));
  });

  if (pending && !amount) return <p className="note">{text.nothing}</p>;
  return (
    <>
      <p className="amount">
        {text.total}
        {amount}
      </p>
      <Form label={text.title} onSubmit={submit} busy={busy}>
        <SelectField form={form} name="method" label={text.method} placeholder={text.placeholder} options={METHODS} />
        <div className="actions">
          <SubmitButton text={text.payNow} busyText={text.busy} busy={busy} disabled={!method} />
        </div>
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
