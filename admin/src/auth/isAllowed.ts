import { canAccess, type AccessRequest, type Role } from '@imisozi/core/access';
import { apiName } from '../data/resourceNames';

/** Whether a role may do something, by the same table as the API; resources have their dashboard names. */
export const isAllowed = (role: Role | undefined, { resource, action }: AccessRequest): boolean =>
  canAccess(role, { resource: apiName(resource), action });
