import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { defaultValueOf, type Shared } from '../form/fields';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** An amount of money, as the page shows it. */
  readonly amount?: string | undefined;
  readonly detail?: string | undefined;
}

type Props<T extends FieldValues> = Pick<Shared<T>, 'form' | 'name' | 'label' | 'hint'> & {
  readonly choices: readonly Choice[];
};

/** A few choices, all in view, of which one is made. */
export function ChoiceField<T extends FieldValues>({ form, name, label, hint, choices }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="field choice-cards" aria-describedby={hint && id}>
      <legend>{label}</legend>
      {hint && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
      {choices.map(({ value, text, amount, detail }) => (
        <label key={value}>
          <input
            type="radio"
            value={value}
            defaultChecked={value === defaultValueOf(form, name)}
            {...form.register(name)}
          />
          <span>
            {text}
            {detail && <small>{detail}</small>}
          </span>
          {amount && <b>{amount}</b>}
        </label>
      ))}
    </fieldset>
  );
}
