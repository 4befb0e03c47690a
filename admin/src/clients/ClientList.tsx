import { CONSENTS } from '@imisozi/core/clients';
import { LANGUAGES } from '@imisozi/core/languages';
import { usd } from '@imisozi/core/money';
import type { ClientRow } from '../data/types';
import { catDay, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  choiceInput,
  Column,
  ExportSelection,
  ListEmpty,
  ListPage,
  MailLink,
  PhoneLink,
  RowCard,
  RowLink,
  SEARCH_INPUT,
} from '../lists';
import { clientPath } from './clientPaths';
import { ClientShow } from './ClientShow';

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'consent',
    'resources.clients.fields.consent',
    CONSENTS.map((id) => ({ id, name: `app.clients.consents.${id}` })),
  ),
];
const SORT_FIELDS = ['createdAt', 'names', 'email'];

/** /account/clients */
export default function ClientList() {
  const label = useLabel();
  const nameOf = ({ names }: ClientRow) => names || label('app.clients.nameless');
  return (
    <>
      <ListPage<ClientRow>
        title={label('app.menu.clients')}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        bulk={<ExportSelection />}
        rowClick="show"
        card={(row) => (
          <RowCard
            to={clientPath(row.id)}
            title={nameOf(row)}
            subtitle={row.email}
            lines={[row.phoneNumber, LANGUAGES[row.language].name].filter(Boolean)}
            foot={`${label('app.clients.bookings')}: ${row.lifetime.bookings}`}
            figure={usd(row.lifetime.paid)}
          />
        )}
        empty={<ListEmpty title={label('app.clients.empty')} body={label('app.clients.emptyBody')} />}
      >
        <Column<ClientRow> source="names" render={(row) => <RowLink to={clientPath(row.id)}>{nameOf(row)}</RowLink>} />
        <Column<ClientRow> source="email" render={({ email }) => email && <MailLink email={email} max={200} />} />
        <Column<ClientRow>
          source="phoneNumber"
          disableSort
          render={({ phoneNumber }) => phoneNumber && <PhoneLink phone={phoneNumber} />}
        />
        <Column<ClientRow> source="language" disableSort render={({ language }) => LANGUAGES[language].name} />
        <Column<ClientRow>
          source="lifetime.bookings"
          label="app.clients.bookings"
          align="right"
          disableSort
          render={({ lifetime }) => lifetime.bookings}
        />
        <Column<ClientRow>
          source="lifetime.paid"
          label="app.clients.paid"
          align="right"
          disableSort
          render={({ lifetime }) => usd(lifetime.paid)}
        />
        <Column<ClientRow>
          source="lifetime.lastTrip"
          label="app.clients.lastTrip"
          disableSort
          render={({ lifetime }) => (lifetime.lastTrip ? dayName(lifetime.lastTrip) : '–')}
        />
        <Column<ClientRow> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
      </ListPage>
      <ClientShow />
    </>
  );
}
