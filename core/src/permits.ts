/**
 * The states of a permit and those that may follow (rules/permits 3). A bought one goes back to `to-buy` if it was
 * entered by mistake; `released` is final, because its number is free for another person.
 */
const TRANSITIONS = {
  'to-buy': ['bought'],
  bought: ['used', 'lost', 'released', 'to-buy'],
  used: ['bought'],
  lost: ['bought', 'released'],
  released: [],
} as const satisfies Record<string, readonly string[]>;

export type PermitState = keyof typeof TRANSITIONS;

export const PERMIT_STATES = Object.keys(TRANSITIONS) as PermitState[];

/** The states that may follow `state`; empty if it is final. */
export const permitStatesAfter = (state: PermitState): readonly PermitState[] => TRANSITIONS[state];

/** The states of a permit that the park has been paid for and the company still holds. */
export const PERMIT_HELD: readonly PermitState[] = ['bought', 'used', 'lost'];

/** Whether a permit is paid for and not given up. */
export const isPermitHeld = ({ state }: { readonly state: PermitState }): boolean => PERMIT_HELD.includes(state);

/** The number as it is compared: no two people have permits that differ only in case or spacing. */
export const comparedNumber = (number: string): string => number.replace(/[\s-]+/g, '').toUpperCase();
