import type { Scene } from '../scene.ts';
import { agentsUntrue, commissionUntrue, giftsUntrue } from './balances.ts';
import { monthsChanged, reportsUntrue, statementsUntrue, taxesUntrue } from './books.ts';
import { placesUntrue, ticksUntrue } from './operations.ts';
import { clientsUntrue } from './people.ts';
import { permitsSold } from './permits.ts';
import { proposalsUntrue } from './proposals.ts';
import { secretsRead } from './secrets.ts';
import { payablesUntrue, servicesUntrue } from './suppliers.ts';

type Rule = (scene: Scene) => Promise<string[]>;

/** What is true of an office at any moment (rules/operating 8). */
const ALWAYS: readonly Rule[] = [
  proposalsUntrue,
  placesUntrue,
  ticksUntrue,
  servicesUntrue,
  permitsSold,
  monthsChanged,
  statementsUntrue,
  taxesUntrue,
  giftsUntrue,
  commissionUntrue,
  clientsUntrue,
];

/** What the product says of it, which is asked while nothing happens. */
const WHEN_QUIET: readonly Rule[] = [reportsUntrue, payablesUntrue, agentsUntrue, secretsRead];

const untrue = async (rules: readonly Rule[], scene: Scene): Promise<string[]> =>
  (await Promise.all(rules.map((rule) => rule(scene)))).flat();

/** @returns a sentence for each thing that is not true of an office */
export const officeUntrue = async (scene: Scene): Promise<string[]> => [
  ...scene.books.outrages,
  ...(await untrue(ALWAYS, scene)),
];

/** The same of what the product says about it: reports, balances, and what others can read. */
export const officeToldUntrue = (scene: Scene): Promise<string[]> => untrue(WHEN_QUIET, scene);
