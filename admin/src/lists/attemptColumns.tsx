import type { RaRecord } from 'react-admin';
import { TwoLines } from './cells';
import { Column } from './Column';

/** Something with attempts: an email, a message to a webhook, a job. */
interface Attempted extends RaRecord {
  readonly attempts: number;
  readonly lastError: string | null;
}

/** The columns for the last error and the number of attempts. */
export const attemptColumns = [
  <Column<Attempted>
    key="lastError"
    source="lastError"
    disableSort
    render={({ lastError }) => lastError && <TwoLines>{lastError}</TwoLines>}
  />,
  <Column<Attempted> key="attempts" source="attempts" align="right" render={({ attempts }) => attempts} />,
];
