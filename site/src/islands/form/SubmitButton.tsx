import type { Ref } from 'react';

interface Props {
  readonly text: string;
  readonly busyText: string;
  readonly busy: boolean;
  /** Tells the submit buttons of a form apart. */
  readonly value?: string;
  readonly quiet?: boolean;
  readonly disabled?: boolean;
  /** Disabled until hydration. */
  readonly awaitsScript?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A submit button; it shows a spinner and is disabled while busy. */
export function SubmitButton(props: Props) {
  const { text, busyText, busy, value, quiet = false, disabled = false, awaitsScript = false, ref } = props;
  return (
    <button
      ref={ref}
      type="submit"
      className={quiet ? 'button button--quiet' : 'button'}
      name={value && 'action'}
      value={value}
      disabled={busy || disabled || awaitsScript}
      data-awaits-script={awaitsScript || undefined}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyText : text}
    </button>
  );
}
