import { form as text } from '../../i18n/en';

/** The terms that apply, next to the button that accepts them. */
export function TermsNote() {
  return (
    <p className="hint">
      {text.agree} <a href="/terms">{text.terms}</a> {text.and} <a href="/terms#cancellation">{text.cancellation}</a>.
    </p>
  );
}
