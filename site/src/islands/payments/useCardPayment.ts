import { useEffect, useRef, useState, type RefObject } from 'react';
import { pay as text } from '../../i18n/for-payments';
import { pagePath } from '../../i18n/language';
import type { PaymentSession } from '../../lib/api/types';
import { forgetUnconfirmedPayment, rememberUnconfirmedPayment, type PendingPayment } from '../../lib/pending-payment';
import { replaceSoon } from '../../lib/redirect';
import { toast } from '../../lib/toast';
import { openLightbox } from './checkout';
import { pollPayment, type PaymentState, type UnconfirmedPayment } from './poll-payment';

/** Another attempt is possible only when the server knows that the last one failed. */
type Step = 'choosing' | 'paying' | 'made';

/** The style of a notice about the payment. */
type Tone = 'plain' | 'warning' | 'error';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'note',
  warning: 'note note--warning',
  error: 'note note--error',
};

/**
 * A payment in the bank's card form: opens the form, then polls the server until the result is known. The button gets
 * the focus back when the form closes.
 * @param button the button that opens the form
 * @param onSettled called before the payer is redirected
 */
export function useCardPayment(
  button: RefObject<HTMLButtonElement | null>,
  onSettled?: (booking: Partial<PendingPayment>) => void,
) {
  const [step, setStep] = useState<Step>('choosing');
  const [{ note, tone }, setNote] = useState<{ note: string; tone: Tone }>({ note: '', tone: 'plain' });
  const asking = useRef<AbortController>(null);

  // The card form cannot return the focus itself, because the button was disabled while it was open.
  const closed = step !== 'choosing';
  useEffect(() => (closed ? () => takeLostFocus(button.current) : undefined), [closed, button]);
  useEffect(() => () => asking.current?.abort(), []);

  const tell = (sentence: string, toneOfIt: Tone = 'plain') => setNote({ note: sentence, tone: toneOfIt });
  const stop = (message: string, toneOfIt: Tone = 'warning') => {
    setStep('choosing');
    tell(message, toneOfIt);
  };

  /** The card form has been submitted: from now on only a known failure allows another attempt. */
  const confirm = (booking: Partial<PendingPayment>, made: UnconfirmedPayment, successUrl: string) => {
    const onUpdate = ({ kind, sentence }: PaymentState) => {
      if (kind !== 'unknown') forgetUnconfirmedPayment(booking);
      if (kind === 'failed') return stop(sentence, 'error');
      tell(sentence);
      if (kind !== 'settled') return;
      toast(sentence, 'success');
      onSettled?.(booking);
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

  /** Shows the card form of an open session. */
  const open = (booking: Partial<PendingPayment>, session: PaymentSession) => {
    const { reference } = session;
    const successUrl = pagePath(session.successUrl);
    setStep('paying');
    void openLightbox(session, {
      complete: (resultIndicator) => confirm(booking, { reference, resultIndicator }, successUrl),
      cancel: () => stop(text.cancelled),
      fail: () => confirm(booking, { reference, isBroken: true }, successUrl),
      timeOut: () => stop(text.timedOut),
    }).catch(() => stop(text.networkFailed, 'error'));
  };

  return { step, note, toneClass: note ? TONES[tone] : '', tell, stop, confirm, open };
}

/** Moves the focus to `element`, unless the focus has moved elsewhere meanwhile. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
