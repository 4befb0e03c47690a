/** A line of the search: something found, a screen or a command. */
export interface SearchChoice {
  /** Where it leads, below /account; unique in the list. */
  readonly link: string;
  readonly title: string;
  readonly subtitle: string;
  /** What it is, in a word. */
  readonly kind: string;
}

/** How many were chosen last are offered again. */
const MAX_RECENT = 6;

/** Kept as long as the page is open: on a shared computer, nobody finds it later. */
let recent: readonly SearchChoice[] = [];

export const recentChoices = (): readonly SearchChoice[] => recent;

/** Remembers what was chosen, the last one first. */
export function rememberChoice(choice: SearchChoice): void {
  recent = [choice, ...recent.filter(({ link }) => link !== choice.link)].slice(0, MAX_RECENT);
}
