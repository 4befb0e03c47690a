import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_LANGUAGES, type LanguageCode } from '@imisozi/core/languages';
import type { Message, Parsed } from '@imisozi/core/texts/message';
import { parseMessage } from '@imisozi/core/texts/parse-message';
import { inProduct } from '../config/product-folder.js';

/** Translations may leave out the deadline, and the currency of an amount that says it already. */
const SAYING_LESS = new Set(['travellers-closed', 'total']);

const FOLDER = inProduct('core/src/texts');

const filesIn = (language: LanguageCode) => readdirSync(join(FOLDER, language));
/** The messages of a file by their keys, whatever group they are in. */
const messagesOf = (texts: object): [key: string, Message][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as [string, Message]] : messagesOf(text as object),
  );
const readFile = async (language: LanguageCode, file: string) =>
  messagesOf((await import(join(FOLDER, language, file))) as object).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );

describe.each(OTHER_LANGUAGES)('The messages in %s', (language) => {
  it.each(filesIn(language))('have in %s the same arguments as in English', async (file) => {
    const named = (messages: readonly [string, Message][]) =>
      messages.map(([key, text]) => {
        const args = SAYING_LESS.has(key) ? [] : [...new Set(argumentsOf(parseMessage(text)))].toSorted();
        return [key, args] as const;
      });
    expect(named(await readFile(language, file))).toEqual(named(await readFile('en', file)));
  });
});

const argumentsOf = (parsed: Parsed): string[] =>
  typeof parsed === 'string'
    ? []
    : parsed.flatMap((part) =>
        typeof part === 'string' ? [] : [part.arg, ...Object.values(part.forms ?? {}).flatMap(argumentsOf)],
      );
