import { changedFields, changesBetween } from './audit.changes.js';

describe('The changes in the audit trail (rules/roles 5)', () => {
  it('are the fields that differ, with their values before and after', () => {
    const before = { title: 'Old', price: 10, tips: ['No'], startDate: new Date(0) };
    const after = { title: 'New', price: 10, tips: ['No'], startDate: new Date(1) };
    expect(changesBetween(before, after)).toEqual({
      title: ['Old', 'New'],
      startDate: ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.001Z'],
    });
  });

  it('of a new or deleted record are all its fields', () => {
    const record = { id: '1', createdAt: new Date(), title: 'Made', image: null };
    expect(changesBetween(null, record)).toEqual({ title: [null, 'Made'] });
    expect(changesBetween(record, undefined)).toEqual({ title: ['Made', null] });
  });

  it('never contain a secret', () => {
    const after = { passwordHash: 'x', tokenVersion: 2, resetToken: 'y', clientSecret: 'z', email: 'a@example.org' };
    expect(changesBetween({}, after)).toEqual({ email: [null, 'a@example.org'] });
    // That it has changed is known all the same.
    expect(changedFields({ tokenVersion: 1 }, { tokenVersion: 2 })).toEqual(['tokenVersion']);
  });

  it('are cut to a readable length, text and lists alike', () => {
    const changes = changesBetween(
      { body: 'a'.repeat(60_000) },
      { body: 'b', images: Array(500).fill('/media/x.svg') },
    );
    expect(changes.body![0]).toHaveLength(250);
    expect(changes.images![1]).toHaveLength(250);
  });
});
