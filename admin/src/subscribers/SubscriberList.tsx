import { Link } from '@mui/material';
import { SearchInput } from 'react-admin';
import type { Subscriber } from '../data/types';
import { catDay } from '../format/catTime';
import { labels } from '../i18n/en';
import { useLabel } from '../i18n/useLabel';
import { Column, csvExporter, ListEmpty, ListPage, RowCard } from '../lists';

const FILTERS = [<SearchInput key="q" source="q" alwaysOn />];
const SORT_FIELDS = ['createdAt', 'email'];

const { fields } = labels.resources.subscribers;
const subscriberCsv = csvExporter<Subscriber>('subscribers', () => [
  [fields.email, ({ email }) => email],
  [fields.createdAt, ({ createdAt }) => catDay(createdAt)],
]);

/** /account/subscribers */
export default function SubscriberList() {
  const label = useLabel();
  return (
    <ListPage<Subscriber>
      title={label('app.menu.subscribers')}
      filters={FILTERS}
      exporter={subscriberCsv}
      sortFields={SORT_FIELDS}
      card={({ email, createdAt }) => <RowCard title={email} foot={catDay(createdAt)} />}
      empty={<ListEmpty title={label('app.subscribers.empty')} body={label('app.subscribers.emptyBody')} />}
    >
      <Column<Subscriber> source="email" render={({ email }) => <Link href={`mailto:${email}`}>{email}</Link>} />
      <Column<Subscriber> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
    </ListPage>
  );
}
