import type { RaRecord } from 'react-admin';
import { TwoLines } from './cells';
import { Column } from './Column';

/** What is done in attempts: an email, a message to a webhook, a job. */
interface Attempted extends RaRecord {
  readonly attempts: number;
  readonly lastError: string | null;
}

/** Why the last attempt failed, and how many there were. */
export const attemptColumns = [
  <Column<Attempted>
    key="lastError"
    source="lastError"
    disableSort
    render={({ lastError }) => lastError && <TwoLines>{lastError}</TwoLines>}
  />,
  <Column<Attempted> key="attempts" source="attempts" align="right" render={({ attempts }) => attempts} />,
];
