import { Alert, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Quote } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { useLabel } from '../i18n/useLabel';
import { MailText } from '../mail/MailText';

/** The mail that sending a proposal would write, in the client's language; or what the proposal still lacks. */
export function UnsentMail({ quote: { id, updatedAt } }: { readonly quote: Quote }) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['quotes', 'mail', id, updatedAt],
    queryFn: () => dataProvider.quoteMail(id),
    // A refusal about this proposal would be the same again.
    retry: false,
  });
  if (error && !data) {
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {error.message}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  return (
    <Card component="section" variant="outlined" aria-label={label('app.quotes.mail')} sx={{ mt: 2, minWidth: 0 }}>
      <MailText mail={data}>
        <Typography sx={{ fontWeight: 600 }}>{data.subject}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label('app.mailPreviews.attachments', { names: data.attachments.join(', ') })}
        </Typography>
      </MailText>
    </Card>
  );
}
