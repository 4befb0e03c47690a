import Download from '@mui/icons-material/Download';
import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { useHeadings, withHeadings } from '../../lists/fileHeadings';
import { saveFile } from '../../lists/saveFile';
import type { FiguresQuery } from './dateRanges';

const BOOKINGS = 'tour-bookings';

/** Two files for the accountant: the bookings paid in these days, and the table of the revenue. */
export function FigureFiles({ query }: { readonly query: FiguresQuery }) {
  const label = useLabel();
  const notify = useNotify();
  const headingOf = useHeadings(BOOKINGS);
  const dataProvider = useDataProvider<StaffDataProvider>();
  const figureHeading = (name: string) =>
    name === 'start'
      ? label(`app.dashboard.overTime.by.${query.by}`)
      : label(`app.dashboard.overTime.${name as 'orders' | 'paid' | 'revenue'}`);
  const { mutate, isPending } = useMutation({
    mutationFn: async (kind: 'payments' | 'revenue') => {
      const file =
        kind === 'payments' ? await dataProvider.paidOrdersFile(query) : await dataProvider.revenueFile(query);
      const { content } = file;
      return {
        name: `${kind}-${query.from}-${query.to}.csv`,
        content: await withHeadings(content, kind === 'payments' ? headingOf : figureHeading),
      };
    },
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {(['payments', 'revenue'] as const).map((kind) => (
        <Button key={kind} startIcon={<Download />} disabled={isPending} onClick={() => mutate(kind)}>
          {label(`app.dashboard.overTime.files.${kind}`)}
        </Button>
      ))}
    </Box>
  );
}
