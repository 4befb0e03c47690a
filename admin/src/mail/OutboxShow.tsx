import { Alert, AlertTitle } from '@mui/material';
import type { OutboxMail } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/paths';
import { Facts } from '../shared/Facts';
import { RecordBody } from '../shared/RecordBody';
import { RecordDrawer } from '../shared/RecordDrawer';
import { RecordTitle } from '../shared/RecordTitle';
import { MailStatusChip } from './MailStatusChip';
import { RetryMail } from './RetryMail';

/** What became of a mail, beside the outbox. */
export function OutboxShow() {
  return (
    <RecordDrawer<OutboxMail>>
      <RecordBody<OutboxMail>>{(mail) => <MailDetail mail={mail} />}</RecordBody>
    </RecordDrawer>
  );
}

function MailDetail({ mail }: { readonly mail: OutboxMail }) {
  const label = useLabel();
  return (
    <>
      <RecordTitle title={mail.subject ?? mail.template}>
        <MailStatusChip status={mail.status} />
        {catMoment(mail.createdAt)}
      </RecordTitle>
      {mail.lastError && (
        <Alert severity={mail.status === 'sent' ? 'info' : 'error'}>
          <AlertTitle>{label('resources.outbox.fields.lastError')}</AlertTitle>
          {mail.lastError}
        </Alert>
      )}
      <div>
        <RetryMail mail={mail} />
      </div>
      <Facts
        heading={label('app.outbox.delivery')}
        rows={[
          [label('resources.outbox.fields.recipient'), mail.recipient],
          [label('resources.outbox.fields.replyTo'), mail.replyTo ?? '–'],
          [label('resources.outbox.fields.template'), mail.template],
          [label('resources.outbox.fields.attempts'), mail.attempts],
          [label('resources.outbox.fields.sentAt'), mail.sentAt ? catMoment(mail.sentAt) : '–'],
          [
            label('resources.payments.fields.order'),
            mail.orderId ? (
              <RowLink key="order" to={bookingPath(mail.orderId)}>
                {label('app.outbox.openOrder')}
              </RowLink>
            ) : (
              '–'
            ),
          ],
        ]}
      />
    </>
  );
}
