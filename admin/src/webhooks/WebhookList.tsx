import { Box } from '@mui/material';
import type { Webhook } from '../data/types';
import { catDay } from '../format/catTime';
import { useLabel } from '../i18n/useLabel';
import { Column, ListEmpty, ListPage, RowCard, RowLink, SEARCH_INPUT } from '../lists';
import { CreateWebhook } from './CreateWebhook';
import { WebhookTabs } from './WebhookTabs';
import { webhookPath } from './webhookPaths';
import { WebhookShow } from './WebhookShow';
import { WebhookStatusChip } from './WebhookStatusChip';

const FILTERS = [SEARCH_INPUT];
const SORT_FIELDS = ['createdAt', 'url', 'description', 'isActive'];

/** /account/webhooks: the other systems that are notified of orders and participants. */
export default function WebhookList() {
  const label = useLabel();
  const eventsOf = ({ events }: Webhook) => events.map((event) => label(`app.webhooks.events.${event}`)).join(', ');
  return (
    <>
      <ListPage<Webhook>
        title={label('app.menu.webhooks')}
        notice={
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <WebhookTabs />
            <CreateWebhook />
          </Box>
        }
        filters={FILTERS}
        sortFields={SORT_FIELDS}
        rowClick="show"
        card={(webhook) => (
          <RowCard
            to={webhookPath(webhook.id)}
            title={webhook.description || webhook.url}
            badge={<WebhookStatusChip webhook={webhook} />}
            lines={[webhook.description ? webhook.url : '', eventsOf(webhook)]}
            foot={catDay(webhook.createdAt)}
          />
        )}
        empty={<ListEmpty title={label('app.webhooks.empty')} body={label('app.webhooks.emptyBody')} />}
      >
        <Column<Webhook> source="url" render={({ id, url }) => <RowLink to={webhookPath(id)}>{url}</RowLink>} />
        <Column<Webhook> source="description" render={({ description }) => description} />
        <Column<Webhook> source="events" disableSort render={eventsOf} />
        <Column<Webhook> source="isActive" render={(webhook) => <WebhookStatusChip webhook={webhook} />} />
        <Column<Webhook> source="createdAt" render={({ createdAt }) => catDay(createdAt)} />
      </ListPage>
      <WebhookShow />
    </>
  );
}
