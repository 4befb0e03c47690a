import { Box, Link, Typography } from '@mui/material';
import type { AirTicketInquiry } from '../data/types';
import { catMoment, dayName } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { OpenThread } from '../threads/OpenThread';
import { HandledChip } from '../inquiries/HandledChip';
import { HandleButton } from '../inquiries/HandleButton';
import { MakeProposal } from '../quotes/MakeProposal';
import { Facts } from '../record/Facts';
import { PhoneLinks } from '../ui/PhoneLinks';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { journey } from './airTicketNames';

/** One inquiry, in a drawer beside the list. */
export function AirTicketShow() {
  return (
    <RecordDrawer<AirTicketInquiry>>
      <RecordBody<AirTicketInquiry>>{(inquiry) => <InquiryDetail inquiry={inquiry} />}</RecordBody>
    </RecordDrawer>
  );
}

function InquiryDetail({ inquiry }: { readonly inquiry: AirTicketInquiry }) {
  const label = useLabel();
  const { id, fullName, email, phone, isHandled } = inquiry;
  return (
    <>
      <RecordTitle title={journey(inquiry)}>
        <HandledChip isHandled={isHandled} />
        {catMoment(inquiry.createdAt)}
      </RecordTitle>
      <Facts
        heading={label('app.airTickets.flight')}
        rows={[
          [label('resources.air-ticket-inquiries.fields.departureDate'), dayName(inquiry.departureDate)],
          [
            label('resources.air-ticket-inquiries.fields.returnDate'),
            inquiry.returnDate ? dayName(inquiry.returnDate) : label('app.airTickets.oneWay'),
          ],
          [label('resources.air-ticket-inquiries.fields.numberOfPassengers'), inquiry.numberOfPassengers],
          [
            label('resources.air-ticket-inquiries.fields.cabinClass'),
            label(`app.airTickets.cabinClasses.${inquiry.cabinClass}`),
          ],
        ]}
      />
      <Facts
        heading={label('app.inquiries.sender')}
        rows={[
          [label('resources.air-ticket-inquiries.fields.fullName'), fullName],
          [
            label('resources.air-ticket-inquiries.fields.email'),
            <Link key="email" href={`mailto:${email}`}>
              {email}
            </Link>,
          ],
          [label('resources.air-ticket-inquiries.fields.phone'), <PhoneLinks key="phone" phone={phone} />],
        ]}
      />
      {inquiry.specialRequests && (
        <section>
          <Typography variant="h3">{label('resources.air-ticket-inquiries.fields.specialRequests')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{inquiry.specialRequests}</Typography>
        </section>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OpenThread email={email} />
        <MakeProposal from={{ airTicketInquiryId: id }} />
        <HandleButton id={id} isHandled={isHandled} title={fullName} />
      </Box>
    </>
  );
}
