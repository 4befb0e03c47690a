import { translatedUnits, type TranslatedText, type TranslatedTexts } from '@imisozi/core/translations/translated';
import { unitsOf, type Texts, type Unit } from '@imisozi/core/translations/translatable';
import { refusedField, type Refusal } from '@imisozi/core/refusals/refusal';
import { isOneLine, withoutOverrides } from '@imisozi/core/one-line';
import { countCharacters } from '@imisozi/core/fields/characters';
import { MAX_RICH_TEXT_BYTES, sanitizeRichText } from '../../common/rich-text/rich-text.js';

/** A text from staff. */
export interface SentText {
  readonly key: string;
  readonly text: string;
  /** The revision of the English text that it translates. */
  readonly sourceRevision: string;
}

/** A column of 65,535 bytes holds the texts of a field, with their keys. */
const MAX_FIELD_BYTES = 65_000;

/** Control characters, but line breaks and tabs. */
const CONTROLS = /[^\P{Cc}\n\t]/u;

interface ReadTexts {
  /** By field of the record. */
  readonly texts: ReadonlyMap<string, TranslatedTexts>;
  readonly problems: readonly Refusal[];
}

/**
 * Texts in their stored form, validated by the rules of the record's own fields (rules/languages 5). Texts whose
 * English text was deleted meanwhile are dropped.
 */
export function readTexts(ofKind: Texts, record: object, sent: readonly SentText[]): ReadTexts {
  const problems: Refusal[] = [];
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
    if (Buffer.byteLength(JSON.stringify(own)) > MAX_FIELD_BYTES) problems.push(tooLong(ofKind, record, field));
  }
  return { texts, problems };
}

function readText({ kind, label, maxLength }: Unit, sent: string): { text: string; problem?: Refusal } {
  if (kind === 'html') {
    const text = sanitizeRichText(sent);
    const isTooLong = Buffer.byteLength(text) > MAX_RICH_TEXT_BYTES;
    return { text, ...(isTooLong && { problem: refusedField(label, 'field-rich-text-too-long') }) };
  }
  const isLine = kind === 'line';
  const text = (isLine ? sent : withoutOverrides(sent)).replace(/\r\n?/g, '\n').trim();
  if (isLine && !isOneLine(text)) return { text, problem: refusedField(label, 'field-not-one-line') };
  if (CONTROLS.test(text) || !text.isWellFormed())
    return { text, problem: refusedField(label, 'field-not-plain-text') };
  const isTooLong = countCharacters(text) > maxLength;
  return { text, ...(isTooLong && { problem: refusedField(label, 'field-too-long', { max: maxLength }) }) };
}

const tooLong = (ofKind: Texts, record: object, field: string): Refusal => {
  const first = unitsOf(ofKind, record).find((unit) => unit.field === field);
  return refusedField(first?.label.replace(/ \d+.*/, '') ?? field, 'field-texts-too-long');
};
