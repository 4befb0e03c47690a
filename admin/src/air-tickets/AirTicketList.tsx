import type { AirTicketInquiry } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, MailLink, RowCard, RowLink } from '../lists';
import { HandledChip } from '../inquiries/HandledChip';
import { InquiryList } from '../inquiries/InquiryList';
import { AirTicketShow } from './AirTicketShow';
import { inquiryPath, journey } from './airTicketNames';

const SORT_FIELDS = ['createdAt', 'departureDate', 'fullName', 'isHandled'];

/** /account/air-ticket-inquiries */
export default function AirTicketList() {
  const label = useLabel();
  return (
    <>
      <InquiryList<AirTicketInquiry>
        title={label('app.airTickets.title')}
        sortFields={SORT_FIELDS}
        nameOf={({ fullName }) => fullName}
        card={(inquiry) => (
          <RowCard
            to={inquiryPath(inquiry.id)}
            title={journey(inquiry)}
            badge={<HandledChip isHandled={inquiry.isHandled} />}
            subtitle={inquiry.fullName}
            lines={[
              [inquiry.departureDate, inquiry.returnDate]
                .filter((day) => day !== null)
                .map(dayName)
                .join(' – '),
              inquiry.email,
            ]}
            foot={catMoment(inquiry.createdAt)}
            figure={label('app.airTickets.passengers', { count: inquiry.numberOfPassengers })}
          />
        )}
        empty={
          <ListEmpty title={label('app.airTickets.empty')} body={label('app.airTickets.emptyBody')} page="/airticket" />
        }
      >
        {COLUMNS}
      </InquiryList>
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
  <Column<AirTicketInquiry> key="journey" source="destinationCity" label="app.airTickets.journey" render={journey} />,
  <Column<AirTicketInquiry>
    key="departure"
    source="departureDate"
    render={({ departureDate }) => dayName(departureDate)}
  />,
  <Column<AirTicketInquiry>
    key="return"
    source="returnDate"
    disableSort
    render={({ returnDate }) => returnDate && dayName(returnDate)}
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
