import { Link } from '@mui/material';
import type { Participant } from '../data/types';
import { catMoment } from '../format/catTime';
import { usd } from '@imisozi/core/money';
import type { English } from '../i18n/texts';
import { ClientLink } from '../clients/ClientLink';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { PhoneLinks } from '../ui/PhoneLinks';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { fullName } from './participantNames';

/** One registration, in a drawer beside the list. */
export function ParticipantShow() {
  return (
    <RecordDrawer<Participant>>
      <RecordBody<Participant>>{(participant) => <ParticipantDetail participant={participant} />}</RecordBody>
    </RecordDrawer>
  );
}

function ParticipantDetail({ participant }: { readonly participant: Participant }) {
  const label = useLabel();
  const field = (name: keyof English['resources']['events/participant']['fields']) =>
    label(`resources.events/participant.fields.${name}`);
  const { phone, email } = participant;
  return (
    <>
      <RecordTitle title={fullName(participant)}>
        {label('app.participants.registered', { date: catMoment(participant.createdAt) })}
      </RecordTitle>
      <Facts
        heading={label('app.participants.registration')}
        rows={[
          [field('eventName'), participant.eventName],
          [field('amount'), usd(participant.amount)],
          [field('dietRequirements'), participant.dietRequirements],
          [field('dataProtection'), label(participant.dataProtection ? 'app.confirm.yes' : 'app.confirm.no')],
        ]}
      />
      <Facts
        heading={label('app.participants.person')}
        rows={[
          [field('position'), participant.position],
          [field('department'), participant.department],
          [field('organization'), participant.organization],
          [field('phone'), <PhoneLinks phone={phone} />],
          [field('email'), <Link href={`mailto:${email}`}>{email}</Link>],
          [label('app.clients.one'), <ClientLink email={email} />],
          [field('address'), participant.address],
          [field('town'), participant.town],
          [field('country'), participant.country],
        ]}
      />
    </>
  );
}
