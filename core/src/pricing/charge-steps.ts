import type { CancellationStep } from './terms.ts';

/** A step of the charges for cancelling: until that many days before travel, inclusive. */
export interface ChargeStep {
  readonly untilDays: number;
  readonly chargePercent: number;
}

/**
 * The steps of a cancellation ladder, by the end of each: first nothing is charged, and the last step ends on the day of
 * travel (rules/cancelling 2).
 */
export const chargeSteps = (ladder: readonly CancellationStep[]): ChargeStep[] => [
  { untilDays: ladder[0] ? ladder[0].daysBefore + 1 : 0, chargePercent: 0 },
  ...ladder.map(({ chargePercent }, index) => {
    const next = ladder[index + 1];
    return { untilDays: next ? next.daysBefore + 1 : 0, chargePercent };
  }),
];
