import type { Plugin } from 'vite';

/**
 * Writes the server bundle in ASCII. V8 keeps a source file in memory with two bytes a character as soon as one of them
 * is not ASCII. The API's bundler has the same plugin.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    applyToEnvironment: ({ name }) => name !== 'client',
    // Runs after all other plugins, because the bundler prints non-ASCII characters unescaped.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
        }
      },
    },
  };
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
