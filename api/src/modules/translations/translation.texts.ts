import { translatedUnits, type TranslatedText, type TranslatedTexts } from '@imisozi/core/translations/translated';
import { unitsOf, type Texts, type Unit } from '@imisozi/core/translations/translatable';
import { countCharacters } from '../../platform/characters.js';
import { LARGEST_RICH_TEXT_BYTES, sanitizeRichText } from '../../common/rich-text/rich-text.js';

/** A text as staff send it. */
export interface SentText {
  readonly key: string;
  readonly text: string;
  /** Which English text it translates. */
  readonly sourceRevision: string;
}

/** A column of 65,535 bytes holds the texts of a field, with their keys. */
const LARGEST_FIELD_BYTES = 65_000;

/** Control characters, but line breaks and tabs. */
const CONTROLS = /[^\P{Cc}\n\t]/u;

interface ReadTexts {
  /** By the field of the record. */
  readonly texts: ReadonlyMap<string, TranslatedTexts>;
  readonly problems: readonly string[];
}

/**
 * Texts as they are stored, under the rules of the record's own (contract 1). Those of English texts that are gone
 * meanwhile are left out: there is nothing to translate any more.
 */
export function readTexts(ofKind: Texts, record: object, sent: readonly SentText[]): ReadTexts {
  const problems: string[] = [];
  const given = Object.fromEntries(
    sent.map(({ key, text, sourceRevision }): [string, TranslatedText] => [key, { text, sourceRevision }]),
  );
  const texts = new Map<string, Record<string, TranslatedText>>();
  for (const unit of translatedUnits(ofKind, record, given)) {
    if (!unit.translation) continue;
    const { text, problem } = readText(unit, unit.translation.text);
    if (problem) problems.push(problem);
    if (text === '') continue;
    const own = texts.get(unit.field) ?? {};
    own[unit.key] = { text, sourceRevision: unit.translation.sourceRevision };
    texts.set(unit.field, own);
  }
  for (const [field, own] of texts) {
    if (Buffer.byteLength(JSON.stringify(own)) > LARGEST_FIELD_BYTES) problems.push(tooLong(ofKind, record, field));
  }
  return { texts, problems };
}

function readText({ kind, label, longest }: Unit, sent: string): { text: string; problem?: string } {
  if (kind === 'html') {
    const text = sanitizeRichText(sent);
    const isTooLong = Buffer.byteLength(text) > LARGEST_RICH_TEXT_BYTES;
    return { text, ...(isTooLong && { problem: `${label} is too long: at most 60,000 bytes, including formatting` }) };
  }
  const text = sent.replace(/\r\n?/g, '\n').trim();
  if (CONTROLS.test(text) || !text.isWellFormed()) return { text, problem: `${label} must be plain text` };
  if (kind === 'line' && /[\n\t]/.test(text)) return { text, problem: `${label} must be a single line` };
  const isTooLong = countCharacters(text) > longest;
  return { text, ...(isTooLong && { problem: `${label} can have at most ${longest} characters` }) };
}

const tooLong = (ofKind: Texts, record: object, field: string): string => {
  const first = unitsOf(ofKind, record).find((unit) => unit.field === field);
  return `${first?.label.replace(/ \d+.*/, '') ?? field}: all texts together are too long`;
};
