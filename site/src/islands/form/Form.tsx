import { useEffect, useRef, type ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { form as text } from '../../i18n/en';
import { FORM_NAME } from '../../lib/forms/posted';
import { SubmitButton } from './SubmitButton';
import { Trap } from './Trap';
import type { FormKit } from './useFormKit';

interface Props<V extends Record<string, unknown>> {
  readonly kit: FormKit<V>;
  /** Names the form for those who listen. */
  readonly label: string;
  /** Whether the page takes it by a plain POST too; a form that needs the script is closed until that runs. */
  readonly plain?: boolean;
  /** What a plain POST has to carry besides the visitor's answers. */
  readonly carries?: Readonly<Record<string, string>>;
  /** How the server's answer is shown: as an error, or milder. */
  readonly tone?: 'error' | 'warning';
  /** What the button says, and says while the form is on its way; or the buttons, where one is not enough. */
  readonly button: readonly [text: string, busyText: string] | ReactNode;
  readonly children: ReactNode;
}

const isWords = (button: unknown): button is readonly [string, string] => Array.isArray(button);

/** The frame of every form: its fields, the server's list of problems, its button, and what it is told in the end. */
export function Form<V extends Record<string, unknown>>({
  kit,
  label,
  plain = false,
  carries = {},
  tone = 'error',
  button,
  children,
}: Props<V>) {
  const { name, form, alive, busy, problems, message, submit } = kit;
  const closed = !plain && !alive;
  const hasTrap = 'website' in (form.formState.defaultValues ?? {});
  return (
    <>
      <form
        className="form"
        id={name}
        method="post"
        action={plain ? `#${name}` : undefined}
        // Until the page is alive the browser's own rules are better than none.
        noValidate={alive}
        onSubmit={submit}
        aria-label={label}
        aria-busy={busy}
      >
        {plain &&
          Object.entries({ [FORM_NAME]: name, ...carries }).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        <fieldset disabled={closed}>
          {children}
          {hasTrap && <Trap registration={form.register('website' as Path<V>)} />}
        </fieldset>
        <Problems problems={problems} tone={tone} />
        <div className="actions">
          {isWords(button) ? (
            <SubmitButton text={button[0]} busyText={button[1]} busy={busy} waking={closed} />
          ) : (
            button
          )}
        </div>
      </form>
      <Success message={message} />
    </>
  );
}

/** The list that the server answers a refused form with. It takes the focus: the button that had it was closed. */
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

/** What the visitor is told when it worked. It takes the focus, as {@link Problems} does. */
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
