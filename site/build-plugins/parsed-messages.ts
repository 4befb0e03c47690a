import type { Plugin } from 'vite';
import type { Message, Parsed } from '@imisozi/core/texts/message';
import { parseMessage } from '@imisozi/core/texts/parse-message';

/** The ICU messages of one language and domain: nothing but texts, by their keys. */
const MESSAGES = /\/core\/src\/texts\/[a-z]{2}\/[\w-]+\.ts$/;

interface Group {
  readonly [key: string]: Message | Group;
}
interface ParsedGroup {
  readonly [key: string]: Parsed | ParsedGroup;
}

/** Parses ICU messages while the site is built: a browser gets them read, and no parser. */
export const parsedMessages = (): Plugin => ({
  name: 'parsed-messages',
  enforce: 'pre',
  async load(id) {
    if (!MESSAGES.test(id)) return undefined;
    const texts = (await import(id)) as Readonly<Record<string, Group>>;
    return Object.entries(texts)
      .map(([name, group]) => `export const ${name} = ${JSON.stringify(parsed(group))};`)
      .join('\n');
  },
});

const parsed = (group: Group): ParsedGroup =>
  Object.fromEntries(
    Object.entries(group).map(([key, text]) => [key, typeof text === 'string' ? parseMessage(text) : parsed(text)]),
  );
