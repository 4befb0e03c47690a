import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator';
import type { Company } from '@imisozi/core/company';
import { addDays, parseCatTime, type Day } from '@imisozi/core/kigali-time';
import { catDay, catMoment, texts, writtenLanguage } from '../../texts/reader.js';

/** Times of day, or whole days, which are the same days in every time zone. */
export type CalendarTimes =
  | {
      readonly start: Date;
      /** Null if only the beginning is known. */
      readonly end: Date | null;
      /** Whether it ends with its last day, without a known time. */
      readonly endsWithDay?: boolean;
    }
  | { readonly firstDay: Day; readonly lastDay: Day };

/** An entry of a calendar. */
export interface CalendarEntry {
  /** Never changes, so that a later file updates the entry instead of adding a second one. */
  readonly uid: string;
  readonly title: string;
  readonly times: CalendarTimes;
  readonly place: string;
  /** Lines below the times. */
  readonly notes: readonly string[];
  /** Absolute URL of its page. */
  readonly url: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A file to send or to attach. */
export interface CalendarFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

const CONTENT_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/**
 * A calendar file with one entry (RFC 5545). Times are instants in UTC, which programs show in their reader's zone;
 * days without a time are dates (`VALUE=DATE`). The notes give the time in Kigali (rules/api 11), in the language of
 * the reader.
 * @param name the file name, without its extension
 */
export const calendarFile = (entry: CalendarEntry, name: string, company: Company): CalendarFile =>
  calendarOf([entry], name, company);

/** {@link calendarFile} with any number of entries, for a program that follows it. */
export function calendarOf(entries: readonly CalendarEntry[], name: string, company: Company): CalendarFile {
  const calendar = ical({
    prodId: { company: company.name, product: 'Website', language: writtenLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) addEntry(calendar, entry);
  return { filename: `${name}.ics`, contentType: CONTENT_TYPE, content: Buffer.from(`${calendar.toString()}\r\n`) };
}

function addEntry(calendar: ICalCalendar, entry: CalendarEntry): void {
  calendar.createEvent({
    id: entry.uid,
    // A later version needs a higher sequence number, and the same version the same number: seconds do both without a
    // counter.
    sequence: Math.max(0, Math.floor((entry.updatedAt.getTime() - entry.createdAt.getTime()) / 1_000)),
    stamp: entry.updatedAt,
    created: entry.createdAt,
    lastModified: entry.updatedAt,
    ...spanOf(entry.times),
    summary: entry.title,
    location: entry.place,
    description: [...timesOf(entry), ...entry.notes, entry.url].join('\n'),
    url: entry.url,
    status: ICalEventStatus[entry.status],
  });
}

/** The end of whole days is exclusive. */
function spanOf(times: CalendarTimes) {
  if ('start' in times) return { start: times.start, end: times.end };
  return { start: utcMidnight(times.firstDay), end: utcMidnight(addDays(times.lastDay, 1)), allDay: true };
}

/** The instant that the generator writes as this day. */
const utcMidnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);

function timesOf({ times }: CalendarEntry): string[] {
  const { facts, papers } = texts();
  if ('firstDay' in times) {
    const { firstDay, lastDay } = times;
    const starts = papers.fact({ name: facts.starts, value: catDay(parseCatTime(firstDay)!) });
    const ends = papers.fact({ name: facts.lastDay, value: catDay(parseCatTime(lastDay)!) });
    return lastDay === firstDay ? [starts] : [starts, ends];
  }
  const { start, end, endsWithDay } = times;
  const starts = papers.fact({ name: facts.starts, value: catMoment(start) });
  if (!end) return [starts];
  // The end is exclusive: the first instant after the entry.
  const lastDay = new Date(end.getTime() - 1);
  const ends = endsWithDay ? [facts.lastDay, catDay(lastDay)] : [facts.ends, catMoment(end)];
  return [starts, papers.fact({ name: ends[0]!, value: ends[1]! })];
}
