import { ReferenceInput, SelectInput } from 'react-admin';
import type { Webhook, WebhookDelivery } from '../../data/types';
import { catMoment } from '../../format/catTime';
import { useLabel } from '../../i18n/useLabel';
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
  SEARCH_INPUT,
  statusInput,
} from '../../lists';
import { WebhookTabs } from '../WebhookTabs';
import { deliveryPath } from '../webhookPaths';
import { DeliveryShow } from './DeliveryShow';
import { DELIVERY_STATUSES, DeliveryStatusChip } from './DeliveryStatusChip';
import { ResendDelivery } from './ResendDelivery';

const FILTERS = [
  SEARCH_INPUT,
  statusInput(DELIVERY_STATUSES, 'app.webhooks.deliveries.states'),
  // Shown after a link from a webhook, because the list keeps its filters.
  <ReferenceInput
    key="webhookId"
    source="webhookId"
    reference="webhooks"
    label="app.webhooks.deliveries.to"
    perPage={100}
  >
    <SelectInput
      label="app.webhooks.deliveries.to"
      optionText={({ description, url }: Webhook) => description || url}
    />
  </ReferenceInput>,
  ...dayFilterInputs('createdAt'),
];
const SORT_FIELDS = ['createdAt', 'event', 'status', 'attempts'];

/** /account/webhook-deliveries: every message to another system with its status. */
export default function DeliveryList() {
  const label = useLabel();
  const name = ({ event }: WebhookDelivery) => label(`app.webhooks.events.${event}`);
  return (
    <>
      <ListPage<WebhookDelivery>
        title={label('app.webhooks.deliveries.title')}
        notice={<WebhookTabs />}
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(delivery) => (
          <RowCard
            title={<RowLink to={deliveryPath(delivery.id)}>{name(delivery)}</RowLink>}
            badge={<DeliveryStatusChip status={delivery.status} />}
            lines={[delivery.lastError ?? undefined]}
            foot={catMoment(delivery.createdAt)}
            figure={<ResendDelivery delivery={delivery} />}
          />
        )}
        empty={
          <ListEmpty title={label('app.webhooks.deliveries.empty')} body={label('app.webhooks.deliveries.emptyBody')} />
        }
      >
        <Column<WebhookDelivery>
          source="event"
          render={(delivery) => <RowLink to={deliveryPath(delivery.id)}>{name(delivery)}</RowLink>}
        />
        <Column<WebhookDelivery> source="status" render={({ status }) => <DeliveryStatusChip status={status} />} />
        <Column<WebhookDelivery> source="answer" align="right" render={({ answer }) => answer ?? '–'} />
        {attemptColumns}
        <Column<WebhookDelivery> source="createdAt" render={({ createdAt }) => <Moment at={createdAt} />} />
        <ActionsColumn<WebhookDelivery> action="resend" render={(delivery) => <ResendDelivery delivery={delivery} />} />
      </ListPage>
      <DeliveryShow />
    </>
  );
}
