import type { PaymentSession } from '../../lib/api/types';

/** The global that the bank's `checkout.js` (version 61) defines; the test gateway defines the same. */
interface Checkout {
  configure(configuration: Record<string, unknown>): void;
  showLightbox(): void;
}

interface Callbacks {
  /** The payer has finished; only the server knows the result. */
  readonly complete: (resultIndicator: string) => void;
  readonly cancel: () => void;
  readonly fail: () => void;
  /** The payer took longer than the gateway allows. */
  readonly timeOut: () => void;
}

declare global {
  interface Window {
    Checkout?: Checkout;
    /** The script calls these by their global names. */
    onCheckoutComplete?: (resultIndicator: string) => void;
    onCheckoutCancel?: () => void;
    onCheckoutError?: () => void;
    onCheckoutTimeout?: () => void;
  }
}

let loading: Promise<void> | undefined;

/** Opens the card form over the page. Rejects if the gateway's script cannot be loaded. */
export async function openLightbox({ checkout }: PaymentSession, callbacks: Callbacks): Promise<void> {
  window.onCheckoutComplete = callbacks.complete;
  window.onCheckoutCancel = callbacks.cancel;
  window.onCheckoutError = callbacks.fail;
  window.onCheckoutTimeout = callbacks.timeOut;
  loading ??= load(checkout.scriptUrl);
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  window.Checkout?.configure(checkout.configuration);
  window.Checkout?.showLightbox();
}

function load(source: string): Promise<void> {
  const script = document.createElement('script');
  script.src = source;
  Object.assign(script.dataset, {
    complete: 'onCheckoutComplete',
    cancel: 'onCheckoutCancel',
    error: 'onCheckoutError',
    timeout: 'onCheckoutTimeout',
  });
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${source} cannot be loaded`));
  });
  document.head.append(script);
  return loaded;
}
