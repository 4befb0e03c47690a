/** The dashboard's addresses never change (rules/dashboard 1); the API names a few of the same records differently. */
const API_NAMES: Readonly<Record<string, string>> = {
  'tour-bookings': 'orders',
  'events/participant': 'participants',
  queues: 'dead-jobs',
};

/** What the API calls a resource of the dashboard. */
export const apiName = (resource: string): string => API_NAMES[resource] ?? resource;

const DASHBOARD_NAMES = Object.fromEntries(Object.entries(API_NAMES).map(([ours, theirs]) => [theirs, ours]));

/** What the dashboard calls a resource of the API. */
export const dashboardName = (resource: string): string => DASHBOARD_NAMES[resource] ?? resource;
