import { LANGUAGES } from '@imisozi/core/languages';
import { usd } from '@imisozi/core/money';
import { Box, Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import type { Client, ClientRow } from '../data/types';
import { catDay, dayName } from '../format/catTime';
import type { English } from '../i18n/texts';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { PhoneLinks } from '../ui/PhoneLinks';
import { ClientActions } from './ClientActions';
import { ClientHistory } from './ClientHistory';
import { MergedClients } from './MergedClients';

/** One client and all that is known of the person, in a drawer beside the list. */
export function ClientShow() {
  return (
    <RecordDrawer<Client | ClientRow>>
      <RecordBody<Client | ClientRow>>{(client) => <ClientDetail client={client} />}</RecordBody>
    </RecordDrawer>
  );
}

interface OfClient {
  readonly client: Client;
}

function ClientDetail({ client }: { readonly client: Client | ClientRow }) {
  const label = useLabel();
  return (
    <>
      <RecordTitle title={client.names || label('app.clients.nameless')}>
        {label('app.clients.met', { date: catDay(client.createdAt) })}
      </RecordTitle>
      <Lifetime client={client} />
      {isWhole(client) && (
        <>
          <ClientActions client={client} />
          <MergedClients client={client} />
          <Person client={client} />
          <Written client={client} />
          <ClientHistory client={client} />
        </>
      )}
    </>
  );
}

/** A row of the list is shown until the client is loaded. */
const isWhole = (client: Client | ClientRow): client is Client => 'addresses' in client;

function Lifetime({ client: { lifetime } }: { readonly client: ClientRow }) {
  const label = useLabel();
  return (
    <Facts
      heading={label('app.clients.lifetime')}
      rows={[
        [label('app.clients.bookings'), lifetime.bookings],
        [label('app.clients.paid'), usd(lifetime.paid)],
        [label('app.clients.lastTrip'), lifetime.lastTrip ? dayName(lifetime.lastTrip) : '–'],
      ]}
    />
  );
}

function Person({ client }: OfClient) {
  const label = useLabel();
  const field = (name: keyof English['resources']['clients']['fields']) => label(`resources.clients.fields.${name}`);
  const { addresses, language, birthday, consent, consentOn } = client;
  const of = (kind: 'email' | 'phone') => addresses.filter((one) => one.kind === kind);
  const agreed = label(`app.clients.consents.${consent}`);
  return (
    <Facts
      heading={label('app.clients.facts')}
      rows={[
        [field('email'), of('email').map((address) => <MailLine key={address.value} address={address} />)],
        [
          field('phoneNumber'),
          of('phone').map(({ value }) => (
            <div key={value}>
              <PhoneLinks phone={value} />
            </div>
          )),
        ],
        [field('language'), LANGUAGES[language].name],
        [field('birthday'), birthday ? dayName(birthday) : '–'],
        [
          field('consent'),
          consentOn ? label('app.clients.consentOn', { consent: agreed, day: dayName(consentOn) }) : agreed,
        ],
      ]}
    />
  );
}

function MailLine({ address: { value, bounceReason } }: { readonly address: Client['addresses'][number] }) {
  const label = useLabel();
  return (
    <div>
      <Link href={`mailto:${value}`}>{value}</Link>
      {bounceReason && (
        <Typography variant="body2" color="error">
          {label('app.clients.bounced', { reason: bounceReason })}
        </Typography>
      )}
    </div>
  );
}

/** What staff have written about the person. */
function Written({ client }: OfClient) {
  const label = useLabel();
  const written = (['preferences', 'note'] as const).filter((name) => client[name]);
  if (written.length === 0) return null;
  return (
    <Box component="section">
      {written.map((name) => (
        <Fragment key={name}>
          <Typography variant="h3">{label(`resources.clients.fields.${name}`)}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', mb: 1 }}>{client[name]}</Typography>
        </Fragment>
      ))}
    </Box>
  );
}
