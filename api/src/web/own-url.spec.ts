import { ownUrl } from './own-url.js';

const PUBLIC_URL = 'https://www.imisozi.example';

describe('The address of a page (rules/operating 1)', () => {
  it.each([
    ['/about?x=//y', '/about?x=//y'],
    ['//', '/'],
    ['///?a=b', '/?a=b'],
    ['//evil.example/about', '/evil.example/about'],
    ['//evil.example:99999/', '/evil.example:99999/'],
    ['//a:b@evil.example/', '/a:b@evil.example/'],
    ['/\\evil.example/about', '/evil.example/about'],
    ['/.//evil.example:99999/', '/evil.example:99999/'],
    ['/..//evil.example/', '/evil.example/'],
    ['//[', '/['],
    ['http://evil.example:99999/about?x=1', '/about?x=1'],
    ['http://evil.example//other.example', '/other.example'],
    ['/tour//about', '/tour//about'],
    ['/about#?x', '/about'],
    ['*', '/*'],
  ])('of %s is a path of ours', (target, path) => {
    expect(ownUrl(target, PUBLIC_URL).href).toBe(PUBLIC_URL + path);
    expect(ownUrl(target, `${PUBLIC_URL}/`).href).toBe(PUBLIC_URL + path);
  });
});
