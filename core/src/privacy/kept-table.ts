import type { keeping } from '../texts/en/privacy.ts';
import type { Read } from '../texts/read-in.ts';
import { ALL_KINDS, SUBJECTS, type Subject } from './personal-kinds.ts';
import { countOf, isPeriod, type KeptPeriods } from './periods.ts';

type KeepingTexts = Read<typeof keeping>;

/** A line of the table of what is kept about people. */
export interface KeptSubject {
  readonly subject: Subject;
  readonly title: string;
  readonly why: string;
  readonly periods: readonly string[];
}

/**
 * The table of what is kept about people, why and how long, as the privacy page prints it (rules/privacy 8).
 * A period that is set to 0 has no end, and is not said.
 */
export function keptTable(texts: KeepingTexts, inForce: KeptPeriods): readonly KeptSubject[] {
  return (Object.keys(SUBJECTS) as Subject[]).map((subject) => ({
    subject,
    title: texts.subjects[subject],
    why: texts.why[SUBJECTS[subject]],
    periods: [...keptOf(subject)].flatMap((kept) => {
      if (!isPeriod(kept)) return texts.periods[kept];
      const count = countOf(kept, inForce);
      return count === 0 ? [] : texts.periods[kept]({ count });
    }),
  }));
}

/** How long the kinds of a subject are kept. */
const keptOf = (subject: Subject) =>
  new Set(ALL_KINDS.filter((kind) => kind.subject === subject).flatMap(({ kept }) => kept));
