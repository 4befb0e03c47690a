import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { pay as text } from '../../i18n/en';
import { postJson } from '../../lib/api/browser';
import type { PaymentSession } from '../../lib/api/types';
import {
  forgetMadePayment,
  forgetPendingPayment,
  keepMadePayment,
  readMadePayment,
  readPendingPayment,
  type PendingPayment,
} from '../../lib/pending-payment';
import { redirectSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { SelectField } from '../form/fields';
import { useFormKit } from '../form/useFormKit';
import { openLightbox } from './checkout';
import { askHowItWent, type MadePayment, type Standing } from './confirmation';

const METHODS = Object.entries(text.methods).map(([value, name]) => ({ value, text: name }));

/** Only who has not paid yet may pay: what was made stays made until the server knows that it failed. */
type Step = 'choosing' | 'paying' | 'made';

/** Pays for the booking that this browser remembers, in the bank's own card form. */
export default function Pay() {
  const [pending, setPending] = useState<Partial<PendingPayment> | null>(null);
  const [step, setStep] = useState<Step>('choosing');
  const [note, setNote] = useState('');
  const amount = pending?.amountToPay ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const asking = useRef<AbortController>(null);

  // The card form can not give the focus back itself: the button was closed while the form was open.
  const closed = step !== 'choosing';
  useEffect(() => (closed ? () => takeLostFocus(button.current) : undefined), [closed]);

  const stop = (message: string) => {
    setStep('choosing');
    setNote(message);
  };

  /** The payer is done with the card form: from now on nothing but a failure lets anybody pay once more. */
  const confirm = (booking: Partial<PendingPayment>, made: MadePayment, successUrl: string) => {
    let lastSaid = '';
    const heard = ({ kind, sentence, said }: Standing) => {
      if (said && said !== lastSaid) toast(said, kind === 'settled' ? 'success' : 'info');
      lastSaid = said;
      if (kind !== 'unknown') forgetMadePayment(booking);
      if (kind === 'failed') return stop(sentence);
      setNote(sentence);
      if (kind !== 'settled') return;
      // Another tab may be about to pay for another order by now.
      if (readPendingPayment().bookingID === booking.bookingID) forgetPendingPayment();
      redirectSoon(successUrl);
    };
    if (!made.isBroken) keepMadePayment(booking, made.reference);
    setStep('made');
    setNote(text.checking);
    asking.current?.abort();
    asking.current = new AbortController();
    void askHowItWent(made, heard, asking.current.signal);
  };

  // What there is to pay is looked up when the page opens, and again when the back button brings it back as it was left.
  useEffect(() => {
    const lookUp = () => {
      const booking = readPendingPayment();
      const reference = readMadePayment(booking);
      setPending(booking);
      if (reference) confirm(booking, { reference }, booking.bookingID ? `/myorder/${booking.bookingID}` : '/');
      else stop('');
    };
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && lookUp();
    lookUp();
    addEventListener('pageshow', lookAgain);
    return () => {
      removeEventListener('pageshow', lookAgain);
      asking.current?.abort();
    };
  }, []);

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
      const { reference, successUrl } = session;
      setStep('paying');
      void openLightbox(session, {
        complete: (resultIndicator) => confirm(pending ?? {}, { reference, resultIndicator }, successUrl),
        cancel: () => stop(text.cancelled),
        fail: () => confirm(pending ?? {}, { reference, isBroken: true }, successUrl),
        timeOut: () => stop(text.timedOut),
      }).catch(() => stop(text.networkFailed));
    },
  });
  const method = useWatch({ control: kit.form.control, name: 'method' });
  const busy = kit.busy || step === 'paying';

  if (pending && !amount) {
    return (
      // An element of its own: the amount's, used again, would be seen moving to the middle.
      <p key="nothing" className="note" role="status">
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
        button={
          <SubmitButton
            ref={button}
            text={text.payNow}
            busyText={text.busy}
            busy={busy}
            disabled={!method || step === 'made'}
          />
        }
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

/** Gives the focus to `element` unless the payer has put it somewhere else in the meantime. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
