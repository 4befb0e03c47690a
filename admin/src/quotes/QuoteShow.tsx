import { usd } from '@imisozi/core/money';
import { Alert, Box, Link, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Quote } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { ClientLink } from '../clients/ClientLink';
import { useLabel } from '../i18n/useLabel';
import { bookingPath } from '../orders/orderPaths';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { PhoneLinks } from '../ui/PhoneLinks';
import { QuoteActions } from './QuoteActions';
import { QuoteChip } from './QuoteChip';

/** One proposal and its actions, in a drawer beside the list. */
export function QuoteShow() {
  return (
    <RecordDrawer<Quote>>
      <RecordBody<Quote>>{(quote) => <QuoteDetail quote={quote} />}</RecordBody>
    </RecordDrawer>
  );
}

function QuoteDetail({ quote }: { readonly quote: Quote }) {
  const label = useLabel();
  const { client, travelDate, endDate, departure, validUntil, sentAt, lostReason, orderId, missedAt } = quote;
  const name = (
    field: 'names' | 'email' | 'phoneNumber' | 'travelDate' | 'people' | 'validUntil' | 'source' | 'sentAt',
  ) => label(`resources.quotes.fields.${field}`);
  return (
    <>
      <RecordTitle title={quote.title || quote.number}>
        <QuoteChip quote={quote} />
        {label('app.quotes.numberAndRevision', { number: quote.number, revision: quote.revision })}
      </RecordTitle>
      <QuoteActions quote={quote} />
      {quote.state === 'SENT' && missedAt && (
        <Alert severity="warning">{label('app.quotes.missedHelp', { moment: catMoment(missedAt) })}</Alert>
      )}
      <Facts
        heading={label('app.quotes.facts')}
        rows={[
          [name('names'), client.names || '–'],
          [name('email'), client.email ? <Link href={`mailto:${client.email}`}>{client.email}</Link> : '–'],
          ...(client.email
            ? [[label('app.clients.one'), <ClientLink key="client" email={client.email} />] as const]
            : []),
          [name('phoneNumber'), client.phoneNumber ? <PhoneLinks phone={client.phoneNumber} /> : '–'],
          [name('travelDate'), travelDate && endDate ? `${dayName(travelDate)} – ${dayName(endDate)}` : '–'],
          ...(departure ? [[label('app.quotes.departure'), <Room key="departure" {...departure} />] as const] : []),
          [name('people'), quote.people],
          [name('validUntil'), validUntil ? dayName(validUntil) : '–'],
          [name('source'), label(`app.quotes.sources.${quote.source}`)],
          [name('sentAt'), sentAt ? catMoment(sentAt) : '–'],
          ...(lostReason ? [[label('resources.quotes.fields.lostReason'), lostReason] as const] : []),
          ...(orderId
            ? [
                [
                  label('app.quotes.booking'),
                  <Link key="order" component={LinkBase} to={bookingPath(orderId)}>
                    {label('app.quotes.openBooking')}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      <Facts
        heading={label('app.quotes.options.label')}
        rows={quote.options.map(({ name: option, total, margin }, index) => [
          option || label('app.quotes.options.option', { number: index + 1 }),
          label('app.quotes.sums', {
            total: usd(total),
            cost: usd(margin.cost),
            margin: usd(margin.margin),
            percent: margin.percent === null ? '–' : String(margin.percent),
          }),
        ])}
      />
      {quote.openings.length > 0 && (
        <Facts
          heading={label('app.quotes.openings')}
          rows={quote.openings.map(({ day, count }) => [dayName(day), label('app.quotes.times', { count })])}
        />
      )}
      {quote.changes.length > 0 && (
        <Box component="section">
          <Typography variant="h3">{label('app.quotes.changes')}</Typography>
          {quote.changes.map(({ message, createdAt }) => (
            <Box key={createdAt} sx={{ mt: 1 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {catMoment(createdAt)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>
            </Box>
          ))}
        </Box>
      )}
      {quote.request && (
        <Box component="section">
          <Typography variant="h3">{label('resources.quotes.fields.request')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{quote.request}</Typography>
        </Box>
      )}
    </>
  );
}

/** Whether its departure has room for the party, and how many seats are left. */
function Room({ room, seatsLeft }: NonNullable<Quote['departure']>) {
  const label = useLabel();
  const seats = seatsLeft === null || room === 'gone' ? null : label('app.departures.seatsLeft', { count: seatsLeft });
  return <>{[label(`app.quotes.rooms.${room}`), seats].filter(Boolean).join(' · ')}</>;
}
