import { Box, TableCell, Typography } from '@mui/material';
import { catMoment } from '../format/catTime';
import type { ManifestRow } from '../data/types';
import { useLabel } from '../i18n/useLabel';
import { ADULT } from '@imisozi/core/pricing/party';

interface PartyCellProps extends Pick<ManifestRow, 'party'> {
  /** The name of the column. */
  readonly column: string;
}

/** The travellers of a booking, with the facts that guide and driver need about each. */
export function PartyCell({ party, column }: PartyCellProps) {
  const label = useLabel();
  if (!party) return <TableCell data-column={column}>{label('app.manifest.unreadable')}</TableCell>;
  return (
    <TableCell data-column={column} sx={{ minWidth: { sm: 160 } }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {party.map(
          (
            { names, type, typeLabel, diet, remarks, arrivalFlight, arrivalAt, departureFlight, departureAt },
            index,
          ) => (
            <li key={index}>
              {names}
              {type !== ADULT && ` (${typeLabel})`}
              {[
                [diet, remarks],
                [arrivalFlight || arrivalAt ? label('app.manifest.arrives') : null, arrivalFlight, moment(arrivalAt)],
                [
                  departureFlight || departureAt ? label('app.manifest.leaves') : null,
                  departureFlight,
                  moment(departureAt),
                ],
              ]
                .map((words) => words.filter(Boolean).join(', '))
                .filter(Boolean)
                .map((line) => (
                  <Typography key={line} variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                    {line}
                  </Typography>
                ))}
            </li>
          ),
        )}
      </Box>
    </TableCell>
  );
}

const moment = (at: string | null) => at && catMoment(at);
