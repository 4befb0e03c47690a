import { Alert, AlertTitle } from '@mui/material';
import type { WebhookDelivery } from '../../data/types';
import { catMoment } from '../../format/catTime';
import { useLabel } from '../../i18n/useLabel';
import { RowLink } from '../../lists';
import { Code } from '../../ui/Code';
import { Facts } from '../../record/Facts';
import { RecordBody } from '../../record/RecordBody';
import { RecordDrawer } from '../../record/RecordDrawer';
import { RecordTitle } from '../../record/RecordTitle';
import { webhookPath } from '../webhookPaths';
import { DeliveryStatusChip } from './DeliveryStatusChip';
import { ResendDelivery } from './ResendDelivery';

/** One message to another system, in a drawer beside the list. */
export function DeliveryShow() {
  return (
    <RecordDrawer<WebhookDelivery>>
      <RecordBody<WebhookDelivery>>{(delivery) => <DeliveryDetail delivery={delivery} />}</RecordBody>
    </RecordDrawer>
  );
}

function DeliveryDetail({ delivery }: { readonly delivery: WebhookDelivery }) {
  const label = useLabel();
  const { id, webhookId, event, status, attempts, answer, lastError, body, createdAt, deliveredAt } = delivery;
  return (
    <>
      <RecordTitle title={label(`app.webhooks.events.${event}`)}>
        <DeliveryStatusChip status={status} />
        {catMoment(createdAt)}
      </RecordTitle>
      {lastError && (
        <Alert severity={status === 'delivered' ? 'info' : 'error'}>
          <AlertTitle>{label('resources.webhook-deliveries.fields.lastError')}</AlertTitle>
          {lastError}
        </Alert>
      )}
      <div>
        <ResendDelivery delivery={delivery} />
      </div>
      <Facts
        heading={label('app.webhooks.deliveries.message')}
        rows={[
          [
            label('app.webhooks.deliveries.to'),
            <RowLink key="webhook" to={webhookPath(webhookId)}>
              {label('app.webhooks.deliveries.openWebhook')}
            </RowLink>,
          ],
          [label('resources.webhook-deliveries.fields.answer'), answer ?? '–'],
          [label('resources.webhook-deliveries.fields.attempts'), attempts],
          [label('resources.webhook-deliveries.fields.deliveredAt'), deliveredAt ? catMoment(deliveredAt) : '–'],
          ['webhook-id', <Code key="id">{id}</Code>],
          [
            label('resources.webhook-deliveries.fields.body'),
            <Code key="body">{JSON.stringify(JSON.parse(body), null, 2)}</Code>,
          ],
        ]}
      />
    </>
  );
}
