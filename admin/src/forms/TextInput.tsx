import { get, useFormContext } from 'react-hook-form';
import { TextInput as AnyTextInput, useWrappedSource, type TextInputProps, type Validator } from 'react-admin';
import { isOneLine } from '@imisozi/core/one-line';
import { typedText } from '@imisozi/core/typed-text';
import { label } from '../i18n/label';

/**
 * The text input of every form. An input of one line says before sending what the API refuses (rules/api 5); a text that
 * was stored with hidden characters before that rule stays until it is changed.
 */
export function TextInput({ validate, ...props }: TextInputProps) {
  const { formState } = useFormContext();
  const stored: unknown = get(formState.defaultValues, useWrappedSource(props.source));
  const oneLine: Validator = (value: unknown) =>
    typeof value === 'string' && value !== stored && !isOneLine(typedText(value))
      ? label('app.form.oneLine')
      : undefined;
  return <AnyTextInput {...props} validate={props.multiline ? validate : [...[validate ?? []].flat(), oneLine]} />;
}
