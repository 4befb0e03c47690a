import { canAccess, type Resource } from '@imisozi/core/access';
import type { CurrentUser } from './access.decorators.js';

/** Who is asking: the public sees what is published, staff see everything (rules/api 7). */
export type Audience = 'public' | 'staff';

/** What a caller of a public route reads of a resource: drafts too for roles that may list it (rules/roles 2). */
export const audienceOf = (caller: CurrentUser | undefined, resource: Resource): Audience =>
  canAccess(caller?.role, { resource, action: 'list' }) ? 'staff' : 'public';
