import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { Order, Traveller } from '../data/types';
import type { StaffDataProvider } from '../dataProvider';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';

/** The travellers of a booking. Fetched on request, because the audit trail records each access (rules/privacy 2). */
export function OrderTravellers({ order: { id, itemType } }: { readonly order: Order }) {
  const label = useLabel();
  const { canAccess } = useCanAccess({ resource: 'travellers', action: 'list' });
  const dataProvider = useDataProvider<StaffDataProvider>();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => dataProvider.travellersOf(id) });
  const list = useRef<HTMLDivElement>(null);
  // Moves the focus, because the button that had it has disappeared.
  useEffect(() => {
    if (data) list.current?.focus();
  }, [data]);
  if (!canAccess || itemType !== 'tour') return null;
  return (
    <Box component="section">
      <Typography variant="h3">{label('app.orders.travellers.title')}</Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? (
        <Box ref={list} tabIndex={-1} sx={{ display: 'grid', gap: 2, mt: 1, outline: 'none' }}>
          {data.travellers.length === 0 && <Typography>{label('app.orders.travellers.none')}</Typography>}
          {data.travellers.map((traveller) => (
            <TravellerFacts key={traveller.id} traveller={traveller} />
          ))}
        </Box>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label('app.orders.travellers.recorded')}
          </Typography>
          <Button disabled={isPending} onClick={() => mutate()}>
            {label('app.orders.travellers.show')}
          </Button>
        </>
      )}
    </Box>
  );
}

function TravellerFacts({ traveller }: { readonly traveller: Traveller }) {
  const label = useLabel();
  const day = (value: string | null) => value && dayName(value);
  const flight = (name: string | null, at: string | null) => [name, at && catMoment(at)].filter(Boolean).join(', ');
  const rows = (
    [
      ['type', traveller.type],
      ['birthDate', day(traveller.birthDate)],
      ['nationality', traveller.nationality],
      ['passportNumber', traveller.passportNumber],
      ['passportExpiry', day(traveller.passportExpiry)],
      ['diet', traveller.diet],
      ['remarks', traveller.remarks],
      ['arrival', flight(traveller.arrivalFlight, traveller.arrivalAt)],
      ['departure', flight(traveller.departureFlight, traveller.departureAt)],
    ] as const
  ).flatMap(([name, value]): [string, string][] =>
    value ? [[label(`app.orders.travellers.fields.${name}`), value]] : [],
  );
  return <Facts level="h4" heading={`${traveller.firstName} ${traveller.lastName}`} rows={rows} />;
}
