import type { UseFormRegisterReturn } from 'react-hook-form';
import { form as text } from '../../i18n/en';

/** A field that nobody sees; whoever fills it is a robot, and the server knows what to do. */
export function Trap({ registration }: { readonly registration: UseFormRegisterReturn }) {
  return (
    <div hidden>
      <label>
        {text.trap} <input type="text" tabIndex={-1} autoComplete="off" {...registration} />
      </label>
    </div>
  );
}
