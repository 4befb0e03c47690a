import type { Ref } from 'react';

interface Props {
  readonly text: string;
  readonly busyText: string;
  readonly busy: boolean;
  /** Tells two buttons of one form apart. */
  readonly value?: string;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Sends the form; spins and can not be pressed again while the form is on its way. */
export function SubmitButton({ text, busyText, busy, value, quiet = false, disabled = false, ref }: Props) {
  return (
    <button
      ref={ref}
      type="submit"
      className={quiet ? 'button button--quiet' : 'button'}
      name={value && 'action'}
      value={value}
      disabled={busy || disabled}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyText : text}
    </button>
  );
}
