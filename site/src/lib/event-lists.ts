import type { Event } from './api/types';

/** The number of events in the public list, and in the list of other events on an event's page. */
export const MAX_EVENTS = 4;

const approved = (events: readonly Event[]) => events.filter(({ isApproved }) => isApproved);
const begins = (event: Event) => Date.parse(event.startDate);

export const isOver = (event: Event, now = Date.now()): boolean => Date.parse(event.endDate) < now;

/** Every approved event that is not over, soonest first. */
export const allUpcomingEvents = (events: readonly Event[], now = Date.now()): Event[] =>
  approved(events)
    .filter((event) => !isOver(event, now))
    .toSorted((a, b) => begins(a) - begins(b));

/** The upcoming events to announce, soonest first. */
export const upcomingEvents = (events: readonly Event[], now = Date.now()): Event[] =>
  allUpcomingEvents(events, now).slice(0, MAX_EVENTS);

/** Past events, latest first. */
export const previousEvents = (events: readonly Event[], now = Date.now()): Event[] =>
  approved(events)
    .filter((event) => isOver(event, now))
    .toSorted((a, b) => begins(b) - begins(a));

/** Other approved events for an event's page, upcoming ones first. */
export function otherEvents(events: readonly Event[], than: Event): Event[] {
  const others = events.filter(({ id }) => id !== than.id);
  return [...upcomingEvents(others), ...previousEvents(others)].slice(0, MAX_EVENTS);
}
