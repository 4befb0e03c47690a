import Copy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  GlobalStyles,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCopy } from '../actions/useCopy';
import { useLabel } from '../i18n/useLabel';
import { saveFile } from '../lists/saveFile';
import { entryList } from './Entry';

/** On paper there are the title and the codes. */
const ON_PAPER = { '@media print': { '#root, .MuiSnackbar-root, .not-on-paper': { display: 'none !important' } } };

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, which no call returns again: only who says that they are saved can close it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const label = useLabel();
  const copy = useCopy();
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);
  const lines = codes.join('\n');
  const save = () =>
    saveFile({
      name: label('app.security.recovery.fileName'),
      content: new Blob([`${lines}\n`], { type: 'text/plain' }),
    });
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <GlobalStyles styles={ON_PAPER} />
      <DialogTitle id={id} variant="h2" component="h2">
        {label('app.security.recovery.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DialogContentText>{label('app.security.recovery.text')}</DialogContentText>
        <Box
          component="ul"
          aria-label={label('app.security.recovery.title')}
          sx={{ ...entryList, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Box className="not-on-paper" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button startIcon={<Copy />} onClick={() => void copy(lines)}>
            {label('app.security.recovery.copy')}
          </Button>
          <Button startIcon={<Download />} onClick={save}>
            {label('app.security.recovery.file')}
          </Button>
          <Button startIcon={<Print />} onClick={() => window.print()}>
            {label('app.security.recovery.print')}
          </Button>
        </Box>
        <FormControlLabel
          className="not-on-paper"
          control={<Checkbox checked={isSaved} onChange={(_, isChecked) => setIsSaved(isChecked)} />}
          label={label('app.security.recovery.saved')}
        />
      </DialogContent>
      <DialogActions className="not-on-paper" sx={{ p: 2, pt: 1 }}>
        <Button variant="contained" disabled={!isSaved} onClick={onClose}>
          {label('app.security.recovery.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
