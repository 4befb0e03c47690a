import { field, view } from '../../../platform/http/view.js';
import { ROLES } from '@imisozi/core/access';
import { type User } from '../user.entity.js';

/** An account as admins see it. */
export class UserView extends view({
  id: field.uuid(),
  firstName: field.string('Demo'),
  lastName: field.string('Colleague'),
  email: field.string('colleague@imisozi.example'),
  role: field.enum(ROLES),
  agentId: field.uuid('The travel agent whose login it is, with the role `agent`.').nullable(),
  organization: field.string('Imisozi Safaris'),
  phoneNumber: field.string('+250 788 123 456'),
  isActive: field.boolean(true, 'False while blocked.'),
  isActivated: field.boolean(true, 'False until the first password is set.'),
  lastLoginAt: field.time().nullable(),
  createdAt: field.time(),
}) {}

export class UsersAnswer extends view({
  data: field.list(UserView),
  usersCount: field.number(2),
}) {}

export class UserAnswer extends view({
  message: field.string(
    'The account has been created. A link to set the password has been sent to colleague@imisozi.example.',
  ),
  data: field.one(UserView),
}) {}

export function userView(user: User): UserView {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    agentId: user.agentId,
    organization: user.organization,
    phoneNumber: user.phoneNumber,
    isActive: user.isActive,
    isActivated: user.passwordHash !== null,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
