/** The paths of webhooks and deliveries below /account. */
const WEBHOOKS = '/webhooks';
export const webhookPath = (id: string): string => `${WEBHOOKS}/${encodeURIComponent(id)}/show`;
export const deliveryPath = (id: string): string => `/webhook-deliveries/${encodeURIComponent(id)}/show`;
export const deliveriesOf = (webhookId: string): string =>
  `/webhook-deliveries?filter=${encodeURIComponent(JSON.stringify({ webhookId }))}`;
