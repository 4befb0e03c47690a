import type { ReactNode, SubmitEventHandler } from 'react';
import { form as text } from '../../i18n/en';
import '../../styles/forms.css';
import { useHydrated } from './useHydrated';

interface Props {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly busy: boolean;
  /** What the server refuses, one sentence each. */
  readonly problems?: readonly string[];
  /** How the server's answer is shown: as an error, or milder. */
  readonly tone?: 'error' | 'warning';
  /** Names the form for those who listen. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The frame of every form: closed until the page is alive, so that nothing typed gets lost and nothing is sent past
 * the script, and while it is busy; with the server's list of problems above the buttons.
 */
export function Form({ onSubmit, busy, problems = [], tone = 'error', label, children }: Props) {
  const alive = useHydrated();
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit} aria-label={label} aria-busy={busy}>
      <fieldset disabled={!alive}>{children}</fieldset>
      <Problems problems={problems} tone={tone} />
    </form>
  );
}

/** The list that the server answers a refused form with. */
function Problems({ problems, tone }: { readonly problems: readonly string[]; readonly tone: string }) {
  if (problems.length === 0) return null;
  return (
    <div className={`note note--${tone}`} role="alert">
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
