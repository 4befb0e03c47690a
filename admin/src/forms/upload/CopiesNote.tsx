import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';

/** How often the number is refetched while copies are being made; there is no live event for it. */
const LOOK_AGAIN_MS = 3_000;

/** Shows after an upload that copies of pictures are being made, until they are finished. */
export function CopiesNote() {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data: waiting = 0 } = useQuery({
    queryKey: ['media', 'copies'],
    queryFn: () => dataProvider.pictureCopies(),
    // The result of an earlier upload is outdated.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === 0 ? false : LOOK_AGAIN_MS),
  });
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {waiting > 0 && label('app.upload.copies', { count: waiting })}
    </Typography>
  );
}
