import type { UseFormReturn } from 'react-hook-form';
import { participant as text } from '../../i18n/for-bookings';
import { defaultValueOf } from '../form/fields';
import { TITLES, type RegistrationValues } from './registration-values';

/** The participant's form of address; preset to Mr. */
export function TitleField({ form }: { readonly form: UseFormReturn<RegistrationValues> }) {
  return (
    <fieldset className="field title-field">
      <legend>{text.titleField}</legend>
      <div className="choices">
        {TITLES.map((title, index) => (
          <label className="check" key={title}>
            <input
              type="radio"
              value={title}
              defaultChecked={title === defaultValueOf(form, 'title')}
              {...form.register('title')}
            />
            {text.titles[index]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
