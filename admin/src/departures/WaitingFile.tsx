import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { saveFile } from '../lists/saveFile';

/** The waiting list of a departure as a file for spreadsheets. */
export function WaitingFile({ departureId }: { readonly departureId: string }) {
  const label = useLabel();
  const notify = useNotify();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.waitingFile(departureId),
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button size="small" startIcon={<Download />} disabled={isPending} onClick={() => mutate()}>
      {label('app.departures.waiting.file')}
    </Button>
  );
}
