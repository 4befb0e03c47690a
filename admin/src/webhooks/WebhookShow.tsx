import { Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Webhook } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Facts } from '../record/Facts';
import { RecordBody } from '../record/RecordBody';
import { RecordDrawer } from '../record/RecordDrawer';
import { RecordTitle } from '../record/RecordTitle';
import { WebhookActions } from './WebhookActions';
import { deliveriesOf } from './webhookPaths';
import { WebhookStatusChip } from './WebhookStatusChip';

/** One webhook and its actions, in a drawer beside the list. */
export function WebhookShow() {
  return (
    <RecordDrawer<Webhook>>
      <RecordBody<Webhook>>{(webhook) => <WebhookDetail webhook={webhook} />}</RecordBody>
    </RecordDrawer>
  );
}

function WebhookDetail({ webhook }: { readonly webhook: Webhook }) {
  const label = useLabel();
  const { id, url, description, events, createdAt } = webhook;
  return (
    <>
      <RecordTitle title={description || url}>
        <WebhookStatusChip webhook={webhook} />
        {catDay(createdAt)}
      </RecordTitle>
      <WebhookActions webhook={webhook} />
      <Facts
        heading={label('app.webhooks.what')}
        rows={[
          [label('resources.webhooks.fields.url'), url],
          [
            label('resources.webhooks.fields.events'),
            events.map((event) => label(`app.webhooks.events.${event}`)).join(', '),
          ],
        ]}
      />
      <div>
        <Button component={LinkBase} to={deliveriesOf(id)} variant="outlined">
          {label('app.webhooks.deliveries.show')}
        </Button>
      </div>
    </>
  );
}
