import { pagePath } from '../../i18n/language';
import { plainAmount } from '@imisozi/core/money';
import { isMobileProvider, MOBILE_NAMES } from '@imisozi/core/mobile-money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pay as text } from '../../i18n/for-payments';
import { postJson } from '../../lib/api/browser';
import { loadOrder } from '../../lib/api/order';
import type { MobilePayment, OrderPage, PaymentSession } from '../../lib/api/types';
import { markOrderSettled, takeOrderNotice, takeOrderToPay } from '../../lib/latest-order';
import { followPath, type MobileOffer } from '../../lib/mobile-money';
import {
  forgetUnconfirmedPayment,
  forgetPendingPayment,
  keepPendingPayment,
  readUnconfirmedPayment,
  readPendingPayment,
  type PendingPayment,
} from '../../lib/pending-payment';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { ChoiceField } from './ChoiceField';
import { useSiteForm, useFieldValue } from '../form/useSiteForm';
import { ByPhone, francsOf, type PayValues } from './ByPhone';
import { BankTransfer, type Office } from './BankTransfer';
import { OrderSummary } from './OrderSummary';
import { payableParts } from './payable-parts';
import { useCardPayment } from './useCardPayment';

/** Mobile money stands before the bank, which takes longest. */
const methods = (mobile: MobileOffer | null) => [
  ...(['visa', 'mastercard'] as const).map((value) => ({ value, text: text.methods[value] })),
  ...(mobile?.providers ?? []).map((value) => ({ value, text: MOBILE_NAMES[value] })),
  { value: BANK, text: text.methods.bank },
];

/** The only method that is not paid on this page. */
const BANK = 'bank';

