import { SegmentedLru } from './segmented-lru.js';

describe('What is kept within a bound', () => {
  const lruOf = (entries: number, bytes = 1_000) => {
    const gone: string[] = [];
    return {
      gone,
      lru: new SegmentedLru<{ bytes: number; name: string }>({ entries, bytes }, ({ name }) => gone.push(name)),
    };
  };
  const read = (network: string) => () => network;
  const entry = (name: string, bytes = 1) => ({ name, bytes });

  it('goes when something new comes, the least recently used first', () => {
    const { lru, gone } = lruOf(2);
    for (const name of ['a', 'b']) lru.set(name, entry(name));
    lru.get('a', read('one'));
    lru.set('c', entry('c'));
    expect([gone, lru.size]).toEqual([['b'], 2]);
  });

  it('stays once several networks have read it, however much one client asks for, and reads', () => {
    const { lru } = lruOf(10);
    for (const name of ['hot', 'hotter']) lru.set(name, entry(name));
    for (const network of ['one', 'two']) for (const name of ['hot', 'hotter']) lru.get(name, read(network));
    for (let index = 0; index < 100; index++) {
      lru.set(`cold-${index}`, entry(`cold-${index}`));
      for (let times = 0; times < 3; times++) lru.get(`cold-${index}`, read('three'));
    }
    expect([lru.peek('hot')?.name, lru.peek('hotter')?.name, lru.size]).toEqual(['hot', 'hotter', 10]);
  });

  it('leaves a share to what is new, so that what everybody read once does not stay for ever', () => {
    const { lru, gone } = lruOf(5);
    for (let index = 0; index < 20; index++) {
      lru.set(`${index}`, entry(`${index}`));
      for (const network of ['one', 'two']) lru.get(`${index}`, read(network));
    }
    expect([gone.length, lru.peek('19')?.name, lru.size]).toEqual([15, '19', 5]);
  });

  it('counts bytes too, and takes nothing that is larger than all may be', () => {
    const { lru, gone } = lruOf(10, 100);
    lru.set('a', entry('a', 60));
    lru.set('b', entry('b', 60));
    expect([gone, lru.bytes]).toEqual([['a'], 60]);
    lru.set('huge', entry('huge', 101));
    expect(lru.peek('huge')).toBeUndefined();
    expect(lru.bytes).toBe(60);
  });

  it('tells of an entry that was replaced or deleted, and not of one that moves between its segments', () => {
    const { lru, gone } = lruOf(10);
    lru.set('a', entry('a'));
    for (const network of ['one', 'two']) lru.get('a', read(network));
    expect(gone).toEqual([]);
    lru.set('a', entry('a again'));
    expect([gone, lru.get('a', read('three'))?.name]).toEqual([['a'], 'a again']);
    lru.delete('a');
    expect([gone, lru.size, lru.bytes]).toEqual([['a', 'a again'], 0, 0]);
  });
});
