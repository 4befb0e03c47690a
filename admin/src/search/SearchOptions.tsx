import { Box, Typography } from '@mui/material';
import { useLabel } from '../i18n/useLabel';
import type { SearchChoice } from './searchChoice';

interface SearchOptionsProps {
  readonly id: string;
  readonly optionId: (place: number) => string;
  readonly choices: readonly SearchChoice[];
  /** The place that the arrow keys have reached. */
  readonly current: number;
  readonly onChoose: (choice: SearchChoice) => void;
}

/** The lines below the input; the focus stays in the input. */
export function SearchOptions({ id, optionId, choices, current, onChoose }: SearchOptionsProps) {
  const label = useLabel();
  return (
    <Box id={id} role="listbox" aria-label={label('app.search.results')}>
      {choices.map((choice, place) => (
        <Box
          key={`${choice.kind} ${choice.link} ${choice.title}`}
          id={optionId(place)}
          role="option"
          aria-selected={place === current}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 1.5,
            px: 1.5,
            py: 1,
            minHeight: 44,
            borderRadius: 1,
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-selected="true"]': { bgcolor: 'action.selected' },
          }}
        >
          <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
            <Typography component="span">{choice.title}</Typography>
            {choice.subtitle && (
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {choice.subtitle}
              </Typography>
            )}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flexShrink: 0 }}>
            {choice.kind}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