/** Pays for the booking that this browser has stored: in the bank's card form, from a phone, or by transfer. */
export default function Pay({ office, mobile }: { readonly office: Office; readonly mobile: MobileOffer | null }) {
  const [pending, setPending] = useState<Partial<PendingPayment> | null>(null);
  const [order, setOrder] = useState<OrderPage | 'unknown'>();
  const known = order === 'unknown' ? undefined : order;
  const [bankPresses, setBankPresses] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const card = useCardPayment(button, (booking) => {
    if (booking.bookingID) markOrderSettled(booking.bookingID);
    // Meanwhile another tab may have stored another order.
    if (readPendingPayment().bookingID === booking.bookingID) forgetPendingPayment();
  });

  /** Offers what can be paid now; an amount that was stored before the order changed is replaced. */
  const offerParts = (found: OrderPage) => {
    const offered = [...payableParts(found).map(({ value }) => value), String(found.balance)];
    if (!offered.includes(siteForm.form.getValues('amount'))) siteForm.form.setValue('amount', offered[0]!);
  };

  /** Loads the order to be paid; a paid order redirects to its own page. */
  const showOrder = async (booking: Partial<PendingPayment>, id: string) => {
    const found = await loadOrder(id);
    setOrder(found ?? 'unknown');
    if (!found) return;
    if (!found.isPaid) return offerParts(found);
    forgetUnconfirmedPayment(booking);
    forgetPendingPayment();
    markOrderSettled(id);
    location.replace(pagePath(`/myorder/${id}`));
  };

  // Runs when the page opens, and again when it is restored from the back/forward cache.
  const lookUp = useEffectEvent(() => {
    const latest = takeOrderToPay();
    if (latest) keepPendingPayment({ bookingID: latest.id, bookingEmail: latest.email });
    const booking = readPendingPayment();
    const reference = readUnconfirmedPayment(booking);
    // Meanwhile another tab may have stored another order: the amount of one is not kept for the other.
    if (booking.bookingID !== pending?.bookingID) setOrder(undefined);
    setPending(booking);
    siteForm.form.setValue('amount', booking.amountToPay ?? '');
    if (booking.bookingID) {
      const notice = takeOrderNotice(booking.bookingID);
      if (notice) toast(notice, 'success');
      void showOrder(booking, booking.bookingID);
    }
    if (reference)
      card.confirm(booking, { reference }, pagePath(booking.bookingID ? `/myorder/${booking.bookingID}` : '/'));
    else card.stop('', 'plain');
  });
  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && lookUp();
    // Not in the effect itself, because it sets state.
    queueMicrotask(() => lookUp());
    addEventListener('pageshow', lookAgain);
    return () => {
      removeEventListener('pageshow', lookAgain);
    };
  }, []);

  const siteForm = useSiteForm<PayValues, PaymentSession | MobilePayment | null>({
    name: 'pay',
    empty: { method: '', amount: '', phoneNumber: '' },
    send: async ({ method, amount, phoneNumber }) => {
      card.tell('');
      if (method === BANK) return { ok: true, status: 200, data: null };
      const what = { amount: Number(amount), orderId: pending?.bookingID };
      if (!mobile || !isMobileProvider(method)) return postJson<PaymentSession>('/api/v1/payments/session', what);
      const francs = francsOf(what.amount, mobile);
      return postJson<MobilePayment>('/api/v1/payments/mobile', { ...what, provider: method, phoneNumber, francs });
    },
    failed: ({ status, message, fromServer }) => {
      const fallback = status ? text.sessionFailed : text.networkFailed;
      toast(fromServer ? message : fallback, 'error');
    },
    done: (session) => {
      if (!session) return setBankPresses((count) => count + 1);
      if ('checkout' in session) return card.open(pending ?? {}, session);
      const paid = { order: pending?.bookingID ?? null, share: null };
      location.assign(pagePath(followPath(session.reference, paid)));
    },
  });
  const method = useFieldValue(siteForm, 'method');
  const amount = useFieldValue(siteForm, 'amount');
  const parts = payableParts(known);
  const busy = siteForm.busy || card.step === 'paying';
  const bookingID = pending?.bookingID;
  const { clientEmail: bookingEmail = '', isPaid = true } = known ?? {};
  // What was chosen outlives a reload.
  useEffect(() => {
    if (bookingID && amount && !isPaid) keepPendingPayment({ bookingID, bookingEmail, amountToPay: amount });
  }, [bookingID, bookingEmail, isPaid, amount]);

  const isNothing = pending && !pending.amountToPay && (!pending.bookingID || order === 'unknown');
  if (isNothing) {
    return (
      // The key keeps React from reusing the amount's element, which would then move (layout shift).
      <p key="nothing" className="note" role="status">
        {text.nothing}
      </p>
    );
  }
  return (
    <>
      {(!pending || pending.bookingID) && order !== 'unknown' && <OrderSummary order={known} />}
      <Form
        siteForm={{ ...siteForm, busy, problems: [] }}
        label={text.title}
        button={
          <SubmitButton
            ref={button}
            text={text.payNow}
            busyText={text.busy}
            busy={busy}
            disabled={!method || card.step === 'made'}
          />
        }
      >
        {parts.length > 0 && <ChoiceField form={siteForm.form} name="amount" label={text.what} choices={parts} />}
        <p className="amount" aria-busy={!amount}>
          {text.total}
          {/* Unknown until the browser's storage has been read; 0 would be a wrong amount. */}
          {amount && plainAmount(Number(amount))}
        </p>
        <ChoiceField
          form={siteForm.form}
          name="method"
          label={text.method}
          hint={text.placeholder}
          choices={methods(mobile)}
        />
        {mobile && isMobileProvider(method) && (
          <ByPhone form={siteForm.form} provider={method} offer={mobile} amount={Number(amount)} />
        )}
        {method === BANK && (
          <BankTransfer office={office} amount={Number(amount)} reference={known?.number} presses={bankPresses} />
        )}
        <TermsNote />
      </Form>
      <p className={card.toneClass} role="status">
        {card.note}
      </p>
      {pending?.bookingID && (
        <p>
          <a href={pagePath(`/myorder/${pending.bookingID}`)}>{text.order}</a>
        </p>
      )}
    </>
  );
}
