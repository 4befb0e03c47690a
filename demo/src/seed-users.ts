import type { EntityManager } from 'typeorm';
import type { Env } from '@imisozi/api/config/env';
import { hashPassword } from '@imisozi/api/modules/auth/password.hash';
import { User } from '@imisozi/api/modules/users/user.entity';

/** Creates the two demonstration accounts. Returns the admin. */
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
