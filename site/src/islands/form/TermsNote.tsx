import { form as text } from '../../i18n/en';

/** What applies from then on, at the button that is pressed. */
export function TermsNote() {
  return (
    <p className="hint">
      {text.agree} <a href="/terms">{text.terms}</a> {text.and} <a href="/terms#cancellation">{text.cancellation}</a>.
    </p>
  );
}
