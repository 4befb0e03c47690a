import { tripBrief as arabic } from '../texts/ar/trip-brief.ts';
import { tripBrief as english } from '../texts/en/trip-brief.ts';
import { tripBrief as french } from '../texts/fr/trip-brief.ts';
import { tripBrief as kinyarwanda } from '../texts/rw/trip-brief.ts';
import { tripBrief as kiswahili } from '../texts/sw/trip-brief.ts';
import type { LanguageCode } from '../languages.ts';

const SUBJECTS: Readonly<Record<LanguageCode, string>> = {
  en: english.subject,
  fr: french.subject,
  sw: kiswahili.subject,
  rw: kinyarwanda.subject,
  ar: arabic.subject,
};

/** The language of the trip brief that a message was sent with, by its subject; undefined for any other message. */
export const languageOfTripBrief = (subject: string): LanguageCode | undefined =>
  (Object.keys(SUBJECTS) as LanguageCode[]).find((language) => subject.startsWith(SUBJECTS[language]));
