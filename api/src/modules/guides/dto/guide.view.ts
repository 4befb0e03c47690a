import { LANGUAGE_CODES, pathInLanguage } from '@imisozi/core/languages';
import { SPOKEN_LANGUAGES } from '@imisozi/core/operations/spoken-languages';
import { field, view } from '../../../platform/http/view.js';
import type { Guide } from '../guide.entity.js';

/** A span of days off. */
export class DaysOffView extends view({
  from: field.day('2027-07-01'),
  to: field.day('2027-07-05'),
}) {}

export class GuideView extends view({
  id: field.uuid(),
  names: field.string('Eric Mugisha'),
  phoneNumber: field.string('+250 788 300 100'),
  email: field.string('eric@example.org', 'Empty: none.'),
  language: field.enum(LANGUAGE_CODES, 'Of the own page.'),
  languages: field.enums(SPOKEN_LANGUAGES, 'Those that guests are spoken to in.'),
  isGuide: field.boolean(true),
  isDriver: field.boolean(true),
  licenceNumber: field.string('RW-G-0042'),
  licenceUntil: field.day('2028-03-31', 'The last day on which it is valid.').nullable(),
  daysOff: field.list(DaysOffView),
  note: field.string('Birds of Nyungwe.'),
  isActive: field.boolean(true),
  page: field.string('https://safaris.example/guide/3c6f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e20', 'The own page: a secret.'),
  calendar: field.string(
    'https://safaris.example/api/guides/9a1f0d4e-5d0b-4a57-8f0e-5b7d3a1c9e21.ics',
    'The own calendar, for a program that follows it: a secret.',
  ),
  createdAt: field.time(),
}) {}

export class GuideAnswer extends view({
  message: field.string('The guide has been saved.'),
  data: field.one(GuideView),
}) {}

/** @param siteUrl the beginning of the links */
export const guideView = (guide: Guide, siteUrl: string): GuideView => ({
  id: guide.id,
  names: guide.names,
  phoneNumber: guide.phoneNumber,
  email: guide.email,
  language: guide.language,
  languages: guide.languages,
  isGuide: guide.isGuide,
  isDriver: guide.isDriver,
  licenceNumber: guide.licenceNumber,
  licenceUntil: guide.licenceUntil,
  daysOff: guide.daysOff.map(({ from, to }) => ({ from, to })),
  note: guide.note,
  isActive: guide.isActive,
  page: `${siteUrl}${pathInLanguage(guide.language, `/guide/${guide.pageToken}`)}`,
  calendar: `${siteUrl}/api/guides/${guide.calendarToken}.ics`,
  createdAt: guide.createdAt.toISOString(),
});
