import type { Participant } from '../data/types';
import { catDay } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import { useLabel } from '../i18n/useLabel';
import {
  Column,
  ListEmpty,
  ListPage,
  MailLink,
  PhoneLink,
  RowCard,
  RowLink,
  TwoLines,
  ExportSelection,
  SEARCH_INPUT,
} from '../lists';
import { fullName, participantPath } from './participantNames';
import { ParticipantShow } from './ParticipantShow';

const FILTERS = [SEARCH_INPUT];
const SORT_FIELDS = ['createdAt', 'familyName', 'eventName', 'organization'];

/** /account/events/participant */
export default function ParticipantList() {
  const label = useLabel();
  return (
    <>
      <ListPage<Participant>
        title={label('app.menu.participants')}
        steps={[{ label: label('app.menu.events'), to: '/events' }]}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        bulk={<ExportSelection />}
        rowClick="show"
        card={(row) => (
          <RowCard
            to={participantPath(row.id)}
            title={fullName(row)}
            subtitle={row.eventName}
            lines={[`${row.phone} · ${row.email}`, `${row.organization}, ${row.country}`]}
            foot={catDay(row.createdAt)}
            figure={usd(row.amount)}
          />
        )}
        empty={
          <ListEmpty
            title={label('app.participants.empty')}
            body={label('app.participants.emptyBody')}
            page="/participant"
          />
        }
      >
        {COLUMNS}
      </ListPage>
      <ParticipantShow />
    </>
  );
}

const COLUMNS = [
  <Column<Participant>
    key="name"
    source="familyName"
    render={(row) => <RowLink to={participantPath(row.id)}>{fullName(row)}</RowLink>}
  />,
  <Column<Participant> key="event" source="eventName" render={({ eventName }) => <TwoLines>{eventName}</TwoLines>} />,
  <Column<Participant>
    key="organization"
    source="organization"
    render={({ organization }) => <TwoLines>{organization}</TwoLines>}
  />,
  <Column<Participant> key="country" source="country" render={({ town, country }) => `${town}, ${country}`} />,
  <Column<Participant> key="phone" source="phone" disableSort render={({ phone }) => <PhoneLink phone={phone} />} />,
  <Column<Participant> key="email" source="email" render={({ email }) => <MailLink email={email} max={150} />} />,
  <Column<Participant> key="amount" source="amount" align="right" render={({ amount }) => usd(amount)} />,
  <Column<Participant> key="created" source="createdAt" render={({ createdAt }) => catDay(createdAt)} />,
];
