import type { MouseEvent, ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface Props<V extends FieldValues> {
  readonly form: UseFormReturn<V>;
  readonly title: string;
  /** What was chosen in it, which shows while it is closed. */
  readonly chosen: string;
  /** The first step is open, and the others without JavaScript, too (`booking.css`). */
  readonly isFirst?: boolean;
  /** The button that leads on; the last step ends with the form's own. */
  readonly next?: string;
  readonly children: ReactNode;
}

/** A step of a long form: it opens and closes as HTML, and leads to the next one once its fields are right. */
export function Step<V extends FieldValues>({ form, title, chosen, isFirst, next, children }: Props<V>) {
  return (
    <details className="step" open={isFirst}>
      <summary>
        <h3>{title}</h3>
        <span className="chosen">{chosen}</span>
      </summary>
      <div className="fields">
        {children}
        {next && (
          <button
            type="button"
            className="button button--quiet scripted"
            onClick={(event) => void openNext(event, (names) => form.trigger(names, { shouldFocus: true }))}
          >
            {next}
          </button>
        )}
      </div>
    </details>
  );

  async function openNext(
    { currentTarget }: MouseEvent<HTMLElement>,
    isValid: (names: FieldPath<V>[]) => Promise<boolean>,
  ): Promise<void> {
    const step = currentTarget.closest('details')!;
    const names = [...step.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name as FieldPath<V>);
    if (!(await isValid(names))) return;
    const following = step.nextElementSibling as HTMLDetailsElement;
    step.open = false;
    following.open = true;
    following.querySelector('summary')!.focus();
  }
}

/** Opens the step of a wrong field, which cannot take the focus while it is closed. */
export function openStepOf(field: Element | RadioNodeList | null): void {
  const step = field instanceof Element ? field.closest('details') : null;
  if (step) step.open = true;
}
