import { parseTexts, type MessageTexts } from './parse-message.ts';

/** The files with ICU messages of one language and domain, which contain only texts by their keys. */
const MESSAGES = /\/core\/src\/texts\/[a-z]{2}\/(?:[\w-]+\/)*[\w-]+\.ts$/;

/** A Vite plugin that parses ICU messages when the dashboard is built: browsers get parsed messages, and no parser. */
export const parsedMessages = () => ({
  name: 'parsed-messages',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!MESSAGES.test(id)) return undefined;
    const texts = (await import(id)) as Readonly<Record<string, MessageTexts>>;
    return parsedModule(texts);
  },
});

/** The code of a module that exports texts with their messages parsed. */
export const parsedModule = (texts: Readonly<Record<string, MessageTexts>>): string =>
  Object.entries(texts)
    .map(([name, group]) => `export const ${name} = ${JSON.stringify(parseTexts(group))};`)
    .join('\n');
