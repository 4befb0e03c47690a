import type { Event } from './api/types';

/** The public list shows this many events, and so does the list of others beside one. */
export const MOST_EVENTS = 4;

const approved = (events: readonly Event[]) => events.filter(({ isApproved }) => isApproved);
const begins = (event: Event) => Date.parse(event.startDate);

export const isOver = (event: Event, now = Date.now()): boolean => Date.parse(event.endDate) < now;

/** Every approved event that is not over, soonest first. */
export const allComingEvents = (events: readonly Event[], now = Date.now()): Event[] =>
  approved(events)
    .filter((event) => !isOver(event, now))
    .toSorted((a, b) => begins(a) - begins(b));

/**
 * The coming events to announce, soonest first. Where there are more than fit, the next one to begin and the newest
 * ones stay: neither what is about to happen nor what was just announced may be missing.
 */
export function comingEvents(events: readonly Event[], now = Date.now()): Event[] {
  const newestFirst = approved(events).filter((event) => !isOver(event, now));
  const soonestFirst = allComingEvents(events, now);
  const chosen = [...new Set([...soonestFirst.slice(0, 1), ...newestFirst])].slice(0, MOST_EVENTS);
  return soonestFirst.filter((event) => chosen.includes(event));
}

/** What is over, latest first. */
export const previousEvents = (events: readonly Event[], now = Date.now()): Event[] =>
  approved(events)
    .filter((event) => isOver(event, now))
    .toSorted((a, b) => begins(b) - begins(a));

/** Other approved events to show beside one: coming ones first. */
export function otherEvents(events: readonly Event[], than: Event): Event[] {
  const others = events.filter(({ id }) => id !== than.id);
  return [...comingEvents(others), ...previousEvents(others)].slice(0, MOST_EVENTS);
}
