import { AutocompleteInput, BooleanInput } from 'react-admin';
import type { AuditEntry, User } from '../data/types';
import { catMoment } from '../format/catTime';
import { RecordInput } from '../forms/RecordInput';
import { TextInput } from '../forms/TextInput';
import { textsBelow } from '../i18n/texts';
import { useLabel } from '../i18n/useLabel';
import {
  Column,
  dayFilterInputs,
  Ellipsis,
  ListEmpty,
  ListPage,
  Moment,
  OneLine,
  RowCard,
  RowLink,
  TwoLines,
  choiceInput,
  SEARCH_INPUT,
} from '../lists';
import { entryPath, useAuditLabels } from './auditNames';
import { AuditShow } from './AuditShow';

/** The resources in the audit trail; their names are in the labels. */
const RESOURCES = {
  events: 'events',
  participants: 'events/participant',
  destinations: 'destinations',
  lodges: 'lodges',
  tours: 'tours',
  orders: 'tour-bookings',
  payments: 'payments',
  publications: 'publications',
  comments: 'comments',
  reviews: 'reviews',
  users: 'users',
  security: 'security',
  'contact-messages': 'contact-messages',
  'air-ticket-inquiries': 'air-ticket-inquiries',
  outbox: 'outbox',
  campaigns: 'campaigns',
  'dead-jobs': 'queues',
  webhooks: 'webhooks',
  'webhook-deliveries': 'webhook-deliveries',
} as const;

/** Every field that has a label in the dashboard, with its label. */
function fieldChoices(): { readonly id: string; readonly name: string }[] {
  const places = [...Object.values(RESOURCES).map((name) => `resources.${name}.fields`), 'app.audit.fields'];
  return [...new Map(places.flatMap(textsBelow))]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

const FILTERS = [
  SEARCH_INPUT,
  choiceInput(
    'resource',
    'resources.audit.fields.resource',
    Object.entries(RESOURCES).map(([id, name]) => ({ id, name: `resources.${name}.name` })),
  ),
  choiceInput(
    'action',
    'resources.audit.fields.action',
    textsBelow('app.audit.actions').map(([id]) => ({ id, name: `app.audit.actions.${id}` })),
  ),
  <AutocompleteInput
    key="field"
    source="field"
    label="app.audit.filters.field"
    choices={fieldChoices()}
    translateChoice={false}
    sx={{ minWidth: { sm: 240 } }}
  />,
  <RecordInput
    key="userId"
    source="userId"
    reference="users"
    sort={{ field: 'email', order: 'ASC' }}
    label="resources.audit.fields.userEmail"
    optionText={({ email }: User) => email}
  />,
  <TextInput key="recordId" source="recordId" label="app.file.recordId" />,
  <BooleanInput key="technical" source="technical" label="app.audit.filters.technical" />,
  ...dayFilterInputs('createdAt'),
];
const SORT_FIELDS = ['createdAt', 'userEmail', 'action', 'resource', 'label'];

/** /account/audit: who did what to which record, when and from where. */
export default function AuditList() {
  const label = useLabel();
  const labels = useAuditLabels();
  const who = ({ userEmail }: AuditEntry) => userEmail || label('app.audit.system');
  const changed = ({ resource, changes }: AuditEntry) =>
    Object.keys(changes)
      .map((field) => labels.field(resource, field))
      .join(', ');
  return (
    <>
      <ListPage<AuditEntry>
        title={label('app.menu.audit')}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(entry) => (
          <RowCard
            to={entryPath(entry.id)}
            title={`${labels.action(entry.action)}: ${entry.label}`}
            subtitle={labels.resource(entry.resource)}
            lines={[who(entry), changed(entry)]}
            foot={catMoment(entry.createdAt)}
          />
        )}
        empty={<ListEmpty title={label('app.audit.empty')} />}
      >
        <Column<AuditEntry>
          source="createdAt"
          render={({ id, createdAt }) => (
            <RowLink to={entryPath(id)}>
              <Moment at={createdAt} />
            </RowLink>
          )}
        />
        <Column<AuditEntry> source="userEmail" render={(entry) => <Ellipsis>{who(entry)}</Ellipsis>} />
        <Column<AuditEntry> source="action" render={({ action }) => labels.action(action)} />
        <Column<AuditEntry> source="resource" render={({ resource }) => labels.resource(resource)} />
        <Column<AuditEntry> source="label" render={(entry) => <TwoLines>{entry.label}</TwoLines>} />
        <Column<AuditEntry>
          source="changes"
          disableSort
          render={(entry) => <TwoLines>{changed(entry)}</TwoLines>}
          sx={{ minWidth: 160 }}
        />
        <Column<AuditEntry> source="ip" disableSort render={({ ip }) => <OneLine>{ip}</OneLine>} />
      </ListPage>
      <AuditShow />
    </>
  );
}
