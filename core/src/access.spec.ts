import { ACCESS, canAccess, type AccessRequest } from './access.ts';

describe('Who may do what in the dashboard (rules/roles 2)', () => {
  it.each<[resource: string, action: string, user: boolean]>([
    ['tours', 'create', true],
    ['tours', 'edit', false],
    ['tours', 'publish', false],
    ['orders', 'list', true],
    ['orders', 'changeStatus', false],
    ['orders', 'refund', false],
    ['comments', 'delete', false],
    ['users', 'list', false],
    ['outbox', 'show', false],
  ])('admins may do this, and the role user in some cases: %s, %s, %s', (resource, action, user) => {
    const request: AccessRequest = { resource, action };
    expect(canAccess('admin', request)).toBe(true);
    expect(canAccess('user', request)).toBe(user);
    expect(canAccess(undefined, request)).toBe(false);
  });

  it('is denied if the table does not list it, to admins too', () => {
    expect(canAccess('admin', { resource: 'tours', action: 'paint' })).toBe(false);
    expect(canAccess('admin', { resource: 'castles', action: 'list' })).toBe(false);
  });

  it('denies no listed action to admins', () => {
    const roles = Object.values(ACCESS).flatMap((actions) => Object.values(actions));
    expect(roles.length).toBeGreaterThan(50);
    expect(roles.filter((allowed) => !allowed.includes('admin'))).toEqual([]);
  });
});
