import Attachment from '@mui/icons-material/Attachment';
import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { OutboxMail } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { saveFile } from '../lists/saveFile';
import { MailText } from './MailText';

/** The content of an email in the outbox, and its attachments. */
export function MailContent({ mail: { id } }: { readonly mail: OutboxMail }) {
  const label = useLabel();
  const notify = useNotify();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['outbox', 'content', id],
    queryFn: () => dataProvider.mailContent(id),
    // A refusal about this mail would be the same again.
    retry: false,
  });
  const { mutate: save, isPending } = useMutation({
    mutationFn: (index: number) => dataProvider.mailAttachment(id, index),
    onSuccess: saveFile,
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  if (error && !data) return <Alert severity="info">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={400} />;
  return (
    <Card component="section" aria-label={label('app.outbox.content')} sx={{ minWidth: 0 }}>
      <MailText mail={data}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label('app.outbox.asNow')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: data.attachments.length ? 1 : 0 }}>
          {data.attachments.map((name, index) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              startIcon={<Attachment />}
              disabled={isPending}
              onClick={() => save(index)}
            >
              {name}
            </Button>
          ))}
        </Box>
      </MailText>
    </Card>
  );
}
