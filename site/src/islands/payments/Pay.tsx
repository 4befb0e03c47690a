import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pay as text } from '../../i18n/en';
import { call, postJson } from '../../lib/api/browser';
import type { Order, PaymentSession } from '../../lib/api/types';
import { markOrderSettled } from '../../lib/latest-order';
import {
  forgetUnconfirmedPayment,
  forgetPendingPayment,
  rememberUnconfirmedPayment,
  readUnconfirmedPayment,
  readPendingPayment,
  type PendingPayment,
} from '../../lib/pending-payment';
import { replaceSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { SelectField } from '../form/fields';
import { useSiteForm, useFieldValue } from '../form/useSiteForm';
import { BankTransfer, type Office } from './BankTransfer';
import { OrderSummary } from './OrderSummary';
import { openLightbox } from './checkout';
import { pollPayment, type UnconfirmedPayment, type PaymentState } from './poll-payment';

const METHODS = Object.entries(text.methods).map(([value, name]) => ({ value, text: name }));

/** Paying again is possible only when the server knows that the last payment failed. */
type Step = 'choosing' | 'paying' | 'made';

/** The style of a notice about the payment. */
type Tone = 'plain' | 'warning' | 'error';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'note',
  warning: 'note note--warning',
  error: 'note note--error',
};

/** The one method without a card form. */
const BANK = 'bank';

/** Pays for the booking that this browser remembers, in the bank's own card form. */
export default function Pay({ office }: { readonly office: Office }) {
  const [pending, setPending] = useState<Partial<PendingPayment> | null>(null);
  const [step, setStep] = useState<Step>('choosing');
  const [{ note, tone }, setNote] = useState<{ note: string; tone: Tone }>({ note: '', tone: 'plain' });
  const [order, setOrder] = useState<Order | 'unknown'>();
  const known = order === 'unknown' ? undefined : order;
  const [bankPresses, setBankPresses] = useState(0);
  const amount = pending?.amountToPay ?? '';
  const button = useRef<HTMLButtonElement>(null);
  const asking = useRef<AbortController>(null);

  // The card form cannot return the focus itself: the button was disabled while it was open.
  const closed = step !== 'choosing';
  useEffect(() => (closed ? () => takeLostFocus(button.current) : undefined), [closed]);

  const tell = (sentence: string, tone: Tone = 'plain') => setNote({ note: sentence, tone });
  const stop = (message: string, tone: Tone = 'warning') => {
    setStep('choosing');
    tell(message, tone);
  };

  /** The card form has been submitted: from now on only a known failure lets the payer try again. */
  const confirm = (booking: Partial<PendingPayment>, made: UnconfirmedPayment, successUrl: string) => {
    const onUpdate = ({ kind, sentence }: PaymentState) => {
      if (kind !== 'unknown') forgetUnconfirmedPayment(booking);
      if (kind === 'failed') return stop(sentence, 'error');
      tell(sentence);
      if (kind !== 'settled') return;
      toast(sentence, 'success');
      if (booking.bookingID) markOrderSettled(booking.bookingID);
      // Another tab may be about to pay for another order by now.
      if (readPendingPayment().bookingID === booking.bookingID) forgetPendingPayment();
      // Replaces this page in the history: there is nothing to go back to.
      replaceSoon(successUrl);
    };
    if (!made.isBroken) rememberUnconfirmedPayment(booking, made.reference);
    setStep('made');
    tell(text.checking);
    asking.current?.abort();
    asking.current = new AbortController();
    void pollPayment(made, onUpdate, asking.current.signal);
  };

  /** Loads the order to be paid; an order already paid redirects to its own page. */
  const showOrder = async (booking: Partial<PendingPayment>, id: string) => {
    const found = await call<{ data: Order }>(`/api/order/${encodeURIComponent(id)}`);
    setOrder(found.ok ? found.data.data : 'unknown');
    if (!found.ok) return;
    if (!found.data.data.isPaid) return;
    forgetUnconfirmedPayment(booking);
    forgetPendingPayment();
    markOrderSettled(id);
    location.replace(`/myorder/${id}`);
  };

  // Read when the page opens, and again when the back button restores it from the back/forward cache.
  const lookUp = useEffectEvent(() => {
    const booking = readPendingPayment();
    const reference = readUnconfirmedPayment(booking);
    setPending(booking);
    if (booking.bookingID) void showOrder(booking, booking.bookingID);
    if (reference) confirm(booking, { reference }, booking.bookingID ? `/myorder/${booking.bookingID}` : '/');
    else stop('', 'plain');
  });
  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && lookUp();
    // Not in the effect itself: it sets state.
    queueMicrotask(() => lookUp());
    addEventListener('pageshow', lookAgain);
    return () => {
      removeEventListener('pageshow', lookAgain);
      asking.current?.abort();
    };
  }, []);

  const siteForm = useSiteForm<{ method: string }, PaymentSession | null>({
    name: 'pay',
    empty: { method: '' },
    send: async ({ method }) => {
      tell('');
      if (method === BANK) return { ok: true, status: 200, data: null };
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
      if (!session) return setBankPresses((count) => count + 1);
      const { reference, successUrl } = session;
      setStep('paying');
      void openLightbox(session, {
        complete: (resultIndicator) => confirm(pending ?? {}, { reference, resultIndicator }, successUrl),
        cancel: () => stop(text.cancelled),
        fail: () => confirm(pending ?? {}, { reference, isBroken: true }, successUrl),
        timeOut: () => stop(text.timedOut),
      }).catch(() => stop(text.networkFailed, 'error'));
    },
  });
  const method = useFieldValue(siteForm, 'method');
  const busy = siteForm.busy || step === 'paying';

  if (pending && !amount) {
    return (
      // With a key, or React would reuse the element of the amount, which then moves (layout shift).
      <p key="nothing" className="note" role="status">
        {text.nothing}
      </p>
    );
  }
  return (
    <>
      {(!pending || pending.bookingID) && order !== 'unknown' && <OrderSummary order={known} />}
      <p className="amount">
        {text.total}
        {amount}
      </p>
      <Form
        siteForm={{ ...siteForm, busy, problems: [] }}
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
          form={siteForm.form}
          name="method"
          label={text.method}
          placeholder={text.placeholder}
          options={METHODS}
        />
        <TermsNote />
      </Form>
      {method === BANK && (
        <BankTransfer office={office} amount={Number(amount)} reference={known?.number} presses={bankPresses} />
      )}
      <p className={note ? TONES[tone] : ''} role="status">
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

/** Moves the focus to `element`, unless it has moved elsewhere in the meantime. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
