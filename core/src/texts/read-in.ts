import type { LanguageCode } from '../languages.ts';
import { formatMessage } from './format-message.ts';
import type { Message, ParamsOf, Parsed, Part } from './message.ts';

/** The texts of a file for use in code: a text, or a function of the text's arguments. */
export type Read<English> = English extends Message
  ? keyof ParamsOf<English> extends never
    ? string
    : (params: ParamsOf<English>) => string
  : { readonly [Key in keyof English]: Read<English[Key]> };

/** Texts with parsed messages, by their keys, in groups and lists. */
export type ParsedTexts = Parsed | readonly ParsedTexts[] | { readonly [key: string]: ParsedTexts };

/** Texts of one language for use in code (see {@link Read}). Suitable for browsers: nothing is parsed. */
export function readIn<English>(language: LanguageCode, texts: ParsedTexts): Read<English> {
  return read(texts, language) as Read<English>;
}

function read(texts: ParsedTexts, language: LanguageCode): unknown {
  if (typeof texts === 'string') return texts;
  if (isMessage(texts)) return (params: never) => formatMessage(texts, params, language);
  if (Array.isArray(texts)) return texts.map((text: ParsedTexts) => read(text, language));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, read(text, language)]));
}

/** Distinguishes a message with arguments from a list of texts: one of its parts names an argument. */
const isMessage = (texts: ParsedTexts): texts is readonly Part[] =>
  Array.isArray(texts) && texts.some((part: object | string) => typeof part === 'object' && 'arg' in part);
