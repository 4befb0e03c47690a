import { Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { LoadError } from '../../page/LoadError';
import { MailText } from '../MailText';
import { TextsLinks } from './TextsLinks';

/** One kind of mail as its recipient gets it. */
export function MailPreviewCard({ id }: { readonly id: string }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-previews', 'getOne', id],
    queryFn: () => dataProvider.mailPreview(id),
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={400} sx={{ mt: 2 }} />;
  return (
    <Card sx={{ mt: 2 }}>
      <MailText mail={data}>
        <Typography variant="h2">{data.subject}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {data.preview}
        </Typography>
        <TextsLinks documents={data.words} />
        {data.attachments.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label('app.mailPreviews.attachments', { names: data.attachments.join(', ') })}
          </Typography>
        )}
      </MailText>
    </Card>
  );
}
