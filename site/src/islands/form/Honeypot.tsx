import type { UseFormRegisterReturn } from 'react-hook-form';
import { form as text } from '../../i18n/for-browsers';

/** A hidden field that only bots fill in; the server silently drops such forms. */
export function Honeypot({ registration }: { readonly registration: UseFormRegisterReturn }) {
  return (
    <div hidden>
      <label>
        {text.honeypot} <input type="text" tabIndex={-1} autoComplete="off" {...registration} />
      </label>
    </div>
  );
}
