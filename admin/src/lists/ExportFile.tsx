import Download from '@mui/icons-material/Download';
import { useMutation } from '@tanstack/react-query';
import { Button, useDataProvider, useNotify, useResourceContext } from 'react-admin';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { useHeadings, withHeadings } from './fileHeadings';
import { saveFile } from './saveFile';
import { useList } from './useList';

/** Exports all rows that match the search and the filters as CSV, in the order of the list. */
export function ExportFile() {
  const label = useLabel();
  const notify = useNotify();
  const resource = useResourceContext()!;
  const headingOf = useHeadings(resource);
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { filterValues, sort, total } = useList();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { name, content } = await dataProvider.listFile(resource, { filter: filterValues, sort });
      return { name, content: await withHeadings(content, headingOf) };
    },
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button
      label={label('app.list.export')}
      aria-label={label('app.list.export')}
      disabled={isPending || !total}
      onClick={() => mutate()}
    >
      <Download />
    </Button>
  );
}
