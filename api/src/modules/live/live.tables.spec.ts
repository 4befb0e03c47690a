// Holds rules/dashboard 7.
import { getMetadataArgsStorage } from 'typeorm';
import { LIVE_RESOURCES } from '@imisozi/core/live';
import { ENTITIES } from '../../schema.js';
import { RESOURCES_OF_TABLE } from './live.tables.js';

describe('The resources of live updates', () => {
  it('are declared for every table', () => {
    const tables = getMetadataArgsStorage()
      .tables.filter(({ target }) => (ENTITIES as readonly unknown[]).includes(target))
      .map(({ name }) => name);
    expect(Object.keys(RESOURCES_OF_TABLE).sort()).toEqual(tables.sort());
  });

  it('are each declared for at least one table', () => {
    expect([...new Set(Object.values(RESOURCES_OF_TABLE).flat())].sort()).toEqual([...LIVE_RESOURCES].sort());
  });
});
