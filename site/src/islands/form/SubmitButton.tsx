import type { Ref } from 'react';

interface Props {
  readonly text: string;
  readonly busyText: string;
  readonly busy: boolean;
  /** Tells two buttons of one form apart. */
  readonly value?: string;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  /** Closed only until the script runs. */
  readonly waking?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Sends the form; spins and cannot be pressed again while the form is on its way. */
export function SubmitButton(props: Props) {
  const { text, busyText, busy, value, quiet = false, disabled = false, waking = false, ref } = props;
  return (
    <button
      ref={ref}
      type="submit"
      className={quiet ? 'button button--quiet' : 'button'}
      name={value && 'action'}
      value={value}
      disabled={busy || disabled || waking}
      data-waking={waking || undefined}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyText : text}
    </button>
  );
}
