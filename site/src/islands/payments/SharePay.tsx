import { pagePath } from '../../i18n/language';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pay as text, sharePay } from '../../i18n/for-payments';
import { postJson } from '../../lib/api/browser';
import type { PaymentSession } from '../../lib/api/types';
import { usd } from '../../lib/money';
import { readUnconfirmedPayment } from '../../lib/pending-payment';
import { toast } from '../../lib/toast';
import { Form } from '../form/Form';
import { SubmitButton } from '../form/SubmitButton';
import { TermsNote } from '../form/TermsNote';
import { useSiteForm } from '../form/useSiteForm';
import { useCardPayment } from './useCardPayment';

interface Props {
  readonly id: string;
  /** US dollars. */
  readonly amount: number;
  /** What it pays: a part of a bill, or a gift voucher, of which `id` is the key. */
  readonly of?: 'share' | 'gift';
}

/** Pays one part of a shared bill, or a gift voucher, in the bank's card form (rules/money 10). */
export default function SharePay({ id, amount, of = 'share' }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const card = useCardPayment(button);
  // The key under which the payment is stored until its result is known.
  const payment = { bookingID: id };

  const lookUp = useEffectEvent(() => {
    const reference = readUnconfirmedPayment(payment);
    if (reference) card.confirm(payment, { reference }, pagePath(of === 'gift' ? `/gift/${id}` : `/pay/${id}`));
  });
  useEffect(() => {
    // The back/forward cache may restore the page in its state before the payment.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    // Not in the effect itself, because it sets state.
    queueMicrotask(() => lookUp());
    addEventListener('pageshow', lookAgain);
    return () => removeEventListener('pageshow', lookAgain);
  }, []);

  const siteForm = useSiteForm<Record<string, never>, PaymentSession>({
    name: 'pay-share',
    empty: {},
    send: () => {
      card.tell('');
      return postJson<PaymentSession>('/api/v1/payments/session', {
        amount,
        ...(of === 'gift' ? { giftVoucherKey: id } : { shareId: id }),
      });
    },
    failed: ({ status, message, fromServer }) => {
      const sentence = fromServer ? message : status ? text.sessionFailed : text.networkFailed;
      toast(sentence, 'error');
      card.tell(sentence, 'error');
    },
    done: (session) => card.open(payment, session),
  });
  const busy = siteForm.busy || card.step === 'paying';

  return (
    <>
      <Form
        siteForm={{ ...siteForm, busy, problems: [] }}
        label={text.title}
        button={
          <SubmitButton
            ref={button}
            text={sharePay.pay({ amount: usd(amount) })}
            busyText={text.busy}
            busy={busy}
            disabled={card.step === 'made'}
            awaitsScript={!siteForm.isHydrated}
          />
        }
      >
        <TermsNote />
      </Form>
      <p className={card.toneClass} role="status">
        {card.note}
      </p>
    </>
  );
}
