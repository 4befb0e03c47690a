import Next from '@mui/icons-material/ChevronRight';
import Previous from '@mui/icons-material/ChevronLeft';
import { Alert, Box, IconButton, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Order, OrderLetter } from '../../data/types';
import type { StaffDataProvider } from '../../dataProvider';
import { useLabel } from '../../i18n/useLabel';
import { MailText } from '../../mail/MailText';

interface LetterPreviewProps {
  readonly orders: readonly Order[];
  readonly letterOf: (order: Order) => OrderLetter;
}

/** The email of each client as it will arrive, one at a time. */
export function LetterPreview({ orders, letterOf }: LetterPreviewProps) {
  const label = useLabel();
  const dataProvider = useDataProvider<StaffDataProvider>();
  const [place, setPlace] = useState(0);
  const order = orders[place]!;
  const letter = letterOf(order);
  const { data, error } = useQuery({
    queryKey: ['letters', order.id, letter],
    queryFn: () => dataProvider.previewLetter(order.id, letter),
    retry: false,
  });
  const count = orders.length;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={label('app.orders.bulk.letter.previous')}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        >
          <Previous />
        </IconButton>
        <Typography role="status" sx={{ flexGrow: 1, textAlign: 'center', overflowWrap: 'anywhere', minWidth: 0 }}>
          {label('app.orders.bulk.letter.to', {
            place: place + 1,
            count,
            number: order.number,
            to: data?.to ?? order.client.email,
          })}
        </Typography>
        <IconButton
          aria-label={label('app.orders.bulk.letter.next')}
          disabled={place === count - 1}
          onClick={() => setPlace(place + 1)}
        >
          <Next />
        </IconButton>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={400} />}
      {data && (
        <MailText mail={data.mail}>
          <Typography sx={{ fontWeight: 650 }}>{data.mail.subject}</Typography>
        </MailText>
      )}
    </>
  );
}
