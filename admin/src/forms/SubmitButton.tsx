import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps {
  /** What it says. */
  readonly label: string;
  /** The form has been saved, and is about to be left. */
  readonly saved: boolean;
}

/** React-admin's button of a form, but one that also judges a form in which nothing was typed yet. */
export function SubmitButton({ label, saved }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const busy = isSubmitting || saved;
  return <SaveButton alwaysEnable={!busy} label={busy ? 'app.form.saving' : label} icon={<></>} size="large" />;
}
