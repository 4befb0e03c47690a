import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../data/types';
import { dashboardName } from '../data/resourceNames';

/** The path of an audit trail entry below /account. */
export const entryPath = (id: string): string => `/audit/${encodeURIComponent(id)}/show`;

/** The page of a record in the dashboard, if its resource has one. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  events: (id) => `/events/view/${id}`,
  destinations: (id) => `/destinations/view/${id}`,
  lodges: (id) => `/lodges/view/${id}`,
  tours: (id) => `/tours/view/${id}`,
  publications: (id) => `/publications/view/${id}`,
  departures: (id) => `/departures/${id}/show`,
  orders: (id) => `/tour-bookings/${id}/show`,
  payments: (id) => `/payments/${id}/show`,
  participants: (id) => `/events/participant/${id}/show`,
  'contact-messages': (id) => `/contact-messages/${id}/show`,
  'air-ticket-inquiries': (id) => `/air-ticket-inquiries/${id}/show`,
  outbox: (id) => `/outbox/${id}/show`,
  'dead-jobs': (id) => `/queues/${id}/show`,
  webhooks: (id) => `/webhooks/${id}/show`,
  'webhook-deliveries': (id) => `/webhook-deliveries/${id}/show`,
};

/** The page of the changed record, or undefined if it was deleted or has none. */
export const recordPath = ({ action, resource, recordId }: AuditEntry): string | undefined =>
  recordId && action !== 'delete' ? PAGES[resource]?.(encodeURIComponent(recordId)) : undefined;

/** Labels for actions, resources and fields; a name without a label is shown as it is. */
export function useAuditLabels() {
  const translate = useTranslate();
  return {
    action: (action: string) => translate(`app.audit.actions.${action}`, { _: action }),
    resource: (resource: string) =>
      translate(`resources.${dashboardName(resource)}.name`, { smart_count: 1, _: resource }),
    field: (resource: string, field: string) =>
      translate(`resources.${dashboardName(resource)}.fields.${field}`, {
        _: translate(`app.audit.fields.${field}`, { _: field }),
      }),
  };
}
