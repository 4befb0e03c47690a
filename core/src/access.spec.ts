import { ACCESS, canAccess, isStaff, ROLES, type AccessRequest, type Role } from './access.ts';

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

  it('denies no listed action to admins, except what agents do with their own (rules/agents 6)', () => {
    const all = Object.entries(ACCESS).flatMap(([resource, actions]) =>
      Object.entries<readonly Role[]>(actions).map(([action, roles]) => ({ name: `${resource} ${action}`, roles })),
    );
    expect(all.length).toBeGreaterThan(50);
    const denied = all.filter(({ roles }) => !roles.includes('admin')).map(({ name }) => name);
    const ofAgents = all.filter(({ roles }) => roles.includes('agent')).map(({ name }) => name);
    expect(denied).toEqual(ofAgents.filter((name) => !name.startsWith('account ')));
    expect(denied.every((name) => name.startsWith('own-'))).toBe(true);
  });

  it('counts an agent as no staff, unlike every other role (rules/agents 6)', () => {
    expect(ROLES.filter((role) => !isStaff(role))).toEqual(['agent']);
    expect(isStaff(undefined)).toBe(false);
  });
});
