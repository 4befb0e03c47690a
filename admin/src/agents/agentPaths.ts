/** The page of an agent. */
export const agentPath = (id: string): string => `/agents/${encodeURIComponent(id)}/show`;

/** The bookings of an agent, tours and events. */
export const agentBookingsPath = (agentId: string): string =>
  `/tour-bookings?filter=${encodeURIComponent(JSON.stringify({ agentId }))}`;
