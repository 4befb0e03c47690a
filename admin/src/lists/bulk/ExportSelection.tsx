import Download from '@mui/icons-material/Download';
import { useMutation } from '@tanstack/react-query';
import { Button, useDataProvider, useListContext, useNotify, useResourceContext } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { saveFile } from '../saveFile';
import { useHeadings, withHeadings, withoutHeadings } from '../fileHeadings';
import { chunks, MAX_IDS_IN_URL } from './chunks';

/** A file for spreadsheets of the selected records. */
export function ExportSelection() {
  const label = useLabel();
  const notify = useNotify();
  const resource = useResourceContext()!;
  const headingOf = useHeadings(resource);
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { selectedIds, sort } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const files = await Promise.all(
        chunks(selectedIds, MAX_IDS_IN_URL).map((id) => dataProvider.listFile(resource, { filter: { id }, sort })),
      );
      const [first, ...more] = files.map(({ content }) => content);
      const parts = [await withHeadings(first!, headingOf), ...(await Promise.all(more.map(withoutHeadings)))];
      return { name: files[0]!.name, content: new Blob(parts, { type: first!.type }) };
    },
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Button label={label('app.bulk.export')} disabled={isPending} onClick={() => mutate()}>
      <Download />
    </Button>
  );
}
