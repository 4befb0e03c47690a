import { Link } from '@mui/material';
import type { Subscriber } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, ListPage, RowCard, SEARCH_INPUT } from '../lists';
import { SubscriberTabs } from './SubscriberTabs';

const FILTERS = [SEARCH_INPUT];
const SORT_FIELDS = ['createdAt', 'email'];

/** /account/subscribers */
export default function SubscriberList() {
  const label = useLabel();
  return (
    <ListPage<Subscriber>
      title={label('app.menu.subscribers')}
      notice={<SubscriberTabs />}
      filters={FILTERS}
      sortFields={SORT_FIELDS}
      card={({ email, createdAt }) => <RowCard title={email} foot={catDay(createdAt)} />}
      empty={<ListEmpty title={label('app.subscribers.empty')} body={label('app.subscribers.emptyBody')} page="/" />}
    >
      <Column<Subscriber> source="email" render={({ email }) => <Link href={`mailto:${email}`}>{email}</Link>} />
      <Column<Subscriber> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
    </ListPage>
  );
}
