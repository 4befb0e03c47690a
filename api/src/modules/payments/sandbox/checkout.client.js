/* global document, window */
/**
 * Stands in for the card gateway's checkout.js: the same global `Checkout` with `configure` and `showLightbox`, and
 * the same attributes of the script tag (data-complete, data-cancel, data-error, data-timeout) that name the page's callbacks or
 * the address to go to. Instead of a card form it shows a button for each way it can end. No inline style or script, so that it runs
 * under the site's strict content security policy.
 */
(() => {
  const script = document.currentScript;
  const base = new URL('./', script.src).href;
  let configuration = {};
  let isOpen = false;

  /** @param {'complete' | 'cancel' | 'error' | 'timeout'} occasion */
  function tell(occasion, ...values) {
    const target = script.dataset[occasion];
    if (!target) return;
    const callback = target.split('.').reduce((scope, name) => scope?.[name], window);
    if (typeof callback === 'function') {
      callback(...values);
      return;
    }
    const address = new URL(target, document.baseURI);
    if (occasion === 'complete') {
      address.searchParams.set('resultIndicator', values[0]);
      address.searchParams.set('sessionVersion', values[1]);
    }
    if (/^https?:$/.test(address.protocol)) window.location.assign(address);
  }

  const fail = (cause, explanation) => tell('error', { cause, explanation, result: 'ERROR' });

  /** Resolves with the answer's JSON; rejects with a sentence. */
  async function ask(path, body) {
    const response = await fetch(
      `${base}${path}`,
      body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.message ?? 'The test gateway does not answer.');
    return answer;
  }

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /** The dialog must not be seen before its style is there; without a style it is still usable. */
  function loadStyle() {
    const id = 'sandbox-checkout-style';
    if (document.getElementById(id)) return Promise.resolve();
    const link = element('link', { id, rel: 'stylesheet', href: `${base}checkout.css` });
    const loaded = new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
    document.head.append(link);
    return loaded;
  }

  function price({ amount, currency }) {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
  }

  function buildDialog(session, press) {
    const button = (outcome, label) =>
      element('button', { type: 'button', className: outcome, onclick: () => press(outcome) }, label);
    const title = element('h2', { id: 'sandbox-checkout-title' }, `Pay ${price(session)}`);
    const note = element(
      'p',
      { id: 'sandbox-checkout-note', className: 'note' },
      'This is a test. No card is needed and no money changes hands. Choose how the payment should end.',
    );
    const dialog = element(
      'dialog',
      { className: 'sandbox-checkout' },
      element('p', { className: 'ribbon' }, 'TEST PAYMENT'),
      element('p', { className: 'merchant' }, session.merchantName),
      title,
      element('p', { className: 'description' }, session.description),
      note,
      element(
        'div',
        { className: 'buttons' },
        button('approve', 'Approve'),
        button('decline', 'Decline'),
        button('timeout', 'Let the time run out'),
        button('cancel', 'Cancel'),
      ),
      element('p', { className: 'progress', role: 'status' }),
    );
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.setAttribute('aria-describedby', note.id);
    // Escape is the dialog's own way to be cancelled.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      press('cancel');
    });
    return dialog;
  }

  async function show() {
    const sessionId = configuration.session?.id;
    if (!sessionId) return fail('INVALID_REQUEST', 'Checkout.configure was called without a session id.');
    if (isOpen) return undefined;
    isOpen = true;
    const path = encodeURIComponent(sessionId);
    let dialog;
    let clock;
    const close = () => {
      isOpen = false;
      clearTimeout(clock);
      dialog?.close();
      dialog?.remove();
    };
    const press = async (outcome) => {
      if (dialog.getAttribute('aria-busy') === 'true') return;
      dialog.setAttribute('aria-busy', 'true');
      dialog.querySelector('.progress').textContent = 'One moment…';
      try {
        const { resultIndicator, sessionVersion } = await ask(path, { outcome });
        close();
        if (outcome === 'cancel' || outcome === 'timeout') tell(outcome);
        else tell('complete', resultIndicator, sessionVersion);
      } catch (error) {
        close();
        fail('SERVER_FAILED', error.message);
      }
    };
    try {
      const [session] = await Promise.all([ask(path), loadStyle()]);
      if (session.secondsLeft === 0) {
        close();
        return tell('timeout');
      }
      clock = setTimeout(() => void press('timeout'), session.secondsLeft * 1000);
      dialog = buildDialog(session, press);
      document.body.append(dialog);
      dialog.showModal();
    } catch (error) {
      close();
      fail('INVALID_REQUEST', error.message);
    }
    return undefined;
  }

  window.Checkout = {
    configure(values) {
      configuration = values ?? {};
    },
    showLightbox: () => void show(),
  };
})();
