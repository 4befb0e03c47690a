import { useEffect, useRef, type ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { form as text } from '../../i18n/for-browsers';
import { FORM_NAME } from '../../lib/forms/posted';
import { SubmitButton } from './SubmitButton';
import { FieldProblems } from './fields';
import { Honeypot } from './Honeypot';
import type { SiteForm } from './useSiteForm';

interface Props<V extends Record<string, unknown>> {
  readonly siteForm: SiteForm<V>;
  /** The form's accessible name. */
  readonly label: string;
  /** Whether the page also handles it without JavaScript; other forms are disabled until hydration. */
  readonly worksWithoutJs?: boolean;
  /** Hidden fields for a POST without JavaScript. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** The style of the problems that the server reports. */
  readonly tone?: 'error' | 'warning';
  /** The button's label and its label while busy; or the buttons themselves, if there are several. */
  readonly button: readonly [text: string, busyText: string] | ReactNode;
  readonly children: ReactNode;
}

const isLabelPair = (button: unknown): button is readonly [string, string] => Array.isArray(button);

/** The frame of every form: fields, problems that the server reports, buttons, success notice. */
export function Form<V extends Record<string, unknown>>({
  siteForm,
  label,
  worksWithoutJs = false,
  hiddenFields = {},
  tone = 'error',
  button,
  children,
}: Props<V>) {
  const { name, form, isHydrated, busy, problems, isPosted, byField, message, submit } = siteForm;
  const closed = !worksWithoutJs && !isHydrated;
  const hasHoneypot = 'website' in (form.formState.defaultValues ?? {});
  return (
    <>
      <form
        className="form"
        id={name}
        method="post"
        action={worksWithoutJs ? `#${name}` : undefined}
        // Until hydration the browser's own validation applies.
        noValidate={isHydrated}
        onSubmit={submit}
        aria-label={label}
        aria-busy={busy}
      >
        {worksWithoutJs &&
          Object.entries({ [FORM_NAME]: name, ...hiddenFields }).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        {/* A page that answers a POST opens at the form: what is wrong is in view, and again beside its field. */}
        {isPosted && <Problems problems={problems} tone={tone} />}
        <fieldset disabled={closed}>
          <FieldProblems value={byField}>{children}</FieldProblems>
          {hasHoneypot && <Honeypot registration={form.register('website' as Path<V>)} />}
        </fieldset>
        {!isPosted && <Problems problems={problems} tone={tone} />}
        <div className="actions">
          {isLabelPair(button) ? (
            <SubmitButton text={button[0]} busyText={button[1]} busy={busy} awaitsScript={closed} />
          ) : (
            button
          )}
        </div>
      </form>
      <Success message={message} />
    </>
  );
}

/** The problems that the server reports. The list takes the focus, because the submit button was disabled meanwhile. */
function Problems({ problems, tone }: { readonly problems: readonly string[]; readonly tone: string }) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(problems);
  useEffect(() => {
    if (problems.length > 0 && problems !== first.current) list.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className={`note note--${tone}`} role="alert" tabIndex={-1} ref={list}>
      {problems.length === 1 ? (
        <p>{problems[0]}</p>
      ) : (
        <>
          <p>{text.problems}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The success notice. It takes the focus, as {@link Problems} does. */
function Success({ message }: { readonly message: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  const first = useRef(message);
  useEffect(() => {
    if (message && message !== first.current) note.current?.focus();
  }, [message]);
  return (
    <p className={message ? 'note note--success' : ''} role="status" tabIndex={-1} ref={note}>
      {message}
    </p>
  );
}
