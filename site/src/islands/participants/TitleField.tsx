import type { UseFormReturn } from 'react-hook-form';
import { participant as text } from '../../i18n/en';
import { defaultValueOf } from '../form/fields';
import type { RegistrationValues } from './registration-values';

/** How the participant is addressed: Mr, unless another is chosen. */
export function TitleField({ form }: { readonly form: UseFormReturn<RegistrationValues> }) {
  return (
    <fieldset className="field title-field">
      <legend>{text.titleField}</legend>
      <div className="choices">
        {text.titles.map((title) => (
          <label className="check" key={title}>
            <input
              type="radio"
              value={title}
              defaultChecked={title === defaultValueOf(form, 'title')}
              {...form.register('title')}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
