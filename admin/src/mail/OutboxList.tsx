import type { OutboxMail } from '../data/types';
import { catMoment } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import {
  ActionsColumn,
  attemptColumns,
  Column,
  dayFilterInputs,
  ListEmpty,
  ListPage,
  Moment,
  RowCard,
  RowLink,
  TwoLines,
  SEARCH_INPUT,
  statusInput,
} from '../lists';
import { MailTabs } from './MailTabs';
import { mailPath } from './mailPaths';
import { MAIL_STATUSES, MailStatusChip } from './MailStatusChip';
import { OutboxShow } from './OutboxShow';
import { RetryMail } from './RetryMail';

const FILTERS = [SEARCH_INPUT, statusInput(MAIL_STATUSES, 'app.outbox.states'), ...dayFilterInputs('createdAt')];
const SORT_FIELDS = ['createdAt', 'recipient', 'status', 'attempts', 'sentAt'];

/** /account/outbox: every email with its delivery status. */
export default function OutboxList() {
  const label = useLabel();
  return (
    <>
      <ListPage<OutboxMail>
        title={label('app.menu.outbox')}
        notice={<MailTabs />}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(mail) => (
          <RowCard
            to={mailPath(mail.id)}
            title={mail.recipient}
            badge={<MailStatusChip status={mail.status} />}
            subtitle={mail.subject ?? mail.template}
            lines={[mail.lastError ?? undefined]}
            foot={catMoment(mail.createdAt)}
          />
        )}
        empty={<ListEmpty title={label('app.outbox.empty')} body={label('app.outbox.emptyBody')} />}
      >
        {COLUMNS}
      </ListPage>
      <OutboxShow />
    </>
  );
}

const COLUMNS = [
  <Column<OutboxMail>
    key="recipient"
    source="recipient"
    render={({ id, recipient }) => <RowLink to={mailPath(id)}>{recipient}</RowLink>}
  />,
  <Column<OutboxMail>
    key="subject"
    source="subject"
    render={({ subject, template }) => <TwoLines>{subject ?? template}</TwoLines>}
  />,
  <Column<OutboxMail> key="status" source="status" render={({ status }) => <MailStatusChip status={status} />} />,
  ...attemptColumns,
  <Column<OutboxMail> key="created" source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />,
  <ActionsColumn<OutboxMail> key="actions" action="retry" render={(mail) => <RetryMail mail={mail} />} />,
];
