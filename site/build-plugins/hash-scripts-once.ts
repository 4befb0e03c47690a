import type { Plugin } from 'vite';

const MODULE = /\/astro\/dist\/core\/encryption\.js$/;
const FUNCTION = 'async function generateCspDigest(data, algorithm) {';

/** Both come from the build, so there are few of them. */
const ONCE = `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  let digest = digests.get(key);
  if (!digest) digests.set(key, (digest = digestOf(data, algorithm)));
  return digest;
}
async function digestOf(data, algorithm) {`;

/**
 * Astro hashes the scripts of a page for its content security policy anew for each reader, in another thread: a fifth of
 * the time of a page, though they are the same since the build.
 * @throws Error when Astro's module is no longer what this expects
 */
export function hashScriptsOnce(): Plugin {
  return {
    name: 'hash-scripts-once',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined;
      if (!code.includes(FUNCTION))
        throw new Error('Astro hashes scripts in another way: look at hash-scripts-once.ts.');
      return { code: code.replace(FUNCTION, ONCE), map: null };
    },
  };
}
