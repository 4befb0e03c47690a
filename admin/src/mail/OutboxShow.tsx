import { Alert, AlertTitle, Box } from '@mui/material';
import type { OutboxMail } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { RowLink } from '../lists';
import { bookingPath } from '../orders/orderPaths';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { MailContent } from './MailContent';
import { mailPath } from './mailPaths';
import { MailStatusChip } from './MailStatusChip';
import { RetryMail } from './RetryMail';
import { SendMailAgain } from './SendMailAgain';

/** One email, in a drawer beside the outbox. */
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
      {mail.resentAs && (
        <Alert severity="info">
          {label('app.outbox.sentAgain')} <RowLink to={mailPath(mail.resentAs)}>{label('app.outbox.newer')}</RowLink>
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RetryMail mail={mail} />
        <SendMailAgain mail={mail} />
      </Box>
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
      <MailContent mail={mail} />
    </>
  );
}
