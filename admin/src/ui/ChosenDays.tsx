import { Box, TextField } from '@mui/material';
import type { DateRange } from '../format/kigaliDays';
import { useLabel } from '../i18n/useLabel';

interface ChosenDaysProps {
  readonly days: DateRange;
  readonly onChange: (days: DateRange) => void;
}

/** The first and the last day of the chosen range. */
export function ChosenDays({ days, onChange }: ChosenDaysProps) {
  const label = useLabel();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          size="small"
          fullWidth={false}
          label={label(`app.list.${end}`)}
          value={days[end]}
          onChange={({ target }) => onChange({ ...days, [end]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 150 }}
        />
      ))}
    </Box>
  );
}
