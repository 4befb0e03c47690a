/** The API's names for resources with other names in the dashboard's URLs, which never change (rules/dashboard 1). */
const API_NAMES: Readonly<Record<string, string>> = {
  'tour-bookings': 'orders',
  'events/participant': 'participants',
  queues: 'dead-jobs',
};

/** The API's name for a resource of the dashboard. */
export const apiName = (resource: string): string => API_NAMES[resource] ?? resource;

const DASHBOARD_NAMES = Object.fromEntries(Object.entries(API_NAMES).map(([ours, theirs]) => [theirs, ours]));

/** The dashboard's name for a resource of the API. */
export const dashboardName = (resource: string): string => DASHBOARD_NAMES[resource] ?? resource;
