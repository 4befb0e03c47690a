import fc from 'fast-check';
import { canonicalPath } from './canonical-path.js';

describe('The canonical path', () => {
  it.each([
    ['/', '/'],
    ['/tours', '/tours'],
    ['/tours/', '/tours'],
    ['/z1/../tours', '/tours'],
    ['/fr/./tours/.', '/fr/tours'],
    ['/%2e%2e/tours', '/tours'],
    ['/%74ours', '/tours'],
    ['//tours', '/tours'],
    ['/fr//tours', '/fr/tours'],
    ['/\\\\tours', '/tours'],
    ['/tours%2fx', '/tours%2Fx'],
    ['/Tours', '/Tours'],
    ['/tours%3Fpeople=2', '/tours%3Fpeople=2'],
    ['/%', '/%'],
  ])('%j is %j', (path, expected) => expect(canonicalPath(path)).toBe(expected));

  it('is canonical itself, whatever the path was, so that no redirect leads to another', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%25',
      '%',
      'a',
      'é',
      ';',
      '%3f',
      ' ',
      '~',
      ':',
      '@',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const path = canonicalPath(`/${parts.join('')}`);
        expect(canonicalPath(path)).toBe(path);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2_000 },
    );
  });
});
