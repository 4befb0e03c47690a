interface Props {
  readonly text: string;
  readonly busyText: string;
  readonly busy: boolean;
  /** Tells two buttons of one form apart. */
  readonly value?: string;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
}

/** Sends the form; spins and can not be pressed again while the form is on its way. */
export function SubmitButton({ text, busyText, busy, value, quiet = false, disabled = false }: Props) {
  return (
    <button
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
