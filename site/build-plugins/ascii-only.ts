import type { Plugin } from 'vite';

/**
 * Writes the server's bundle in ASCII. The engine keeps sources in memory, with two bytes for each character of a file as
 * soon as one of them is not ASCII. The API's own bundler has the same plugin.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    applyToEnvironment: ({ name }) => name !== 'client',
    // After everything else: the bundler prints letters as they are.
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
