import { pagePath } from '../../i18n/language';
import { form as text } from '../../i18n/for-browsers';

/** The terms that apply, next to the button that accepts them. */
export function TermsNote() {
  return (
    <p className="hint">
      {text.agree} <a href={pagePath('/terms')}>{text.terms}</a> {text.and}{' '}
      <a href={pagePath('/terms#cancellation')}>{text.cancellation}</a>.
    </p>
  );
}
