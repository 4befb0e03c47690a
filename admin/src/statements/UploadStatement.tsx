import Add from '@mui/icons-material/Add';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCanAccess, useDataProvider, useNotify, useRedirect } from 'react-admin';
import { sentencesOf } from '../data/failures';
import type { NewStatement } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { ErrorAlerts } from '../forms/ErrorAlerts';
import { useLabel } from '../i18n/useLabel';
import { ChooseFile } from './ChooseFile';
import type { ReadFile } from './readFile';
import { StatementPreview } from './StatementPreview';
import { statementPath } from './statementPaths';

/** Uploads a bank statement, for users who may. */
export function UploadStatement() {
  const label = useLabel();
  const [isOpen, setIsOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'statements', action: 'create' });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setIsOpen(true)}>
        {label('app.statements.upload.action')}
      </Button>
      {isOpen && <UploadDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The file, what is in it, and for a CSV file which column is what. */
function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const label = useLabel();
  const id = useId();
  const notify = useNotify();
  const redirect = useRedirect();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [file, setFile] = useState<NewStatement | null>(null);
  const [newRows, setNewRows] = useState(0);
  const [unreadable, setUnreadable] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NewStatement) => dataProvider.uploadStatement(body),
    onSuccess: ({ message, data }) => {
      notify(message, { type: 'success' });
      redirect(statementPath(data.id));
    },
  });

  function choose(read: ReadFile): void {
    reset();
    setUnreadable('');
    setNewRows(0);
    setFile(read);
  }

  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id={id} variant="h2" component="h2">
        {label('app.statements.upload.title')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
          <ChooseFile chosen={file?.name} onChoose={choose} onFailed={setUnreadable} />
          {unreadable && <Alert severity="error">{unreadable}</Alert>}
          {file && <StatementPreview file={file} onChange={setFile} onRead={setNewRows} />}
          <ErrorAlerts sentences={error ? sentencesOf(error) : []} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 1 }}>
        <Button onClick={onClose} disabled={isPending}>
          {label('app.form.dismiss')}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={!file || newRows === 0}
          onClick={() => file && mutate(file)}
        >
          {label('app.statements.upload.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
