import type { AirTicketInquiry } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  Column,
  ListEmpty,
  ListPage,
  MailLink,
  Moment,
  RowCard,
  RowLink,
  ExportSelection,
} from '../lists';
import { BulkHandle } from '../messages/BulkHandle';
import { HandledState } from '../messages/HandledState';
import { HandleMessage } from '../messages/HandleMessage';
import { messageFilters } from '../messages/messageFilters';
import { MessageKinds } from '../messages/MessageKinds';
import { AirTicketShow } from './AirTicketShow';
import { inquiryPath, journey } from './airTicketNames';

const SORT_FIELDS = ['createdAt', 'departureDate', 'fullName', 'isHandled'];

/** /account/air-ticket-inquiries */
export default function AirTicketList() {
  const label = useLabel();
  return (
    <>
      <ListPage<AirTicketInquiry>
        title={label('app.messages.kinds.air-ticket-inquiries')}
        notice={<MessageKinds />}
        filters={messageFilters}
        sortFields={SORT_FIELDS}
        bulk={
          <>
            <BulkHandle />
            <ExportSelection />
          </>
        }
        rowClick="show"
        card={(inquiry) => (
          <RowCard
            to={inquiryPath(inquiry.id)}
            title={journey(inquiry)}
            badge={<HandledState isHandled={inquiry.isHandled} />}
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
      </ListPage>
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
  <Column<AirTicketInquiry>
    key="state"
    source="isHandled"
    render={({ isHandled }) => <HandledState isHandled={isHandled} />}
  />,
  <Column<AirTicketInquiry> key="created" source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />,
  <ActionsColumn<AirTicketInquiry>
    key="actions"
    verb="handle"
    render={({ id, isHandled, fullName }) => <HandleMessage id={id} isHandled={isHandled} title={fullName} />}
  />,
];
