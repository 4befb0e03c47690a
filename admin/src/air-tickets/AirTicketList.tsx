import type { AirTicketInquiry } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, MailLink, RowCard, RowLink } from '../lists';
import { HandledChip } from '../inbox/HandledChip';
import { InboxList } from '../inbox/InboxList';
import { AirTicketShow } from './AirTicketShow';
import { inquiryPath, journey } from './airTicketNames';

const SORT_FIELDS = ['createdAt', 'departureDate', 'fullName', 'isHandled'];

/** /account/air-ticket-inquiries */
export default function AirTicketList() {
  const label = useLabel();
  return (
    <>
      <InboxList<AirTicketInquiry>
        title={label('app.messages.kinds.air-ticket-inquiries')}
        sortFields={SORT_FIELDS}
        nameOf={({ fullName }) => fullName}
        card={(inquiry) => (
          <RowCard
            to={inquiryPath(inquiry.id)}
            title={journey(inquiry)}
            badge={<HandledChip isHandled={inquiry.isHandled} />}
            subtitle={inquiry.fullName}
            lines={[`${dayName(inquiry.departureDate)} – ${dayName(inquiry.returnDate)}`, inquiry.email]}
            foot={catMoment(inquiry.createdAt)}
            figure={label('app.messages.passengers', { smart_count: inquiry.numberOfPassengers })}
          />
        )}
        empty={
          <ListEmpty
            title={label('app.messages.noInquiries')}
            body={label('app.messages.noInquiriesBody')}
            page="/airticket"
          />
        }
      >
        {COLUMNS}
      </InboxList>
      <AirTicketShow />
    </>
  );
}

const COLUMNS = [
  <Column<AirTicketInquiry>
    key="name"
    source="fullName"
    render={({ id, fullName }) => <RowLink to={inquiryPath(id)}>{fullName}</RowLink>}
  />,
  <Column<AirTicketInquiry> key="journey" source="destinationCity" label="app.messages.journey" render={journey} />,
  <Column<AirTicketInquiry>
    key="departure"
    source="departureDate"
    render={({ departureDate }) => dayName(departureDate)}
  />,
  <Column<AirTicketInquiry>
    key="return"
    source="returnDate"
    disableSort
    render={({ returnDate }) => dayName(returnDate)}
  />,
  <Column<AirTicketInquiry>
    key="passengers"
    source="numberOfPassengers"
    align="right"
    disableSort
    render={({ numberOfPassengers }) => numberOfPassengers}
  />,
  <Column<AirTicketInquiry> key="email" source="email" render={({ email }) => <MailLink email={email} max={170} />} />,
];
