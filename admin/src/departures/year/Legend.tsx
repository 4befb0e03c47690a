import { Box } from '@mui/material';
import { useLabel } from '../../i18n/useLabel';
import { ColorChip } from '../../ui/ColorChip';
import { TONE_OF } from '../DepartureChip';

const SHOWN = ['available', 'guaranteed', 'few-left', 'full', 'closed'] as const;

/** The meaning of the colours of the days. */
export function Legend() {
  const label = useLabel();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {SHOWN.map((name) => (
        <ColorChip key={name} tone={TONE_OF[name]} label={label(`app.departures.labels.${name}`)} />
      ))}
    </Box>
  );
}
