import { calendarFile, type CalendarFile, type CalendarTimes } from '../../common/calendar/calendar-file.js';
import type { Company } from '@imisozi/core/company';
import { pageAt, texts } from '../../texts/reader.js';
import type { Event } from './event.entity.js';

/** Without an end that is not after the beginning. */
export const eventTimes = ({ startDate: start, endDate }: Pick<Event, 'startDate' | 'endDate'>): CalendarTimes => ({
  start,
  end: endDate > start ? endDate : null,
});

/**
 * An event for calendars, in the language of its reader.
 * @param publicUrl the site's URL, without a trailing slash
 */
export function eventCalendar(event: Event, company: Company, publicUrl: string): CalendarFile {
  return calendarFile(
    {
      uid: `event-${event.id}@${new URL(publicUrl).hostname}`,
      title: event.title,
      times: eventTimes(event),
      place: event.place,
      notes: [event.price > 0 ? texts().eventPrice({ amount: event.price }) : texts().freeEntry],
      url: pageAt(publicUrl, `/event/${event.slug}`),
      status: 'CONFIRMED',
      createdAt: event.createdAt,
      updatedAt: event.updatedAt,
    },
    event.slug,
    company,
  );
}
