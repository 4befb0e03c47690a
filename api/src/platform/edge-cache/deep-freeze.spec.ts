import { deepFreeze } from './deep-freeze.js';

describe('A shared value in memory', () => {
  it('cannot be changed by its readers, at any depth', () => {
    const kept = deepFreeze({ links: [{ title: 'Akagera' }], byId: new Map([['a', { texts: ['one'] }]]) });
    expect(() => (kept.links[0]!.title = 'Changed')).toThrow(TypeError);
    expect(() => kept.links.push({ title: 'More' })).toThrow(TypeError);
    expect(() => kept.byId.get('a')!.texts.push('two')).toThrow(TypeError);
  });

  it('may be bytes, null, or refer to itself', () => {
    const itself: { again?: unknown } = {};
    itself.again = itself;
    for (const value of [null, undefined, 'text', 7, Buffer.from('bytes'), itself])
      expect(deepFreeze(value)).toBe(value);
  });
});
