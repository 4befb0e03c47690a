import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Message, Parsed, Part } from './message.ts';
import type { ParsedTexts } from './read-in.ts';

const known = new Map<Message, Parsed>();

/** Parses a message. Only for servers and builds: browsers get parsed messages. */
export function parseMessage(message: Message | Parsed): Parsed {
  if (typeof message !== 'string') return message;
  let parsed = known.get(message);
  if (parsed === undefined) {
    const parts = partsOf(parse(message, { ignoreTag: true }), '');
    parsed = parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
    known.set(message, parsed);
  }
  return parsed;
}

/** @param counted the argument that `#` refers to */
const partsOf = (elements: readonly MessageFormatElement[], counted: string): Part[] =>
  elements.map((element): Part => {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.argument:
        return { arg: element.value };
      case TYPE.pound:
        return { arg: counted };
      case TYPE.number:
        if (!element.style) return { arg: element.value, as: 'number' };
        if (element.style === 'usd') return { arg: element.value, as: 'usd' };
        break;
      case TYPE.select:
        return { arg: element.value, forms: formsOf(element.options, counted) };
      case TYPE.plural:
        return { arg: element.value, isPlural: true, forms: formsOf(element.options, element.value) };
      case TYPE.date:
      case TYPE.time:
      case TYPE.tag:
    }
    throw new Error(`This is not used in messages: ${JSON.stringify(element)}`);
  });

const formsOf = (options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>, counted: string) =>
  Object.fromEntries(Object.entries(options).map(([form, { value }]) => [form, partsOf(value, counted)]));

/** Messages by their keys, in groups and lists: the exports of a file of texts. */
export type MessageTexts = Message | readonly MessageTexts[] | { readonly [key: string]: MessageTexts };

/** Parses every message of a file of texts. */
export function parseTexts(texts: MessageTexts): ParsedTexts {
  if (typeof texts === 'string') return parseMessage(texts);
  if (Array.isArray(texts)) return texts.map(parseTexts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parseTexts(text)]));
}
