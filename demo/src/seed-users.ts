import type { EntityManager } from 'typeorm';
import type { Env } from '@imisozi/api/config/env';
import { hashPassword } from '@imisozi/api/modules/auth/password.hash';
import { Agent } from '@imisozi/api/modules/agents/agent.entity';
import { User } from '@imisozi/api/modules/users/user.entity';

/** Creates the two demonstration accounts of staff. Returns the admin. */
export async function seedUsers(tx: EntityManager, env: Env): Promise<User> {
  const shared = { organization: 'Imisozi Safaris', phoneNumber: '+250788000000', isActive: true };
  const admin = tx.create(User, {
    ...shared,
    firstName: 'Demo',
    lastName: 'Admin',
    email: env.ADMIN_EMAIL.toLowerCase(),
    role: 'admin',
    passwordHash: await hashPassword(env.ADMIN_PASSWORD),
  });
  const staff = tx.create(User, {
    ...shared,
    firstName: 'Demo',
    lastName: 'Staff',
    email: env.STAFF_EMAIL.toLowerCase(),
    role: 'user',
    passwordHash: await hashPassword(env.STAFF_PASSWORD),
  });
  await tx.save([admin, staff]);
  return admin;
}

/** The login of the demonstration's agent with a commission (rules/agents 6). */
export async function seedAgentLogin(tx: EntityManager, env: Env): Promise<void> {
  const { id, company, phoneNumber } = await tx.findOneByOrFail(Agent, { deal: 'commission' });
  const login = tx.create(User, {
    firstName: 'Demo',
    lastName: 'Agent',
    email: env.AGENT_EMAIL.toLowerCase(),
    role: 'agent',
    agentId: id,
    organization: company,
    phoneNumber,
    isActive: true,
    passwordHash: await hashPassword(env.AGENT_PASSWORD),
  });
  await tx.save(login);
}
