import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import type { Role } from '@imisozi/core/access';
import { User } from './user.entity.js';

/** The maximum number of colleagues in a list. */
const MAX_COLLEAGUES = 200;

/** The fields of an account that colleagues may see. */
export interface Colleague {
  readonly id: string;
  readonly names: string;
}

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  /** @param email in upper or lower case */
  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email: email.trim().toLowerCase() });
  }

  /** The account, locked until the transaction ends. */
  async lock(tx: EntityManager, id: string): Promise<User | null> {
    await tx.update(User, { id }, { createdAt: () => 'createdAt' });
    return tx.findOneBy(User, { id });
  }

  /** Accounts that may log in and have one of these roles, sorted by name. */
  async withRoles(roles: readonly Role[]): Promise<Colleague[]> {
    const users = await this.users.find({
      where: { role: In(roles), isActive: true },
      order: { firstName: 'ASC', lastName: 'ASC', id: 'ASC' },
      take: MAX_COLLEAGUES,
    });
    return users.map(colleague);
  }

  /** Names by id, blocked accounts too. */
  async namesOf(
    ids: readonly string[],
    tx: EntityManager = this.users.manager,
  ): Promise<ReadonlyMap<string, Colleague>> {
    const users = ids.length === 0 ? [] : await tx.findBy(User, { id: In([...new Set(ids)]) });
    return new Map(users.map((user) => [user.id, colleague(user)]));
  }

  /** Whether an account is the login of an agent, blocked ones too. */
  existForAgent(tx: EntityManager, agentId: string): Promise<boolean> {
    return tx.existsBy(User, { agentId });
  }

  /** Records a login to the account. */
  async noteLogin(tx: EntityManager, id: string): Promise<void> {
    await tx.update(User, { id }, { lastLoginAt: new Date() });
  }

  /** Sets a password without knowing the old one, and ends every session; false for a blocked account. */
  async resetPassword(tx: EntityManager, id: string, passwordHash: string): Promise<boolean> {
    const values = { passwordHash, tokenVersion: () => 'tokenVersion + 1', updatedAt: new Date() };
    const { affected } = await tx.update(User, { id, isActive: true }, values);
    return affected === 1;
  }

  /** Changes the password; false if it has changed since `user` was read. */
  async changePassword(tx: EntityManager, user: User, passwordHash: string): Promise<boolean> {
    const where = { id: user.id, passwordHash: user.passwordHash! };
    const { affected } = await tx.update(User, where, { passwordHash, updatedAt: new Date() });
    return affected === 1;
  }
}

const colleague = ({ id, firstName, lastName }: User): Colleague => ({ id, names: `${firstName} ${lastName}` });
