import { pagePath } from '../../i18n/language';
import { form as text } from '../../i18n/for-browsers';

/** A note beside the submit button: pressing it accepts the terms. */
export function TermsNote() {
  return (
    <p className="hint">
      {text.agree} <a href={pagePath('/terms')}>{text.terms}</a> {text.and}{' '}
      <a href={pagePath('/terms#cancellation')}>{text.cancellation}</a>.
    </p>
  );
}
