import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps {
  readonly label: string;
  /** The form has been saved, and its page is about to close. */
  readonly saved: boolean;
}

/** React-admin's SaveButton, but enabled in an untouched form too, so that validation can show what is missing. */
export function SubmitButton({ label, saved }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const busy = isSubmitting || saved;
  return <SaveButton alwaysEnable={!busy} label={busy ? 'app.form.saving' : label} icon={<></>} size="large" />;
}
