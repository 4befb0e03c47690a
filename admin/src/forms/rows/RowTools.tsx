import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useLabel } from '../../i18n/useLabel';

interface RowToolsProps {
  /** The row's name, for screen readers. */
  readonly name: string;
  /** Undefined if the order does not matter. */
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
  readonly onRemove: () => void;
}

/** Moves and removes a row of a list inside a form. */
export function RowTools({ name, onEarlier, onLater, onRemove }: RowToolsProps) {
  const label = useLabel();
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {(onEarlier || onLater) && (
        <>
          <IconButton disabled={!onEarlier} onClick={onEarlier} aria-label={label('app.rows.earlier', { name })}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton disabled={!onLater} onClick={onLater} aria-label={label('app.rows.later', { name })}>
            <ArrowDownward fontSize="small" />
          </IconButton>
        </>
      )}
      <IconButton onClick={onRemove} aria-label={label('app.rows.remove', { name })}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
